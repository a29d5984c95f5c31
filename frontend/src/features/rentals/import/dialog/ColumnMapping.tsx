import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { requiredFields } from '../../../../../../graphql/rental';
import { useMediaQuery } from '../../../../components/useMediaQuery';
import { type ColumnChoice, type ImportField, importFields } from '../read/columns';
import { ReviewFold } from './ReviewFold';
import type { ReviewedFile } from './reviewStage';

export interface ColumnMappingProps {
  readonly stage: ReviewedFile;
  readonly onChange: (choice: ColumnChoice) => void;
}

/** Assigns the file's columns to the fields. On a phone it is folded away, unless a column is missing. */
export function ColumnMapping({ stage, onChange }: ColumnMappingProps) {
  const { t, i18n } = useTranslation(['import', 'rentals']);
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 575.98px)');
  const { overview, choice, isReading } = stage;
  const [firstRow = []] = overview.firstRows;
  const { mapping } = choice;
  const nameOf = (column: number) =>
    (choice.hasHeader && firstRow[column]?.trim()) || t('columnNumber', { number: column + 1 });
  const isRequired = (field: ImportField) => requiredFields.some((required) => required === field);
  const isMissing = (field: ImportField) => isRequired(field) && mapping[field] === null;
  const found = importFields.flatMap((field) => mapping[field] ?? []).map(nameOf);

  const choose = (field: ImportField, value: string) => {
    const column = value === '' ? null : Number(value);
    // A column gives one field: another field that had it loses it.
    const others = importFields.filter((other) => column !== null && mapping[other] === column);
    const freed = Object.fromEntries(others.map((other) => [other, null]));
    onChange({ ...choice, mapping: { ...mapping, ...freed, [field]: column } });
  };

  return (
    <ReviewFold
      startsOpen={!isPhone}
      isAsked={importFields.some(isMissing)}
      summary={
        <>
          <span className="review-fold-title">{t('columns')}</span>
          <span className="review-fold-brief">
            <bdi>{new Intl.ListFormat(i18n.language, { type: 'unit' }).format(found)}</bdi>
          </span>
        </>
      }
    >
      <fieldset className="review-settings column-mapping" disabled={isReading}>
        <legend className="visually-hidden">{t('columns')}</legend>
        {importFields.map((field) => (
          <div key={field}>
            <label htmlFor={`${id}${field}`}>{t(`rentals:field.${field}`)}</label>
            <select
              id={`${id}${field}`}
              aria-label={t('columnFor', { field: t(`rentals:field.${field}`) })}
              className={clsx('form-select', isMissing(field) && 'is-invalid')}
              value={mapping[field] ?? ''}
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
      </fieldset>
    </ReviewFold>
  );
}
