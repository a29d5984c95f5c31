import upload from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?glyph';
import { useTranslation } from 'react-i18next';
import { DropArea } from '../../../../components/DropArea';
import { FileButton } from '../../../../components/FileButton';
import { Icon } from '../../../../components/Icon';
import { Spinner } from '../../../../components/Spinner';
import { isolate } from '../../../../lib/isolate';
import { acceptedFileTypes } from '../acceptedFileTypes';
import type { ReviewStage } from './reviewStage';

export interface ChooseFileProps {
  readonly stage: Extract<ReviewStage, { name: 'choose' | 'read' }>;
  /** True while a file is dragged over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** The import's first step. */
export function ChooseFile({ stage, isOver, onFile, onClose }: ChooseFileProps) {
  const { t } = useTranslation('import');
  const problem = stage.name === 'choose' ? stage.problem : undefined;
  return (
    <>
      <div className="modal-body choose-file-body">
        {problem && (
          <p role="alert" className="alert alert-danger">
            {t(`fileProblem.${problem.kind}`, { name: isolate(problem.fileName) })}
          </p>
        )}
        <DropArea isOver={isOver} className="choose-file">
          {stage.name === 'read' ? (
            <p role="status" className="choose-file-reading">
              <Spinner />
              {t('reading', { name: isolate(stage.file.name) })}
            </p>
          ) : (
            <>
              <Icon icon={upload} className="choose-file-icon" />
              <p className="choose-file-title drop-area-hint">{t('drop')}</p>
              <p className="text-secondary drop-area-hint">{t('or')}</p>
              <FileButton label={t('choose')} accept={acceptedFileTypes} className="btn btn-primary" onFile={onFile} />
            </>
          )}
        </DropArea>
        <p className="text-secondary prose mb-0">
          {t('hint')} <code>{t('example')}</code>
        </p>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </>
  );
}
