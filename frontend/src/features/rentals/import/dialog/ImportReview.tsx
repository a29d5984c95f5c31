import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requiredFields } from '../../../../../../graphql/rental';
import { useAppSelector } from '../../../../app/hooks';
import { ProgressLine } from '../../../../components/ProgressLine';
import { useFormats } from '../../../../components/useFormats';
import type { CheckCounts, CheckedRow } from '../read/importFile';
import { selectUploadData } from '../uploadSlice';
import { CheckedRows } from './CheckedRows';
import { ColumnMapping, encodingNames } from './ColumnMapping';
import { delimiterName } from './DelimiterChoice';
import { EncodingQuestion } from './EncodingQuestion';
import { ThousandsQuestion } from './ThousandsQuestion';
import type { FileReview, ReviewedFile } from './useFileReview';

export interface ImportReviewProps {
  readonly stage: ReviewedFile;
  readonly review: FileReview;
  /** True while the import is starting. */
  readonly isStarting: boolean;
  /** True if another tab is importing. */
  readonly isElsewhere: boolean;
  readonly onStart: () => Promise<void>;
  readonly onClose: () => void;
}

/** Shows a file's rows before anything is imported, and allows correcting its columns. */
export function ImportReview({ stage, review, isStarting, isElsewhere, onStart, onClose }: ImportReviewProps) {
  const { t, i18n } = useTranslation(['import', 'rentals']);
  const { number } = useFormats();
  const { file, overview, choice, edits, check, isChecking, fraction } = stage;
  const firstRows = useAppSelector(selectUploadData);
  const [onlyRejected, setOnlyRejected] = useState(false);
  const questions = useRef<HTMLDivElement>(null);
  const { encodingQuestion: question } = overview;
  const ambiguous = check?.ambiguous;
  const missing = requiredFields.filter((field) => choice.mapping[field] === null);
  const rejected = check ? check.rows - check.validRows : 0;
  const shown = check && (onlyRejected ? rejectedAndMended(check) : firstRows);
  const fixes = {
    isOpen: (row: number) => row in edits,
    fixCell: review.fixCell,
    fixText: review.fixText,
  };
  /** An answered question disappears: the focus moves to what follows it. */
  const answer =
    <Answer,>(take: (answer: Answer) => void) =>
    (given: Answer) => {
      questions.current?.focus();
      take(given);
    };
  const list = new Intl.ListFormat(i18n.language);

  return (
    <>
      <div className="modal-body import-review" inert={isStarting}>
        <p className="import-file">
          <strong>
            <bdi>{file.name}</bdi>
          </strong>
          <span>
            {t('detected', {
              size: fileSize(file.size, i18n.language),
              encoding: encodingNames[overview.encoding],
              delimiter: t(`separatedBy.${delimiterName(overview.delimiter)}`, { delimiter: overview.delimiter }),
            })}
          </span>
        </p>
        {overview.preamble > 0 && <p className="mb-0">{t('preamble', { count: overview.preamble })}</p>}
        <div ref={questions} tabIndex={-1} className="import-questions">
          {question && (
            <EncodingQuestion samples={question} onChoose={answer((encoding) => review.readAs({ encoding }))} />
          )}
          {!question && ambiguous !== undefined && (
            <ThousandsQuestion
              example={ambiguous}
              onChoose={answer((thousands) => review.correct({ ...choice, thousands }))}
            />
          )}
        </div>
        <ColumnMapping overview={overview} choice={choice} onChange={review.correct} onReadAs={review.readAs} />
        {stage.isRemembered && (
          <p className="import-remembered">
            {t('remembered')}
            <button type="button" className="btn btn-link" onClick={() => review.correct(overview.guess)}>
              {t('guessAgain')}
            </button>
          </p>
        )}
        {missing.length > 0 && (
          <p role="alert" className="alert alert-warning mb-0">
            {t('missingColumns', { fields: list.format(missing.map((field) => t(`rentals:field.${field}`))) })}
          </p>
        )}
        {missing.length === 0 && (
          <div>
            <div className="checked-rows-head">
              <h3>{t(onlyRejected ? 'rejectedRows' : 'preview')}</h3>
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
                  </>
                ) : (
                  t('checking')
                )}
              </p>
              {(rejected > 0 || onlyRejected) && (
                <label className="form-check">
                  <input
                    type="checkbox"
                    className="form-check-input"
                    checked={onlyRejected}
                    onChange={(event) => setOnlyRejected(event.target.checked)}
                  />
                  <span className="form-check-label">{t('showRejected')}</span>
                </label>
              )}
            </div>
            {shown ? (
              <CheckedRows
                label={t(onlyRejected ? 'rejectedRows' : 'preview')}
                rows={shown}
                mapping={choice.mapping}
                fixes={fixes}
              />
            ) : (
              <CheckProgress fraction={fraction} label={t('checking')} />
            )}
          </div>
        )}
        {isElsewhere && (
          <p role="alert" className="alert alert-warning mb-0">
            {t('elsewhere')}
          </p>
        )}
      </div>
      <div className="modal-footer">
        <button
          type="button"
          className="btn btn-outline-secondary me-auto"
          disabled={isStarting}
          onClick={() => review.restart()}
        >
          {t('chooseOther')}
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={isStarting || question !== undefined || !check || isChecking || check.validRows === 0}
          onClick={onStart}
        >
          {t('start', { count: check?.validRows ?? 2, formatted: check ? number(check.validRows) : '…' })}
        </button>
      </div>
    </>
  );
}

/** Corrected rows stay in the list, so that they do not disappear during editing. */
function rejectedAndMended({ firstRejected, edited }: CheckCounts): CheckedRow[] {
  const mended = edited.filter(({ row }) => firstRejected.every((rejected) => rejected.row !== row));
  return [...firstRejected, ...mended].toSorted((one, other) => one.row - other.row);
}

function CheckProgress({ fraction, label }: { readonly fraction: number; readonly label: string }) {
  return (
    <div className="check-progress">
      <ProgressLine max={1} value={fraction} aria-label={label} />
    </div>
  );
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes: "1.2 MB". */
function fileSize(bytes: number, language: string): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}
