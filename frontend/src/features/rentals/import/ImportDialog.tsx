import { useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { ChooseFile } from './ChooseFile';
import { ImportProgress } from './ImportProgress';
import { ImportReport } from './ImportReport';
import { ImportReview } from './ImportReview';
import './import.scss';
import { useFileDrop } from './useFileDrop';
import { type ImportTools, useImport } from './useImport';

/** The worker that reads the file, and the cloud that takes its rows. */
const realTools: ImportTools = {
  openFile: async (file) => (await import('./openImportFile')).openImportFile(file),
  loadApi: () => import('../../../cloud/rentals-api'),
};

export interface ImportDialogProps {
  /** A file that was dropped on the page. */
  readonly firstFile: File | null;
  readonly onClose: () => void;
  readonly tools?: ImportTools;
}

/** Brings a CSV file's rentals in: choose, review, import, report. */
export default function ImportDialog({ firstFile, onClose, tools = realTools }: ImportDialogProps) {
  const { t } = useTranslation('rentals');
  const control = useImport(tools);
  const { stage, open } = control;
  const titleId = useId();
  const isRunning = stage.name === 'run';
  const opened = useRef<File | null>(null);

  useEffect(() => {
    if (!firstFile || opened.current === firstFile) return;
    opened.current = firstFile;
    open(firstFile);
  }, [firstFile, open]);
  useWarningBeforeLeaving(isRunning);

  const canOpen = stage.name === 'choose' || stage.name === 'review';
  const onDrop = useCallback(
    (file: File) => {
      if (canOpen) open(file);
    },
    [canOpen, open],
  );
  const isOver = useFileDrop(onDrop);

  return (
    <Modal
      isOpen
      toggle={isRunning ? undefined : onClose}
      backdrop="static"
      size={stage.name === 'review' ? 'xl' : 'lg'}
      scrollable
      labelledBy={titleId}
      className="import-dialog"
    >
      <div className="modal-header">
        <h2 id={titleId} className="modal-title">
          {t('import.title')}
        </h2>
        {!isRunning && <button type="button" className="btn-close" aria-label={t('import.cancel')} onClick={onClose} />}
      </div>
      {(stage.name === 'choose' || stage.name === 'read') && (
        <ChooseFile stage={stage} isOver={isOver} onFile={open} onClose={onClose} />
      )}
      {stage.name === 'review' && <ImportReview stage={stage} control={control} onClose={onClose} />}
      {stage.name === 'run' && <ImportProgress stage={stage} control={control} />}
      {stage.name === 'report' && <ImportReport stage={stage} control={control} onClose={onClose} />}
    </Modal>
  );
}

/** Has the browser ask before the page is closed. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
