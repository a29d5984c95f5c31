import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../../app/hooks';
import { ProgressLine } from '../../../../components/ProgressLine';
import { useFormats } from '../../../../components/useFormats';
import type { CheckCounts, CheckedRow } from '../read/importFile';
import { selectUploadData } from '../uploadSlice';
import { CheckedRows, type RowFixes } from './CheckedRows';
import type { ReviewedFile } from './reviewStage';

export interface ReviewedRowsProps {
  readonly stage: ReviewedFile;
  readonly fixes: RowFixes;
}

/** The file's first rows, or those that are left out. The area keeps its height, whichever and however many they are. */
export function ReviewedRows({ stage, fixes }: ReviewedRowsProps) {
  const { t } = useTranslation('import');
  const { number } = useFormats();
  const { choice, check, isChecking, fraction } = stage;
  const firstRows = useAppSelector(selectUploadData);
  const [onlyRejected, setOnlyRejected] = useState(false);
  const rejected = check ? check.rows - check.validRows : 0;
  const unknown = check?.unknownCodes ?? 0;
  const shown = check && (onlyRejected ? rowsToCheck(check) : firstRows);
  const label = t(!onlyRejected ? 'preview' : unknown > 0 ? 'rowsToCheck' : 'rejectedRows');
  return (
    <div className="reviewed-rows">
      <div className="checked-rows-head">
        <h3>{label}</h3>
        <p role="status">
          {check && !isChecking ? (
            <>
              {t('ready', { count: check.validRows, formatted: number(check.validRows) })}
              {rejected > 0 && (
                <span className="checked-rows-rejected">
                  {' · '}
                  {t('rejectedCount', { count: rejected, formatted: number(rejected) })}
                </span>
              )}
              {unknown > 0 && (
                <span className="checked-rows-warning">
                  {' · '}
                  {t('unknownCount', { count: unknown, formatted: number(unknown) })}
                </span>
              )}
            </>
          ) : (
            t('checking')
          )}
        </p>
        {(rejected + unknown > 0 || onlyRejected) && (
          <label className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={onlyRejected}
              onChange={(event) => setOnlyRejected(event.target.checked)}
            />
            <span className="form-check-label">{t(unknown > 0 ? 'showRowsToCheck' : 'showRejected')}</span>
          </label>
        )}
      </div>
      {shown ? (
        <CheckedRows label={label} rows={shown} mapping={choice.mapping} thousands={choice.thousands} fixes={fixes} />
      ) : (
        <div className="check-progress">
          <ProgressLine max={1} value={fraction} aria-label={t('checking')} />
        </div>
      )}
    </div>
  );
}

/** Rows that are left out or have an unknown code, and corrected ones: they do not disappear while they are edited. */
function rowsToCheck({ firstRejected, firstUnknown, edited }: CheckCounts): CheckedRow[] {
  const faulty = [...firstRejected, ...firstUnknown];
  const corrected = edited.filter(({ row }) => faulty.every((one) => one.row !== row));
  return [...faulty, ...corrected].toSorted((one, other) => one.row - other.row);
}
