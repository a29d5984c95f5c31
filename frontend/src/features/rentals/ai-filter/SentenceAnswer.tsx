import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import type { FilterCriteria } from '../filterRentals';
import { selectChosenBySentence } from '../rentalsSlice';
import { UnderstoodWords } from './UnderstoodWords';
import { criteriaOf, isEmpty, type Wish, wordsFor } from './wish';

const mostShown = 6;

export interface SentenceAnswerProps {
  readonly wish: Wish;
  /** True when the laptop's own reader read the sentence. */
  readonly isLocal: boolean;
  readonly onExample: (sentence: string) => void;
  readonly onFilter: (criteria: FilterCriteria) => void;
  readonly onClear: () => void;
}

/** What a sentence was understood to ask for, and the rentals that it chose, each with why. */
export function SentenceAnswer({ wish, isLocal, onExample, onFilter, onClear }: SentenceAnswerProps) {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const chosen = useAppSelector(selectChosenBySentence);
  const criteria = useMemo(() => criteriaOf(wish), [wish]);
  if (isEmpty(wish)) return <NotUnderstood onExample={onExample} onClear={onClear} />;
  return (
    <div className="ai-filter-answer">
      <header className="ai-filter-head">
        <p>
          <strong>{t('aiFilter.chosen', { count: chosen.length, formatted: number(chosen.length) })}</strong>{' '}
          <span className="text-secondary">{t(isLocal ? 'aiFilter.byLocal' : 'aiFilter.byComprehend')}</span>
        </p>
        <div>
          {criteria && (
            <button type="button" className="btn btn-outline-primary btn-sm" onClick={() => onFilter(criteria)}>
              {t('aiFilter.useAsFilter')}
            </button>
          )}
          <ClearButton onClear={onClear} />
        </div>
      </header>
      <UnderstoodWords wish={wish} />
      {chosen.length > 0 && (
        <ul className="ai-filter-items" aria-label={t('aiFilter.items')}>
          {chosen.slice(0, mostShown).map((rental) => (
            <li key={rental.id}>
              <span aria-hidden="true">{rental.Flag}</span>
              <span className="text-truncate">
                <bdi>{rental.Name}</bdi> <span className="text-secondary">{rental.Code}</span>
              </span>
              <span className="ai-filter-population tabular">{number(rental.Population)}</span>
              <span className="ai-filter-why">
                {t('aiFilter.because')}{' '}
                {wordsFor(rental, wish).map((words) => (
                  <q key={words}>{words}</q>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > mostShown && (
        <p className="ai-filter-more">
          {t(criteria ? 'aiFilter.more' : 'aiFilter.moreHere', { formatted: number(chosen.length - mostShown) })}
        </p>
      )}
    </div>
  );
}

const examples = ['places', 'range', 'without'] as const;

function NotUnderstood({ onExample, onClear }: Pick<SentenceAnswerProps, 'onExample' | 'onClear'>) {
  const { t } = useTranslation('rentals');
  return (
    <div className="ai-filter-answer">
      <header className="ai-filter-head">
        <p>{t('aiFilter.nothing')}</p>
        <ClearButton onClear={onClear} />
      </header>
      <ul className="ai-filter-examples">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="btn btn-outline-secondary btn-sm"
              onClick={() => onExample(t(`aiFilter.examples.${example}`))}
            >
              {t(`aiFilter.examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ClearButton({ onClear }: Pick<SentenceAnswerProps, 'onClear'>) {
  const { t } = useTranslation('rentals');
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={t('aiFilter.clear')}
      title={t('aiFilter.clear')}
      onClick={onClear}
    >
      <Icon glyph={cross} />
    </button>
  );
}
