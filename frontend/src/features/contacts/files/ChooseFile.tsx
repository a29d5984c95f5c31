import upload from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?glyph';
import { useTranslation } from 'react-i18next';
import { DropArea } from '../../../components/DropArea';
import { FileButton } from '../../../components/FileButton';
import { Icon } from '../../../components/Icon';
import { Spinner } from '../../../components/Spinner';
import { isolate } from '../../../lib/isolate';
import type { FileProblem } from './readContactFile';

export interface ChooseFileProps {
  readonly problem: FileProblem | undefined;
  readonly fileName: string | undefined;
  readonly isReading: boolean;
  /** True while a file is dragged over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: File) => void;
}

/** The first step of an import. */
export function ChooseFile({ problem, fileName, isReading, isOver, onFile }: ChooseFileProps) {
  const { t } = useTranslation('contacts');
  return (
    <>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {t(`files.problem.${problem}`, { name: isolate(fileName ?? '') })}
        </p>
      )}
      <DropArea isOver={isOver} className="contact-import-drop">
        {isReading ? (
          <p role="status">
            <Spinner /> {t('files.reading', { name: fileName })}
          </p>
        ) : (
          <>
            <Icon icon={upload} />
            <p>{t('files.drop')}</p>
            <FileButton
              label={t('files.choose')}
              accept=".csv,.vcf,.vcard,text/csv,text/vcard"
              className="btn btn-primary"
              onFile={onFile}
            />
          </>
        )}
      </DropArea>
      <p className="text-secondary prose mt-3 mb-0">{t('files.hint')}</p>
    </>
  );
}
