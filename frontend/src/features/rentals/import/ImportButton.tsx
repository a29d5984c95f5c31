import upload from 'bootstrap-icons/icons/upload.svg?glyph';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { Late, latePart } from '../../../components/Late';
import { useChangeAddress } from '../../../components/useChangeAddress';
import { useMay } from '../../session/useMay';
import { selectCurrentImport } from '../uploadSlice';
import { DropOnPage } from './DropOnPage';

const importDialog = latePart(() => import('./ImportDialog'), ['import', 'rentals']);

/** Opens the import; a file dropped anywhere on the page does too, and so does an address with `import`. */
export function ImportButton() {
  const { t } = useTranslation('rentals');
  const mayImport = useMay('import');
  const isBusy = useAppSelector((state) => selectCurrentImport(state) !== null);
  const [isOpen, setIsOpen] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    setDropped(null);
  }, []);
  const onDrop = useCallback(
    (file: File) => {
      if (!isBusy) setDropped(file);
      setIsOpen(true);
    },
    [isBusy],
  );

  const [params] = useSearchParams();
  const changeAddress = useChangeAddress();
  const isAskedFor = mayImport && params.has('import');
  useEffect(() => {
    if (!isAskedFor) return;
    setIsOpen(true);
    changeAddress({ import: null }, { replace: true });
  }, [isAskedFor, changeAddress]);

  return (
    <>
      <button
        type="button"
        className="btn btn-primary"
        disabled={!mayImport}
        title={mayImport ? undefined : t('import.signInFirst')}
        onClick={() => setIsOpen(true)}
      >
        <Icon glyph={upload} />
        {t(isBusy ? 'import.showRunning' : 'import.button')}
      </button>
      {mayImport && !isOpen && <DropOnPage onDrop={onDrop} isBusy={isBusy} />}
      {isOpen && (
        <Suspense>
          {/* A file that was dropped is not let go. */}
          <Late
            part={importDialog}
            given={{ firstFile: dropped, onClose: close }}
            onMovedOn={dropped ? undefined : close}
          />
        </Suspense>
      )}
    </>
  );
}
