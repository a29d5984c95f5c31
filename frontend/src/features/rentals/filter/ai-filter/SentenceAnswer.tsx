import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../../graphql/generated/schema';
import { useAppSelector } from '../../../../app/hooks';
import { Icon } from '../../../../components/Icon';
import { formatsFor } from '../../../../lib/format';
import { drawnFlag } from '../../fields/countryFlag';
import { selectAiItems, selectRentals } from '../../sync/rentalsSlice';
import type { FilterCriteria } from '../filterRentals';
import { criteriaOf } from './criteriaOf';
import { ParsedWords } from './ParsedWords';
import { isEmpty, type ParsedQuery, testOf } from './parsedQuery';
import { SentenceQuestion } from './SentenceQuestion';
import { UnusedWords } from './UnusedWords';

const firstShown = 6;
const moreShown = 50;

export interface SentenceAnswerProps {
  readonly query: ParsedQuery;
  /** True when the laptop's own interpreter read the sentence. */
  readonly isLocal: boolean;
  readonly onAsk: (sentence: string) => void;
  readonly onFilter: (criteria: FilterCriteria) => void;
  readonly onClear: () => void;
}

/**
 * How a sentence was understood, which words were not used, and the matching rentals, each with the reason. A Dutch
 * sentence is answered in Dutch, whatever the page's language.
 */
export function SentenceAnswer(props: SentenceAnswerProps) {
  const { query, onAsk, onClear } = props;
  const { i18n } = useTranslation('sentence');
  const language = query.language === 'nl' ? 'nl' : i18n.language;
  const rentals = useAppSelector(selectRentals);
  const { t } = useTranslation('sentence', { lng: language });
  return (
    <section className="ai-filter-answer" lang={language} aria-label={t('answer')}>
      {query.question ? (
        <>
          <header className="ai-filter-head">
            <SentenceQuestion question={query.question} language={language} onAsk={onAsk} />
            <ClearButton onClear={onClear} />
          </header>
          {!isEmpty(query) && <ParsedWords query={query} language={language} rentals={rentals} />}
          <UnusedWords query={query} language={language} />
        </>
      ) : isEmpty(query) ? (
        <NotParsed query={query} language={language} onAsk={onAsk} onClear={onClear} />
      ) : (
        <Chosen key={query.sentence} {...props} language={language} />
      )}
    </section>
  );
}
export default SentenceAnswer;

function Chosen({ query, isLocal, onFilter, onClear, language }: SentenceAnswerProps & { readonly language: string }) {
  const { t } = useTranslation('sentence', { lng: language });
  const { number } = formatsFor(language);
  const rentals = useAppSelector(selectRentals);
  const chosen = useAppSelector(selectAiItems);
  const [shown, setShown] = useState(firstShown);
  const filter = useMemo(() => criteriaOf(query), [query]);
  const isInPart = query.unused.length > 0;
  const rank = query.groups.length === 1 ? query.groups[0]?.rank : null;
  const asked = rank ? rank.last - rank.first + 1 : chosen.length;
  const left = chosen.length - shown;
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    setShown(shown + moreShown);
    // The button goes away with the last of them.
    if (left <= moreShown) list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <header className="ai-filter-head">
        <p>
          <strong>
            {t(isInPart ? 'chosenInPart' : 'chosen', { count: chosen.length, formatted: number(chosen.length) })}
          </strong>{' '}
          <span className="text-secondary">{t(isLocal ? 'byLocal' : 'byComprehend')}</span>
        </p>
        <div>
          {'criteria' in filter && (
            <button type="button" className="btn btn-outline-primary btn-sm" onClick={() => onFilter(filter.criteria)}>
              {t('useAsFilter')}
            </button>
          )}
          <ClearButton onClear={onClear} />
        </div>
      </header>
      <ParsedWords query={query} language={language} rentals={rentals} />
      <UnusedWords query={query} language={language} />
      {chosen.length > asked && (
        <p className="ai-filter-note">{t('ties', { asked: number(asked), shown: number(chosen.length) })}</p>
      )}
      {chosen.length > 0 && (
        <ul ref={list} className="ai-filter-items" aria-label={t('items')} tabIndex={-1}>
          {chosen.slice(0, shown).map((rental) => (
            <li key={rental.id}>
              <span aria-hidden="true">{drawnFlag(rental)}</span>
              <span className="text-truncate">
                <bdi>{rental.Name}</bdi> <span className="text-secondary">{rental.Code}</span>
              </span>
              <span className="ai-filter-population tabular">{number(rental.Population)}</span>
              <span className="ai-filter-why">
                {t('because')}{' '}
                {wordsFor(rental, query, rentals).map((words) => (
                  <q key={words}>{words}</q>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <button type="button" className="btn btn-link btn-sm ai-filter-more" onClick={showMore}>
          {left > moreShown ? t('moreOf', { count: moreShown, left: number(left) }) : t('more', { count: left })}
        </button>
      )}
      {'beyond' in filter && (
        <p className="ai-filter-note">
          {t('beyondFilter')}{' '}
          {filter.beyond.map((words) => (
            <q key={words}>{words}</q>
          ))}
        </p>
      )}
    </>
  );
}

const examples = ['places', 'than', 'rank', 'changed'] as const;

function NotParsed({
  query,
  language,
  onAsk,
  onClear,
}: Pick<SentenceAnswerProps, 'query' | 'onAsk' | 'onClear'> & { readonly language: string }) {
  const { t } = useTranslation('sentence', { lng: language });
  return (
    <>
      <header className="ai-filter-head">
        <p>{t('nothing')}</p>
        <ClearButton onClear={onClear} />
      </header>
      <UnusedWords query={query} language={language} />
      <ul className="ai-filter-examples" aria-label={t('examples.label')}>
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="btn btn-outline-secondary btn-sm"
              onClick={() => onAsk(t(`examples.${example}`))}
            >
              {t(`examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In the page's language, like the field that it clears. */
function ClearButton({ onClear }: Pick<SentenceAnswerProps, 'onClear'>) {
  const { t, i18n } = useTranslation('sentence');
  return (
    <button
      type="button"
      className="btn btn-icon"
      lang={i18n.language}
      aria-label={t('clear')}
      title={t('clear')}
      onClick={onClear}
    >
      <Icon icon={cross} />
    </button>
  );
}

/** The words of the sentence that a rental matches. */
export function wordsFor(rental: Rental, { groups }: ParsedQuery, rentals: readonly Rental[]): string[] {
  const words = groups.flatMap(({ clauses, rank }) => {
    const met = clauses.map((clause) => clause.filter((condition) => testOf(condition, rentals)(rental)));
    if (met.some(({ length }) => length === 0)) return [];
    return [...met.flat().map((condition) => condition.words), ...(rank ? [rank.words] : [])];
  });
  return [...new Set(words)];
}
