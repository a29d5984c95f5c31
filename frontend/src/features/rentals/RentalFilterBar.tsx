import search from 'bootstrap-icons/icons/search.svg?glyph';
import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { readPopulation } from './filterParams';
import { type DeletionChoice, deletionChoices, isUnfiltered } from './filterRentals';
import { selectFilterError } from './filterSlice';
import './rentals.scss';
import { useDraft } from './useDraft';
import type { ListControl } from './useListParams';

/** Chooses which rentals a page shows. */
export function RentalFilterBar({ list }: { readonly list: ListControl }) {
  const { t } = useTranslation('rentals');
  const { criteria, setCriteria, clear } = list;
  const error = useAppSelector(selectFilterError);
  const id = useId();
  const [text, setText] = useDraft(criteria.text, (draft) => setCriteria({ text: draft }));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form, for its Enter key; <search> would only wrap it
    <form
      role="search"
      className="filter-bar"
      aria-label={t('filter.label')}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="filter-text">
        <label className="filter-label" htmlFor={`${id}text`}>
          {t('filter.text')}
        </label>
        <div className="filter-search">
          <Icon glyph={search} />
          <input
            id={`${id}text`}
            type="search"
            className="form-control"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={t('filter.textPlaceholder')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      <PopulationField
        label={t('filter.leastPopulation')}
        value={criteria.leastPopulation}
        errorId={error ? `${id}error` : undefined}
        onChange={(leastPopulation) => setCriteria({ leastPopulation })}
      />
      <PopulationField
        label={t('filter.mostPopulation')}
        value={criteria.mostPopulation}
        errorId={error ? `${id}error` : undefined}
        onChange={(mostPopulation) => setCriteria({ mostPopulation })}
      />
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
      <div>
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
        type="button"
        className="btn btn-outline-secondary filter-clear"
        disabled={isUnfiltered(criteria)}
        onClick={clear}
      >
        <Icon glyph={cross} />
        {t('filter.clear')}
      </button>
      {error && (
        <p id={`${id}error`} role="alert" className="filter-error">
          {t(`filter.${error}`)}
        </p>
      )}
    </form>
  );
}

interface PopulationFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly errorId: string | undefined;
  readonly onChange: (value: number | null) => void;
}

/** A limit of the population range; spaces and marks between the digits are left out. */
function PopulationField({ label, value, errorId, onChange }: PopulationFieldProps) {
  const { t } = useTranslation('rentals');
  const id = useId();
  const [draft, setDraft] = useDraft(value === null ? '' : String(value), (text) => onChange(readPopulation(text)));
  return (
    <div>
      <label className="filter-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={`form-control ${errorId ? 'is-invalid' : ''}`}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        placeholder={t('filter.any')}
        value={draft}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 10))}
      />
    </div>
  );
}
