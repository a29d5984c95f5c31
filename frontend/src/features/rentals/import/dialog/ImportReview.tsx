import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { requiredFields } from '../../../../../../graphql/rental';
import { useFormats } from '../../../../components/useFormats';
import { ColumnMapping } from './ColumnMapping';
import { EncodingQuestion } from './EncodingQuestion';
import { FileSettings } from './FileSettings';
import { ReviewedRows } from './ReviewedRows';
import { ThousandsQuestion } from './ThousandsQuestion';
import './review.scss';
import type { ReviewedFile } from './reviewStage';
import type { FileReview } from './useFileReview';

export interface ImportReviewProps {
  readonly stage: ReviewedFile;
  readonly review: FileReview;
  /** True while the import is starting. */
  readonly isStarting: boolean;
  /** True if another tab is importing. */
  readonly isElsewhere: boolean;
  readonly onStart: () => Promise<void>;
  /** Returns to choosing a file. */
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Shows a file's rows before anything is imported, and allows correcting its columns. */
export function ImportReview({
  stage,
  review,
  isStarting,
  isElsewhere,
  onStart,
  onRestart,
  onClose,
}: ImportReviewProps) {
  const { t, i18n } = useTranslation(['import', 'rentals']);
  const { number } = useFormats();
  const { overview, choice, edits, check, isChecking } = stage;
  const questions = useRef<HTMLDivElement>(null);
  const { encodingQuestion: question } = overview;
  const ambiguous = check?.ambiguous;
  const missing = requiredFields.filter((field) => choice.mapping[field] === null);
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
        <FileSettings
          stage={stage}
          isAsked={question !== undefined || ambiguous !== undefined}
          onChange={review.correct}
          onReadAs={review.readAs}
        />
        <ColumnMapping stage={stage} onChange={review.correct} />
        {stage.isRemembered && (
          <p className="import-remembered">
            {t('remembered')}
            <button
              type="button"
              className="btn btn-link"
              disabled={stage.isReading}
              onClick={() => review.correct(overview.guess)}
            >
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
          <ReviewedRows
            stage={stage}
            fixes={{ isOpen: (row) => row in edits, fixCell: review.fixCell, fixText: review.fixText }}
          />
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
          className="btn btn-outline-secondary import-restart"
          disabled={isStarting}
          onClick={onRestart}
        >
          {t('chooseOther')}
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className={clsx('btn btn-primary', isStarting && 'disabled')}
          disabled={question !== undefined || !check || isChecking || check.validRows === 0}
          aria-disabled={isStarting}
          onClick={() => isStarting || onStart()}
        >
          {t('start', { count: check?.validRows ?? 2, formatted: check ? number(check.validRows) : '…' })}
        </button>
      </div>
    </>
  );
}
