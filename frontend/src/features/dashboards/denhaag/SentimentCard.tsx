import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import { languageName, type TextAnalysis } from '../../text/public/analysis';

const sentiments = ['positive', 'neutral', 'negative', 'mixed'] as const;

/** The language and the sentiment of a text. */
export function SentimentCard({ analysis: { language, sentiment } }: { readonly analysis: TextAnalysis }) {
  const { t, i18n } = useTranslation('text');
  const { percent } = useFormats();
  const titleId = useId();
  const named = (language.result?.all ?? []).flatMap(({ code, score }) => {
    const name = languageName(i18n.language, code);
    return name === null ? [] : { name, score };
  });
  const [first, ...others] = named;
  return (
    <section className="card chart-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <div>
          <h2 id={titleId}>{t('feeling.title')}</h2>
          <p>{t('feeling.unit')}</p>
        </div>
      </header>
      <div className="chart-card-body feeling-body">
        <p className="feeling-language">
          {first ? first.name : t('feeling.noLanguage')}
          {first && (
            <span>
              <bdi>{t('marks.certainty', { share: percent(first.score) })}</bdi>
            </span>
          )}
          {others.length > 0 && (
            <span>
              {t('feeling.orElse', {
                languages: others
                  .slice(0, 2)
                  .map(({ name, score }) => `${name} (${percent(score)})`)
                  .join(', '),
              })}
            </span>
          )}
        </p>
        {sentiment.result ? (
          <dl className="sentiment-list">
            {sentiments.map((feeling) => {
              const share = sentiment.result?.scores[feeling] ?? 0;
              const isMaximum = sentiment.result?.sentiment === feeling.toUpperCase();
              return (
                <div key={feeling} className={isMaximum ? 'fw-semibold' : ''}>
                  <dt>{t(`feeling.${feeling}`)}</dt>
                  <dd>{percent(share)}</dd>
                  <dd className="sentiment-bar">
                    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={share * 100} height="4" />
                    </svg>
                  </dd>
                </div>
              );
            })}
          </dl>
        ) : (
          <p className="text-secondary">{t('feeling.none')}</p>
        )}
      </div>
    </section>
  );
}
