import search from 'bootstrap-icons/icons/search.svg?glyph';
import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../../graphql/rental';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { useAddressDraft } from '../../../components/useAddressDraft';
import '../../../components/search-field.scss';
import { CountryFilter } from '../table/CountryFilter';
import { FilterChips } from '../table/FilterChips';
import { type DeletionChoice, deletionChoices, type FilterCriteria, isUnfiltered } from './filterRentals';
import { clearFilterEnded, selectBeforeClearing, selectClearFilter, selectFilterError } from './filterSlice';
import '../rentals.scss';
import '../table/table.scss';
import { PopulationField, type PopulationLimit, type UnreadableLimits } from './PopulationField';
import type { ListControl } from './useListParams';

/** Filters the rentals of a page, and shows the active filters. */
export function RentalFilterBar({ list }: { readonly list: ListControl }) {
  const { t } = useTranslation('rentals');
  const { criteria, setCriteria } = list;
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectFilterError);
  const clearButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const errorId = error ? `${id}error` : undefined;
  const [unreadable, setUnreadable] = useState<UnreadableLimits>({});
  const [cleared, setCleared] = useState<UnreadableLimits>({});
  /** The limits' fields start again, with these texts, each time the number changes. */
  const [limitFields, setLimitFields] = useState<{ start: number; texts: UnreadableLimits }>({ start: 0, texts: {} });
  const startLimits = (texts: UnreadableLimits) => setLimitFields(({ start }) => ({ start: start + 1, texts }));

  const onUnreadable = useCallback(
    (field: PopulationLimit, text: string | undefined) => {
      setUnreadable((others) => (others[field] === text ? others : { ...others, [field]: text }));
      // What was typed since must not be replaced by what was cleared before.
      if (text !== undefined) dispatch(clearFilterEnded());
    },
    [dispatch],
  );
  const clear = () => {
    setCleared(unreadable);
    startLimits({});
    list.clear();
  };
  const restore = (before: FilterCriteria) => {
    startLimits(cleared);
    setCriteria(before);
  };
  const population = (field: PopulationLimit) => (
    <PopulationField
      key={`${field}${limitFields.start}`}
      field={field}
      list={list}
      errorId={errorId}
      initialText={limitFields.texts[field]}
      onUnreadable={onUnreadable}
    />
  );
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
        {population('minPopulation')}
        {population('maxPopulation')}
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
          disabled={
            isUnfiltered(criteria) && unreadable.minPopulation === undefined && unreadable.maxPopulation === undefined
          }
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
      <FilterCleared clearButton={clearButton} onRestore={restore} />
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
  const restoreButton = useRef<HTMLButtonElement>(null);
  const wasCleared = useRef(isCleared);

  useEffect(() => () => void dispatch(clearFilterEnded()), [dispatch]);
  // One of the two buttons replaces the other and takes over the focus.
  useEffect(() => {
    if (wasCleared.current === isCleared) return;
    wasCleared.current = isCleared;
    const place = document.activeElement;
    if (place !== clearButton.current && place !== document.body) return;
    (isCleared ? restoreButton : clearButton).current?.focus({ preventScroll: true });
  }, [isCleared, clearButton]);

  return (
    <div role="status" className="filter-cleared">
      {isCleared && (
        <>
          <span>{t('filter.cleared')}</span>{' '}
          <button ref={restoreButton} type="button" className="btn btn-link" onClick={() => onRestore(before)}>
            {t('filter.restore')}
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
