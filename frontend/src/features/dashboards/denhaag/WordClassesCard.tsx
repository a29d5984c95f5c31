import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SyntaxToken } from '../../../../../graphql/interpretation';
import { useFormats } from '../../../components/useFormats';
import { type WordClass, wordClasses } from '../../text/public/analysis';
import { ChartFrame } from '../ChartFrame';
import { BarChart } from '../charts/BarChart';

/** The number of words of each part of speech in a text. */
export function WordClassesCard({ syntax }: { readonly syntax: readonly SyntaxToken[] }) {
  const { t } = useTranslation('text');
  const { number } = useFormats();
  const bars = useMemo(() => {
    const classes = Object.entries(wordClasses) as [WordClass, readonly string[]][];
    return classes
      .map(([name, tags]) => ({
        name: t(`word.${name}`),
        value: syntax.filter(({ partOfSpeech }) => tags.includes(partOfSpeech)).length,
      }))
      .filter(({ value }) => value > 0)
      .sort((one, other) => other.value - one.value);
  }, [syntax, t]);
  const title = t('syntax.title');
  const [first] = bars;
  return (
    <ChartFrame
      title={title}
      unit={t('syntax.unit')}
      columns={[t('syntax.class'), t('syntax.count')]}
      rows={bars.map(({ name, value }) => [name, value])}
    >
      <BarChart
        label={title}
        description={
          first ? t('syntax.finding', { count: first.value, name: first.name, formatted: number(first.value) }) : ''
        }
        series={t('syntax.count')}
        bars={bars}
        formatLabel={number}
        formatFigure={number}
      />
    </ChartFrame>
  );
}
