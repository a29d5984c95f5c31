import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { ChartFrame } from './ChartFrame';
import { ColumnChart } from './charts/ColumnChart';
import { type Bucket, populationBuckets } from './figures';

/** The number of rentals per order of magnitude of their population. */
export const DistributionCard = memo(function DistributionCard({ rentals }: { readonly rentals: readonly Rental[] }) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const formats = useFormats();
  const buckets = useMemo(() => populationBuckets(rentals), [rentals]);
  const series = t('rotterdam.count');
  const title = t('rotterdam.distribution');
  const nameOf = ({ from, to }: Bucket) =>
    from === 0
      ? t('rotterdam.bucketFirst', { to: formats.compact(to) })
      : t('rotterdam.bucket', { from: formats.compact(from), to: formats.compact(to) });
  // On two lines in languages with a space in the number ("100 mln."), so that neighbouring labels do not touch.
  const labelOf = ({ from, to }: Bucket) =>
    (from === 0 ? `<\u2009${formats.compact(to)}` : formats.compact(from)).split('\u00a0');
  const [fullest] = buckets.toSorted((one, other) => other.count - one.count);
  return (
    <ChartFrame
      title={title}
      unit={t('rotterdam.distributionUnit')}
      columns={[t('rotterdam.size'), series]}
      rows={buckets.map((bucket) => [nameOf(bucket), bucket.count])}
    >
      <ColumnChart
        label={title}
        description={
          fullest
            ? t('rotterdam.distributionFinding', {
                formatted: formats.number(fullest.count),
                range: withinSentence(nameOf(fullest)),
              })
            : ''
        }
        series={[{ label: series, colour: 'var(--polder-data-1)' }]}
        columns={buckets.map((bucket) => ({ label: labelOf(bucket), title: nameOf(bucket), values: [bucket.count] }))}
        format={formats.number}
        formatShort={formats.compact}
        axisTitle={t('rotterdam.sizeFrom')}
        // A single column is not as wide as the card.
        fill={Math.min(0.72, 0.12 * buckets.length)}
      />
    </ChartFrame>
  );
});

/** A range's name within a sentence: "below 1K", with the K as on the chart. */
const withinSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
