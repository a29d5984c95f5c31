import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../../graphql/generated/schema';
import type { Group, ParsedQuery } from './parsedQuery';
import { useInterpretation } from './useInterpretation';

export interface ParsedWordsProps {
  readonly query: ParsedQuery;
  /** The language of the explanation. */
  readonly language: string;
  readonly rentals: readonly Rental[];
}

/** How each word of the sentence was understood, one line per group of rentals. */
export function ParsedWords({ query: { groups }, language, rentals }: ParsedWordsProps) {
  const { t } = useTranslation('sentence', { lng: language });
  return (
    <div className="ai-filter-groups">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may ask for the same twice
        <Fragment key={index}>
          {index > 0 && <span className="ai-filter-or">{t('or')}</span>}
          <GroupWords group={group} language={language} rentals={rentals} />
        </Fragment>
      ))}
    </div>
  );
}

function GroupWords({ group, language, rentals }: Omit<ParsedWordsProps, 'query'> & { readonly group: Group }) {
  const meanings = useInterpretation(language, rentals);
  const words = group.clauses.flat().map((condition) => [condition.words, meanings.of(condition)] as const);
  const ranked = group.rank ? [[group.rank.words, meanings.ofRank(group.rank)] as const] : [];
  return (
    <dl className="ai-filter-words">
      {[...words, ...ranked].map(([said, meaning], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may say the same twice
        <div key={index}>
          <dt>
            <bdi>{said}</bdi>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
