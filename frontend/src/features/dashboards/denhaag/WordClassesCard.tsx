import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SyntaxToken } from '../../../../../graphql/interpretation';
import { useFormats } from '../../../components/useFormats';
import { type WordClass, wordClasses } from '../../text/public/reading';
import { ChartCard } from '../ChartCard';
import { barsHeight } from '../horizontalBars';
import { useCountBars } from './useCountBars';

/** The number of words of each part of speech in a text. */
export function WordClassesCard({ syntax }: { readonly syntax: readonly SyntaxToken[] }) {
  const { t } = useTranslation('text');
  const { number } = useFormats();
  const counts = useMemo(() => {
    const classes = Object.entries(wordClasses) as [WordClass, readonly string[]][];
    return classes
      .map(([name, tags]) => ({
        name: t(`word.${name}`),
        count: syntax.filter(({ partOfSpeech }) => tags.includes(partOfSpeech)).length,
      }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
  }, [syntax, t]);
  const options = useCountBars(counts, t('syntax.count'));
  const [first] = counts;
  return (
    <ChartCard
      title={t('syntax.title')}
      unit={t('syntax.unit')}
      finding={first ? t('syntax.finding', { name: first.name, formatted: number(first.count) }) : ''}
      options={options}
      height={barsHeight(counts.length)}
      columns={[t('syntax.class'), t('syntax.count')]}
      rows={counts.map(({ name, count }) => [name, count])}
    />
  );
}
