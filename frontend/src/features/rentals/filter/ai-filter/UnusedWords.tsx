import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/Icon';
import type { ParsedQuery } from './parsedQuery';

export interface UnusedWordsProps {
  readonly query: Pick<ParsedQuery, 'unused' | 'otherLanguage'>;
  /** The language of the explanation. */
  readonly language: string;
}

/** The words of the sentence that were not used, and why. */
export function UnusedWords({ query: { unused, otherLanguage }, language }: UnusedWordsProps) {
  const { t } = useTranslation('sentence', { lng: language });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const reasons = [...new Set(unused.map(({ reason }) => reason))];
  if (reasons.length === 0) return null;
  return (
    <div className="ai-filter-unused">
      <Icon icon={warning} />
      <div>
        {reasons.map((reason) => (
          <p key={reason}>
            {t(`unused.${reason}`)}{' '}
            {unused
              .filter((one) => one.reason === reason)
              .map(({ words }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may say the same twice
                <q key={index}>{words}</q>
              ))}
          </p>
        ))}
        {otherLanguage && <p>{t('otherLanguage', { language: languages.of(otherLanguage) })}</p>}
      </div>
    </div>
  );
}
