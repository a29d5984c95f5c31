import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { drawnFlag } from '../../fields/countryFlag';
import type { Question } from './parsedQuery';

export interface SentenceQuestionProps {
  readonly question: Question;
  /** The language of the question. */
  readonly language: string;
  /** Sends the sentence again, with the answer inserted. */
  readonly onAsk: (sentence: string) => void;
}

/** A question to answer before rentals can be selected, with a button for each answer. */
export function SentenceQuestion({ question, language, onAsk }: SentenceQuestionProps) {
  const { t } = useTranslation('sentence', { lng: language });
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
    <div role="group" aria-labelledby={id} className="ai-filter-question">
      <p id={id}>{t(`question.${question.kind}`, { words: question.words })}</p>
      <div className="ai-filter-examples">
        {question.choices.map(({ label, codes, sentence }) => (
          <button
            key={sentence}
            type="button"
            className="btn btn-outline-primary btn-sm"
            onClick={() => onAsk(sentence)}
          >
            {codes.length === 1 && <span aria-hidden="true">{drawnFlag({ Code: codes[0] ?? '' })} </span>}
            {label || t('question.all')}
          </button>
        ))}
      </div>
    </div>
  );
}
