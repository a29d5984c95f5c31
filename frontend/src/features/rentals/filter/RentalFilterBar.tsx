import search from 'bootstrap-icons/icons/search.svg?glyph';
import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../../graphql/field-problem';
import { limits } from '../../../../../graphql/rental';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { useAddressDraft } from '../../../components/useAddressDraft';
import '../../../components/search-field.scss';
import { CountryFilter } from '../table/CountryFilter';
import { FilterChips } from '../table/FilterChips';
import { useProblemText } from '../useProblemText';
import { parseLimit } from './filterParams';
import { type DeletionChoice, deletionChoices, type FilterCriteria, isUnfiltered } from './filterRentals';
import { clearFilterEnded, selectBeforeClearing, selectClearFilter, selectFilterError } from './filterSlice';
import '../rentals.scss';
import '../table/table.scss';
import { clsx } from 'clsx';
import type { ListControl } from './useListParams';

/** Filters the rentals of a page, and shows the active filters. */
export function RentalFilterBar({ list }: { readonly list: ListControl }) {
  const { t } = useTranslation('rentals');
  const { criteria, setCriteria, clear } = list;
  const error = useAppSelector(selectFilterError);
  const clearButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const errorId = error ? `${id}error` : undefined;
  return (
    <div className="filter-block">
      {/* biome-ignore lint/a11y/useSemanticElements: a form, for its Enter key; <search> would only wrap it */}
      <form
        role="search"
        className="filter-bar"
        aria-label={t('filter.label')}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField list={list} />
        <CountryFilter criteria={criteria} onChange={(countries) => setCriteria({ countries })} />
        <PopulationField field="minPopulation" list={list} errorId={errorId} />
        <PopulationField field="maxPopulation" list={list} errorId={errorId} />
        <div>
          <label className="filter-label" htmlFor={`${id}since`}>
            {t('filter.changedSince')}
          </label>
          <input
            id={`${id}since`}
            type="date"
            className="form-control"
            value={criteria.changedSince ?? ''}
            onChange={(event) => setCriteria({ changedSince: event.target.value || null })}
          />
        </div>
        <div className="filter-deletion">
          <label className="filter-label" htmlFor={`${id}deletion`}>
            {t('filter.deletion')}
          </label>
          <select
            id={`${id}deletion`}
            className="form-select"
            value={criteria.deletion}
            onChange={(event) => setCriteria({ deletion: event.target.value as DeletionChoice })}
          >
            {deletionChoices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`filter.deletionChoice.${choice}`)}
              </option>
            ))}
          </select>
        </div>
        <button
          ref={clearButton}
          type="button"
          className="btn btn-outline-secondary filter-clear"
          disabled={isUnfiltered(criteria)}
          onClick={clear}
        >
          <Icon icon={cross} />
          {t('filter.clear')}
        </button>
        {error && (
          <p id={errorId} role="alert" className="filter-error">
            {t(`filter.${error}`)}
          </p>
        )}
      </form>
      <FilterChips criteria={criteria} onChange={setCriteria} />
      <FilterCleared clearButton={clearButton} onRestore={setCriteria} />
    </div>
  );
}

interface FilterClearedProps {
  readonly clearButton: RefObject<HTMLButtonElement | null>;
  readonly onRestore: (criteria: FilterCriteria) => void;
}

/** Reports that the filter was cleared, with an undo button, as six fields take long to fill in again. */
function FilterCleared({ clearButton, onRestore }: FilterClearedProps) {
  const { t } = useTranslation('rentals');
  const dispatch = useAppDispatch();
  const isCleared = useAppSelector(selectClearFilter);
  const before = useAppSelector(selectBeforeClearing);
  const putBack = useRef<HTMLButtonElement>(null);
  const wasCleared = useRef(isCleared);

  useEffect(() => () => void dispatch(clearFilterEnded()), [dispatch]);
  // One of the two buttons replaces the other and takes over the focus.
  useEffect(() => {
    if (wasCleared.current === isCleared) return;
    wasCleared.current = isCleared;
    const place = document.activeElement;
    if (place !== clearButton.current && place !== document.body) return;
    (isCleared ? putBack : clearButton).current?.focus({ preventScroll: true });
  }, [isCleared, clearButton]);

  return (
    <div role="status" className="filter-cleared">
      {isCleared && (
        <>
          <span>{t('filter.cleared')}</span>{' '}
          <button ref={putBack} type="button" className="btn btn-link" onClick={() => onRestore(before)}>
            {t('filter.putBack')}
          </button>
        </>
      )}
    </div>
  );
}

/** Searches name and code. The table updates with each letter, the rest of the page when typing pauses. */
function TextField({ list }: { readonly list: ListControl }) {
  const { t } = useTranslation('rentals');
  const id = useId();
  const draft = useAddressDraft(list.criteria.text, (text) => list.typeCriteria({ text }), {
    onChange: (text) => list.tryCriteria({ text }),
  });
  return (
    <div className="filter-text">
      <label className="filter-label" htmlFor={id}>
        {t('filter.text')}
      </label>
      <div className="search-field">
        <Icon icon={search} />
        <input
          id={id}
          type="search"
          className="form-control"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.maxNameLength}
          placeholder={t('filter.textPlaceholder')}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && draft.settle()}
          onBlur={draft.settle}
        />
      </div>
    </div>
  );
}

interface PopulationFieldProps {
  readonly field: 'minPopulation' | 'maxPopulation';
  readonly list: ListControl;
  readonly errorId: string | undefined;
}

/** After this many milliseconds without typing, an invalid limit is explained. */
const pauseBeforeProblem = 1000;

/** A limit of the population range: no limit while its text is invalid. */
function PopulationField({ field, list, errorId }: PopulationFieldProps) {
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
    },
  );
  const { text } = draft;
  const parsed = parseLimit(text);
  const problem = isChecked && parsed !== null && isProblem(parsed) ? parsed.code : null;

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

const limitOf = (field: PopulationFieldProps['field'], text: string): Partial<FilterCriteria> => ({
  [field]: readableLimit(text),
});

/** The number of a text; null if it is empty or invalid. */
function readableLimit(text: string): number | null {
  const parsed = parseLimit(text);
  return parsed === null || isProblem(parsed) ? null : parsed;
}
