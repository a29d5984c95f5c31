import upload from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?glyph';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { Spinner } from '../../../components/Spinner';
import type { ReviewStage } from './useFileReview';

export interface ChooseFileProps {
  readonly stage: Extract<ReviewStage, { name: 'choose' | 'read' }>;
  /** True while a file is dragged over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** The import's first step. */
export function ChooseFile({ stage, isOver, onFile, onClose }: ChooseFileProps) {
  const { t } = useTranslation('rentals');
  const input = useRef<HTMLInputElement>(null);
  const problem = stage.name === 'choose' ? stage.problem : undefined;
  return (
    <>
      <div className="modal-body">
        {problem && (
          <p role="alert" className="alert alert-danger">
            {t(`import.fileProblem.${problem.kind}`, { name: `\u2068${problem.fileName}\u2069` })}
          </p>
        )}
        <div className={`drop-area ${isOver ? 'is-over' : ''}`}>
          {stage.name === 'read' ? (
            <p role="status" className="drop-area-reading">
              <Spinner />
              {t('import.reading', { name: stage.file.name })}
            </p>
          ) : (
            <>
              <Icon glyph={upload} className="drop-area-icon" />
              <p className="drop-area-title">{t('import.drop')}</p>
              <p className="text-secondary">{t('import.or')}</p>
              <button type="button" className="btn btn-primary" onClick={() => input.current?.click()}>
                {t('import.choose')}
              </button>
              <input
                ref={input}
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
                className="visually-hidden"
                tabIndex={-1}
                aria-label={t('import.choose')}
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  if (file) onFile(file);
                  // The same file can be chosen again after it was mended.
                  target.value = '';
                }}
              />
            </>
          )}
        </div>
        <p className="text-secondary prose mb-0">
          {t('import.hint')} <code>{t('import.example')}</code>
        </p>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('import.cancel')}
        </button>
      </div>
    </>
  );
}
