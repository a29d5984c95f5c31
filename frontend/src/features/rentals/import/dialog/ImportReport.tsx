import download from 'bootstrap-icons/icons/download.svg?glyph';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { Icon } from '../../../../components/Icon';
import { Spinner } from '../../../../components/Spinner';
import { useFormats } from '../../../../components/useFormats';
import { isolate } from '../../../../lib/isolate';
import { saveFile } from '../../../../lib/saveFile';
import { rowsDone } from '../importTally';
import { rejectedFileName } from '../rejectedFileName';
import type { ImportManager } from '../send/importManager';
import { type CurrentImport, isUnderWay } from '../uploadSlice';
import { CheckedRows } from './CheckedRows';
import { ImportTallyList } from './ImportTallyList';
import { RefusedRows } from './RefusedRows';

export interface ImportReportProps {
  readonly current: CurrentImport;
  readonly manager: ImportManager;
  readonly onClose: () => void;
}

/** The results of the file's rows. */
export function ImportReport({ current, manager, onClose }: ImportReportProps) {
  const { t } = useTranslation('import');
  const { kind, fileName, end, tally, validRows, leftOut, refused, refusedCount, firstRejected, mapping } = current;
  const name = isolate(fileName);
  const isUndo = kind === 'undo';

  const [isUnreadable, setUnreadable] = useState(false);
  const downloadRejected = async () => {
    // The file is read again: it may have been moved or changed meanwhile.
    const csv = await manager.rejectedCsv().catch(() => null);
    setUnreadable(csv === null);
    if (csv) saveFile(csv, rejectedFileName(t, fileName));
  };

  return (
    <>
      <div className="modal-body">
        <p role="status" className={clsx('alert', end === 'done' ? 'alert-success' : 'alert-warning')}>
          {t(isUndo ? `undo.${end ?? 'done'}` : `${end ?? 'done'}`, { name })}
        </p>
        <ImportTallyList
          kind={kind}
          tally={tally}
          leftOut={leftOut}
          notSent={Math.max(0, validRows - rowsDone(tally))}
        />
        {tally.conflicts > 0 && <p className="text-secondary">{t(isUndo ? 'undo.conflictHint' : 'conflictHint')}</p>}
        {refusedCount > 0 && (
          <ReportedRows title={t('refusedRows')} shown={refused.length} total={refusedCount}>
            <RefusedRows rows={refused} />
          </ReportedRows>
        )}
        {leftOut > 0 && firstRejected.length > 0 && (
          <ReportedRows title={t('rejectedRows')} shown={firstRejected.length} total={leftOut}>
            <CheckedRows label={t('rejectedRows')} rows={firstRejected} mapping={mapping} />
          </ReportedRows>
        )}
        {!isUndo && leftOut + refusedCount > 0 && (
          <button type="button" className="btn btn-outline-secondary" onClick={downloadRejected}>
            <Icon icon={download} />
            {t('download')}
          </button>
        )}
        {isUnreadable && (
          <p role="alert" className="alert alert-danger">
            {t('fileProblem.unreadable', { name })}
          </p>
        )}
        <Archived current={current} manager={manager} />
      </div>
      <div className="modal-footer">
        {!isUndo && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={isUnderWay(current)}
            onClick={() => manager.dismiss()}
          >
            {t('another')}
          </button>
        )}
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('finish')}
        </button>
      </div>
    </>
  );
}

/** Whether the import was added to the history. */
function Archived({ current: { kind, phase, isArchived }, manager }: Pick<ImportReportProps, 'current' | 'manager'>) {
  const { t } = useTranslation('import');
  const [isAsking, setAsking] = useState(false);
  if (phase === 'archiving') {
    return (
      <p className="import-archived">
        <Spinner />
        {t('archiving')}
      </p>
    );
  }
  if (isArchived !== false) return <p className="import-archived">{t('archived')}</p>;
  return (
    <div role="alert" className="alert alert-warning import-trouble">
      <p>{t('notArchived')}</p>
      <div className="d-flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline-secondary" onClick={() => manager.archiveAgain()}>
          {t('archiveAgain')}
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => setAsking(true)}>
          {t('discard.button')}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t(kind === 'undo' ? 'undo.discard.title' : 'discard.title')}
          explanation={t(kind === 'undo' ? 'undo.discard.explanation' : 'discard.explanation')}
          confirm={t('discard.confirm')}
          onConfirm={() => {
            setAsking(false);
            void manager.discard();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface ReportedRowsProps {
  readonly title: string;
  readonly shown: number;
  readonly total: number;
  readonly children: ReactNode;
}

function ReportedRows({ title, shown, total, children }: ReportedRowsProps) {
  const { t } = useTranslation('import');
  const { number } = useFormats();
  return (
    <div className="reported-rows">
      <h3>{title}</h3>
      {children}
      {shown < total && (
        <p className="text-secondary">{t('firstOf', { shown: number(shown), total: number(total) })}</p>
      )}
    </div>
  );
}
