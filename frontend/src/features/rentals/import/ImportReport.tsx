import download from 'bootstrap-icons/icons/download.svg?glyph';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import { CheckedRows } from './CheckedRows';
import { ImportTallyList } from './ImportTallyList';
import { rowsDone } from './importRun';
import { problemKeys } from './problemKey';
import { RefusedRows } from './RefusedRows';
import { saveFile } from './saveFile';
import type { ImportControl, ImportStage } from './useImport';

export interface ImportReportProps {
  readonly stage: Extract<ImportStage, { name: 'report' }>;
  readonly control: ImportControl;
  readonly onClose: () => void;
}

/** The download holds all of them. */
const mostShown = 100;

/** What became of the file's rows. */
export function ImportReport({ stage, control, onClose }: ImportReportProps) {
  const { t } = useTranslation('rentals');
  const { file, choice, check, result } = stage;
  const { tally, refused, end } = result;
  const leftOut = check.rows - check.sound;
  const shownRefused = refused.slice(0, mostShown);

  const downloadRejected = async () => {
    const reasons = Object.fromEntries(problemKeys.map((key) => [key, t(`import.problem.${key}`)]));
    const csv = await control.importFile?.rejectedCsv(refused, {
      ...reasons,
      line: t('import.line'),
      reason: t('import.reason'),
    });
    if (csv) saveFile(csv, `${t('import.downloadName', { name: file.name.replace(/\.\w+$/, '') })}.csv`);
  };

  return (
    <>
      <div className="modal-body">
        <p role="status" className={`alert ${end === 'done' ? 'alert-success' : 'alert-warning'}`}>
          {t(`import.${end}`, { name: `\u2068${file.name}\u2069` })}
        </p>
        <ImportTallyList tally={tally} leftOut={leftOut} notSent={check.sound - rowsDone(tally)} />
        {tally.conflicts > 0 && <p className="text-secondary">{t('import.conflictHint')}</p>}
        {refused.length > 0 && (
          <ReportedRows title={t('import.refusedRows')} shown={shownRefused.length} total={refused.length}>
            <RefusedRows rows={shownRefused} />
          </ReportedRows>
        )}
        {leftOut > 0 && (
          <ReportedRows title={t('import.rejectedRows')} shown={check.firstRejected.length} total={leftOut}>
            <CheckedRows label={t('import.rejectedRows')} rows={check.firstRejected} mapping={choice.mapping} />
          </ReportedRows>
        )}
        {leftOut + refused.length > 0 && (
          <button type="button" className="btn btn-outline-secondary" onClick={downloadRejected}>
            <Icon glyph={download} />
            {t('import.download')}
          </button>
        )}
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-outline-secondary" onClick={control.restart}>
          {t('import.another')}
        </button>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('import.finish')}
        </button>
      </div>
    </>
  );
}

interface ReportedRowsProps {
  readonly title: string;
  readonly shown: number;
  readonly total: number;
  readonly children: ReactNode;
}

function ReportedRows({ title, shown, total, children }: ReportedRowsProps) {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  return (
    <div className="reported-rows">
      <h3>{title}</h3>
      {children}
      {shown < total && (
        <p className="text-secondary">{t('import.firstOf', { shown: number(shown), total: number(total) })}</p>
      )}
    </div>
  );
}
