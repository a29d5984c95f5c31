import upload from 'bootstrap-icons/icons/upload.svg?glyph';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { LazyComponent } from '../../../components/LazyComponent';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { useUpdateSearchParams } from '../../../components/useUpdateSearchParams';
import { isolate } from '../../../lib/isolate';
import { notify } from '../../notifications/public/notify';
import { useCan, useDenial, useDenialKey } from '../../session/public/permissions';
import { conflictsParam } from '../conflicts/conflictsParam';
import { rentalParam } from '../edit/rentalParam';
import { useRentalPanels } from '../edit/useRentalPanels';
import { DropOnPage } from './DropOnPage';
import { importDialog } from './importDialog';
import { selectCurrentImport } from './uploadSlice';
import { useKeptReview } from './useKeptReview';

/** Preloads the dialog while a file is dragged over the page. */
const loadAhead = () => void importDialog.load().catch(() => undefined);

/** Opens the import, as does a file dropped anywhere on the page, or `import` in the address. */
export function ImportButton() {
  const { t } = useTranslation('rentals');
  const mayImport = useCan('import');
  const denial = useDenial('import');
  const denialKey = useDenialKey('import');
  const isBusy = useAppSelector((state) => selectCurrentImport(state) !== null);
  const [isOpen, setIsOpen] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    setDropped(null);
  }, []);
  const [params] = useSearchParams();
  const isPanelOpen = params.has(rentalParam) || params.has(conflictsParam);
  const { close: closePanel } = useRentalPanels();
  // The router asks one form only before it is left: the panel closes first, and asks about what is unsaved in it.
  const isShown = isOpen && !isPanelOpen;
  const onDrop = useCallback(
    (file: File) => {
      if (!isBusy) setDropped(file);
      setIsOpen(true);
      if (isPanelOpen) closePanel();
    },
    [isBusy, isPanelOpen, closePanel],
  );

  useKeptReview(useCallback(() => setIsOpen(true), []));

  const dispatch = useAppDispatch();
  /** The user did something else meanwhile. A dropped file waits until they open the import. */
  const openLater = () => {
    close();
    if (!dropped) return;
    dispatch(
      notify({
        kind: 'info',
        textKey: 'rentals:import.dropWaits',
        params: { name: isolate(dropped.name) },
        action: { textKey: 'rentals:import.openDropped', run: () => onDrop(dropped) },
        topic: 'dropped-file',
      }),
    );
  };

  const updateSearchParams = useUpdateSearchParams();
  const isAskedFor = mayImport !== undefined && params.has('import');
  useEffect(() => {
    if (!isAskedFor) return;
    if (denialKey === undefined) setIsOpen(true);
    else {
      // The application's own effect, which comes after this one, starts a guest's session without any messages.
      queueMicrotask(() => dispatch(notify({ kind: 'warning', textKey: `common:${denialKey}`, topic: 'denied' })));
    }
    updateSearchParams({ import: null }, { replace: true });
  }, [isAskedFor, denialKey, dispatch, updateSearchParams]);

  return (
    <>
      <RestrictedButton
        className="btn btn-primary"
        reason={denial}
        disabled={!mayImport}
        title={mayImport ? undefined : t('import.signInFirst')}
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={upload} />
        <span className="action-label">{t(isBusy ? 'import.showRunning' : 'import.button')}</span>
      </RestrictedButton>
      {mayImport && !isShown && <DropOnPage onNear={loadAhead} onDrop={onDrop} isBusy={isBusy} />}
      {isShown && (
        <Suspense>
          <LazyComponent part={importDialog} props={{ firstFile: dropped, onClose: close }} onMovedOn={openLater} />
        </Suspense>
      )}
    </>
  );
}
