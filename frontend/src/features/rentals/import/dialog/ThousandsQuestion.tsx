import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { asGroupedThousands, type ThousandsMark } from '../../../../../../graphql/population';
import { useFormats } from '../../../../components/useFormats';

export interface ThousandsQuestionProps {
  /** A population of the file, such as 1.234. */
  readonly example: string;
  readonly onChoose: (mark: ThousandsMark) => void;
}

/** Asks what a separator in the populations means if the file does not show it. Until then those rows are left out. */
export function ThousandsQuestion({ example, onChoose }: ThousandsQuestionProps) {
  const { t } = useTranslation('import');
  const { number } = useFormats();
  const id = useId();
  const mark = example.includes('.') ? 'point' : 'comma';
  return (
    <section className="import-question" aria-labelledby={id}>
      <h3 id={id}>{t('thousandsQuestion.title', { example })}</h3>
      <p>{t('thousandsQuestion.text')}</p>
      <div className="import-question-answers">
        <button type="button" className="btn btn-outline-secondary" onClick={() => onChoose(mark)}>
          {t('thousandsQuestion.thousands', { formatted: number(asGroupedThousands(example)) })}
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onChoose(mark === 'point' ? 'comma' : 'point')}
        >
          {t('thousandsQuestion.decimal')}
        </button>
      </div>
    </section>
  );
}
