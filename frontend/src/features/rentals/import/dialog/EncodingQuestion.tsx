import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EncodingSample } from '../read/fileEncoding';
import type { FileEncoding } from '../read/fileText';
import { encodingNames } from './encodingNames';

export interface EncodingQuestionProps {
  readonly samples: readonly EncodingSample[];
  readonly onChoose: (encoding: FileEncoding) => void;
}

/** Asks for a file's encoding if its bytes do not determine it, showing some lines in each candidate. */
export function EncodingQuestion({ samples, onChoose }: EncodingQuestionProps) {
  const { t } = useTranslation('import');
  const id = useId();
  return (
    <section className="import-question" aria-labelledby={id}>
      <h3 id={id}>{t('encodingQuestion.title')}</h3>
      <p>{t('encodingQuestion.text')}</p>
      <ul>
        {samples.map(({ encoding, lines }) => (
          <li key={encoding}>
            <button type="button" className="btn btn-outline-secondary" onClick={() => onChoose(encoding)}>
              <span className="import-question-sample">
                {lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                  <bdi key={index}>{line}</bdi>
                ))}
              </span>
              <span className="import-question-name">{encodingNames[encoding]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>{t('encodingQuestion.other')}</p>
    </section>
  );
}
