import { clsx } from 'clsx';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../../graphql/field-problem';
import { useAddressDraft } from '../../../components/useAddressDraft';
import { useProblemText } from '../fields/useProblemText';
import { parseLimit } from './filterParams';
import type { FilterCriteria } from './filterRentals';
import type { ListControl } from './useListParams';

export type PopulationLimit = 'minPopulation' | 'maxPopulation';

/** The texts of limits that cannot be read: they are not in the criteria. */
export type UnreadableLimits = Partial<Record<PopulationLimit, string>>;

interface PopulationFieldProps {
  readonly field: PopulationLimit;
  readonly list: ListControl;
  readonly errorId: string | undefined;
  /** The text to start with, if it is not the address's value. */
  readonly initialText: string | undefined;
  /** Called with the text while it cannot be read, and with undefined once it can. */
  readonly onUnreadable: (field: PopulationLimit, text: string | undefined) => void;
}

/** After this many milliseconds without typing, an invalid limit is explained. */
const pauseBeforeProblem = 1000;

/** A limit of the population range: no limit while its text is invalid. */
export function PopulationField({ field, list, errorId, initialText, onUnreadable }: PopulationFieldProps) {
  const { t } = useTranslation('rentals');
  const problemText = useProblemText();
  const [isChecked, setIsChecked] = useState(false);
  const id = useId();
  const value = list.criteria[field];
  const draft = useAddressDraft(
    value === null ? '' : String(value),
    (text) => list.typeCriteria(limitOf(field, text)),
    {
      onChange: (text) => list.tryCriteria(limitOf(field, text)),
      toValue: (text) => String(readableLimit(text) ?? ''),
      initialText,
    },
  );
  const { text } = draft;
  const parsed = parseLimit(text);
  const isUnreadable = parsed !== null && isProblem(parsed);
  const problem = isChecked && isUnreadable ? parsed.code : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a value that comes from the address forgets the text
  useEffect(
    () => onUnreadable(field, isUnreadable ? text : undefined),
    [onUnreadable, field, isUnreadable, text, value],
  );

  useEffect(() => {
    setIsChecked(false);
    const timer = setTimeout(() => setIsChecked(text !== ''), pauseBeforeProblem);
    return () => clearTimeout(timer);
  }, [text]);

  const settle = () => {
    draft.settle();
    setIsChecked(true);
  };
  return (
    <>
      <div>
        <label className="filter-label" htmlFor={id}>
          {t(`filter.${field}`)}
        </label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={clsx('form-control', (problem || errorId) && 'is-invalid')}
          aria-invalid={problem !== null || errorId !== undefined}
          aria-describedby={problem ? `${id}problem` : errorId}
          placeholder={t('filter.any')}
          maxLength={maxLimitLength}
          value={text}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
          onBlur={settle}
        />
      </div>
      {problem && (
        <p id={`${id}problem`} role="alert" className="filter-error">
          {t('filter.problem', { field: t(`filter.${field}`), problem: problemText('Population', problem, text) })}
        </p>
      )}
    </>
  );
}

/** Longer than any population with its separators. */
const maxLimitLength = 20;

const limitOf = (field: PopulationLimit, text: string): Partial<FilterCriteria> => ({
  [field]: readableLimit(text),
});

/** The number of a text; null if it is empty or invalid. */
function readableLimit(text: string): number | null {
  const parsed = parseLimit(text);
  return parsed === null || isProblem(parsed) ? null : parsed;
}
