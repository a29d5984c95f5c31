import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ThousandsMark, thousandsMarks } from '../../../../../../graphql/population';
import { writeSize } from '../../../../lib/writeSize';
import type { ColumnChoice } from '../read/columns';
import { type FileEncoding, fileEncodings } from '../read/fileText';
import type { FileFormat } from '../read/importFile';
import { DelimiterChoice, delimiterName } from './DelimiterChoice';
import { encodingNames } from './encodingNames';
import { ReviewFold } from './ReviewFold';
import type { ReviewedFile } from './reviewStage';

export interface FileSettingsProps {
  readonly stage: ReviewedFile;
  /** True while a question about the file's text is open. */
  readonly isAsked: boolean;
  readonly onChange: (choice: ColumnChoice) => void;
  readonly onReadAs: (format: FileFormat) => void;
}

/** How the file's text was read, and what to change where it was not read rightly. */
export function FileSettings({ stage, isAsked, onChange, onReadAs }: FileSettingsProps) {
  const { t, i18n } = useTranslation('import');
  const id = useId();
  const { file, overview, format, isReading, choice } = stage;
  // A single column means that the delimiter was not found.
  const isOneColumn = overview.firstRows[0]?.length === 1;
  return (
    <ReviewFold
      isAsked={isAsked || isOneColumn}
      summary={
        <>
          <span className="import-file">
            <strong>
              <bdi>{file.name}</bdi>
            </strong>
            <span>
              {t('detected', {
                size: writeSize(file.size, i18n.language),
                encoding: encodingNames[overview.encoding],
                delimiter: t(`separatedBy.${delimiterName(overview.delimiter)}`, { delimiter: overview.delimiter }),
              })}
            </span>
          </span>
          <span className="review-fold-name">{t('fileSettings')}</span>
        </>
      }
    >
      <div className="review-settings">
        <div>
          <label htmlFor={`${id}encoding`}>{t('encoding')}</label>
          <select
            id={`${id}encoding`}
            className="form-select"
            value={format.encoding ?? overview.encoding}
            onChange={(event) => onReadAs({ encoding: event.target.value as FileEncoding })}
          >
            {fileEncodings.map((encoding) => (
              <option key={encoding} value={encoding}>
                {encodingNames[encoding]}
              </option>
            ))}
          </select>
        </div>
        <DelimiterChoice
          delimiter={format.delimiter ?? overview.delimiter}
          onChange={(delimiter) => onReadAs({ delimiter })}
        />
        <div>
          <label htmlFor={`${id}thousands`}>{t('thousands.label')}</label>
          <select
            id={`${id}thousands`}
            className="form-select"
            value={choice.thousands}
            disabled={isReading}
            onChange={(event) => onChange({ ...choice, thousands: event.target.value as ThousandsMark })}
          >
            {thousandsMarks.map((mark) => (
              <option key={mark} value={mark}>
                {t(`thousands.${mark}`)}
              </option>
            ))}
          </select>
        </div>
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={choice.hasHeader}
            disabled={isReading}
            onChange={(event) => onChange({ ...choice, hasHeader: event.target.checked })}
          />
          <span className="form-check-label">{t('hasHeader')}</span>
        </label>
      </div>
    </ReviewFold>
  );
}
