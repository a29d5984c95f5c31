import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ThousandsMark, thousandsMarks } from '../../../../../../graphql/population';
import { requiredFields } from '../../../../../../graphql/rental';
import { type ColumnChoice, type ImportField, importFields } from '../read/columns';
import { type FileEncoding, fileEncodings } from '../read/fileText';
import type { FileOverview, Reading } from '../read/importFile';
import { DelimiterChoice } from './DelimiterChoice';

export interface ColumnMappingProps {
  readonly overview: FileOverview;
  readonly choice: ColumnChoice;
  readonly onChange: (choice: ColumnChoice) => void;
  readonly onReadAs: (reading: Reading) => void;
}

/** Assigns the file's columns to the fields. */
export function ColumnMapping({ overview, choice, onChange, onReadAs }: ColumnMappingProps) {
  const { t } = useTranslation(['import', 'rentals']);
  const id = useId();
  const [firstRow = []] = overview.firstRows;
  const nameOf = (column: number) =>
    (choice.hasHeader && firstRow[column]?.trim()) || t('columnNumber', { number: column + 1 });
  const isRequired = (field: ImportField) => requiredFields.some((required) => required === field);

  const choose = (field: ImportField, value: string) => {
    const column = value === '' ? null : Number(value);
    // A column gives one field: another field that had it loses it.
    const others = importFields.filter((other) => column !== null && choice.mapping[other] === column);
    const freed = Object.fromEntries(others.map((other) => [other, null]));
    onChange({ ...choice, mapping: { ...choice.mapping, ...freed, [field]: column } });
  };

  return (
    <fieldset className="column-mapping">
      <legend>{t('columns')}</legend>
      {importFields.map((field) => (
        <div key={field}>
          <label htmlFor={`${id}${field}`}>{t(`rentals:field.${field}`)}</label>
          <select
            id={`${id}${field}`}
            aria-label={t('columnFor', { field: t(`rentals:field.${field}`) })}
            className={clsx('form-select', isRequired(field) && choice.mapping[field] === null && 'is-invalid')}
            value={choice.mapping[field] ?? ''}
            onChange={(event) => choose(field, event.target.value)}
          >
            <option value="">
              {isRequired(field) ? t('noColumnRequired') : t(field === 'id' ? 'noColumnId' : 'noColumnFlag')}
            </option>
            {firstRow.map((_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <option key={column} value={column}>
                {nameOf(column)}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div>
        <label htmlFor={`${id}thousands`}>{t('thousands.label')}</label>
        <select
          id={`${id}thousands`}
          className="form-select"
          value={choice.thousands}
          onChange={(event) => onChange({ ...choice, thousands: event.target.value as ThousandsMark })}
        >
          {thousandsMarks.map((mark) => (
            <option key={mark} value={mark}>
              {t(`thousands.${mark}`)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}encoding`}>{t('encoding')}</label>
        <select
          id={`${id}encoding`}
          className="form-select"
          value={overview.encoding}
          onChange={(event) => onReadAs({ encoding: event.target.value as FileEncoding })}
        >
          {fileEncodings.map((encoding) => (
            <option key={encoding} value={encoding}>
              {encodingNames[encoding]}
            </option>
          ))}
        </select>
      </div>
      <DelimiterChoice delimiter={overview.delimiter} onChange={(delimiter) => onReadAs({ delimiter })} />
      <label className="form-check column-mapping-header">
        <input
          type="checkbox"
          className="form-check-input"
          checked={choice.hasHeader}
          onChange={(event) => onChange({ ...choice, hasHeader: event.target.checked })}
        />
        <span className="form-check-label">{t('hasHeader')}</span>
      </label>
    </fieldset>
  );
}

export const encodingNames: Record<FileEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-1257': 'Windows-1257',
  macintosh: 'Mac OS Roman',
  'koi8-r': 'KOI8-R',
  ibm866: 'DOS 866',
  'windows-874': 'Windows-874',
  shift_jis: 'Shift JIS',
  'euc-jp': 'EUC-JP',
  'iso-2022-jp': 'ISO-2022-JP',
  gb18030: 'GBK, GB 18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
};
