import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../../app/hooks';
import { isRunningLocally } from '../../../../cloud/configure';
import { defineLazy, LazyComponent } from '../../../../components/LazyComponent';
import { selectParsedQuery } from '../../sync/rentalsSlice';
import type { FilterCriteria } from '../filterRentals';
import { selectIsReadingSentence, selectSentenceError } from '../filterSlice';
import { useReadingFailureText } from './useReadingFailureText';
import '../../fields/field.scss';
import './ai-filter.scss';

const sentenceAnswer = defineLazy(() => import('./SentenceAnswer'), ['sentence']);

export interface SentenceResultProps {
  readonly onAsk: (sentence: string) => void;
  readonly onFilter: (criteria: FilterCriteria) => void;
  readonly onClear: () => void;
}

/** The answer to the last sentence, or why there is none. */
export function SentenceResult(given: SentenceResultProps) {
  const { t } = useTranslation('rentals');
  const failureText = useReadingFailureText();
  const isReading = useAppSelector(selectIsReadingSentence);
  const error = useAppSelector(selectSentenceError);
  const query = useAppSelector(selectParsedQuery);
  return (
    <div aria-live="polite">
      {isReading && <p className="ai-filter-note">{t('aiFilter.reading')}</p>}
      {!isReading && error && <p className="filter-error">{failureText(error)}</p>}
      {!isReading && !error && query && (
        <LazyComponent part={sentenceAnswer} props={{ query, isLocal: isRunningLocally(), ...given }} />
      )}
    </div>
  );
}
