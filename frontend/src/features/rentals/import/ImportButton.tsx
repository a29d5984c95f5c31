import upload from 'bootstrap-icons/icons/upload.svg?glyph';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { selectIsSignedIn } from '../../session/sessionSlice';
import { DropOnPage } from './DropOnPage';

const ImportDialog = lazy(() => import('./ImportDialog'));

/** Opens the import; a file dropped anywhere on the page does too. */
export function ImportButton() {
  const { t } = useTranslation('rentals');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [isOpen, setIsOpen] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    setDropped(null);
  }, []);
  const onDrop = useCallback((file: File) => {
    setDropped(file);
    setIsOpen(true);
  }, []);

  return (
    <>
      <button
        type="button"
        className="btn btn-primary"
        disabled={!isSignedIn}
        title={isSignedIn ? undefined : t('import.signInFirst')}
        onClick={() => setIsOpen(true)}
      >
        <Icon glyph={upload} />
        {t('import.button')}
      </button>
      {isSignedIn && !isOpen && <DropOnPage onDrop={onDrop} />}
      {isOpen && (
        <Suspense>
          <ImportDialog firstFile={dropped} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
