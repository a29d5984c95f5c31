import './search-result.scss';
import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/EmptyState';
import { FilterPills } from '../../../components/FilterPills';
import { Highlight } from '../../../components/Highlight';
import { SearchField } from '../../../components/SearchField';
import { useAddressDraft } from '../../../components/useAddressDraft';
import { useUpdateSearchParams } from '../../../components/useUpdateSearchParams';
import {
  excerptOf,
  type Kind,
  kinds,
  pageOf,
  type Searchable,
  searchSite,
} from '../../../features/site-search/public/searchSite';
import { PageSource } from '../../frame/PageSource';
import { pageSources } from './pageSources';
import { ResultPages } from './ResultPages';
import { useSearchables } from './useSearchables';

const pageSize = 10;
const maxSearchLength = 200;

/** Searches Polder's pages, examples, rentals and app content. The search is in the URL. */
export default function SearchResultPage() {
  const { t } = useTranslation(['search', 'layout']);
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const search = (parameters.get('q') ?? '').slice(0, maxSearchLength);
  // Typing adds no history entries.
  const look = (changes: { q?: string | null; kind?: Kind | null }) =>
    updateSearchParams({ page: null, ...changes }, { replace: true });
  const draft = useAddressDraft(search, (q) => look({ q: q || null }));
  const searched = useDeferredValue(draft.text);
  const kind = kinds.find((one) => one === parameters.get('kind'));
  const { searchables, isMissing } = useSearchables(draft.text.trim() !== '');
  const found = useMemo(() => searchSite(searched, searchables), [searched, searchables]);
  const shown = kind ? found.filter((one) => one.kind === kind) : found;
  const { items, page, pages } = pageOf(shown, searched === search ? Number(parameters.get('page')) : 1, pageSize);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const suggest = (q: string) => {
    // The suggestions go away.
    field.current?.focus();
    look({ q, kind: null });
  };

  return (
    <div className="search-page">
      <header>
        <h1>{t('layout:pages.searchResult')}</h1>
        <p className="text-secondary prose mb-0">{t('lead')}</p>
      </header>
      <SearchField ref={field} label={t('label')} value={draft.text} onChange={draft.change} onSettle={draft.settle} />
      {draft.text.trim() === '' ? (
        <>
          <EmptyState drawing="bicycle" title={t('startTitle')} />
          <Suggestions onChoose={suggest} />
        </>
      ) : (
        <>
          <FilterPills
            label={t('filter')}
            pills={(['all', ...kinds] as const)
              .map((name) => ({
                name,
                label: t(`kinds.${name}`),
                count: found.filter((one) => name === 'all' || one.kind === name).length,
              }))
              .filter(({ name, count }) => count > 0 || name === 'all' || name === kind)}
            chosen={kind ?? 'all'}
            onChoose={(name) => look({ kind: name === 'all' ? null : name })}
          />
          <p role="status" className="search-count">
            {shown.length > 0
              ? t('found', { count: shown.length, search: searched.trim() })
              : t('none', { search: searched.trim() })}
          </p>
          {isMissing && <p className="text-secondary">{t('missing')}</p>}
          {shown.length === 0 && <p className="text-secondary">{t('noneHint')}</p>}
          <ol id={listId} className="search-results" start={(page - 1) * pageSize + 1}>
            {items.map((result) => (
              <Result key={result.id} result={result} search={searched} />
            ))}
          </ol>
          {pages > 1 && <ResultPages page={page} pages={pages} parameters={parameters} />}
        </>
      )}
      <PageSource sources={pageSources} />
    </div>
  );
}

function Result({ result: { kind, to, title, place, text }, search }: { result: Searchable; search: string }) {
  const { t } = useTranslation('search');
  const kindName = t(`kind.${kind}`);
  return (
    <li>
      <p className="search-place">{saysKind(place, kindName) ? place : `${place} · ${kindName}`}</p>
      <Link to={to}>
        <bdi>
          <Highlight text={title} search={search} />
        </bdi>
      </Link>
      <p className="search-text">
        <bdi>
          <Highlight text={excerptOf(text, search)} search={search} />
        </bdi>
      </p>
    </li>
  );
}

/** "Tickets" needs no "ticket" beside it. */
const saysKind = (place: string, kind: string) => place.toLowerCase().startsWith(kind.toLowerCase());

function Suggestions({ onChoose }: { readonly onChoose: (search: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <section className="search-suggestions" aria-labelledby="search-suggestions">
      <h2 id="search-suggestions">{t('suggestions.title')}</h2>
      <div className="d-flex flex-wrap gap-2">
        {(['table', 'keyboard', 'country', 'error'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => onChoose(t(`suggestions.${name}`))}
          >
            {t(`suggestions.${name}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
