import type { ApexOptions } from 'apexcharts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { ChartCard } from './ChartCard';
import { type Bucket, populationBuckets } from './figures';
import { useStableValue } from './useStableValue';

/** The number of rentals per order of magnitude of their population. */
export function DistributionCard({ rentals }: { readonly rentals: readonly Rental[] }) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const formats = useFormats();
  const buckets = useStableValue(useMemo(() => populationBuckets(rentals), [rentals]));
  const series = t('rotterdam.count');
  const size = t('rotterdam.size');
  const sizeFrom = t('rotterdam.sizeFrom');
  const nameOf = useCallback(
    ({ from, to }: Bucket) =>
      from === 0
        ? t('rotterdam.bucketFirst', { to: formats.compact(to) })
        : t('rotterdam.bucket', { from: formats.compact(from), to: formats.compact(to) }),
    [t, formats],
  );

  const startOf = useCallback(
    // On two lines in languages with a space in the number ("100 mln."), so that neighbouring labels do not touch.
    ({ from, to }: Bucket) => (from === 0 ? `<\u2009${formats.compact(to)}` : formats.compact(from)).split('\u00a0'),
    [formats],
  );

  const [fullest] = useMemo(() => buckets.toSorted((one, other) => other.count - one.count), [buckets]);
  const highest = fullest?.count ?? 1;

  const options = useMemo<ApexOptions>(
    () => ({
      chart: { type: 'bar' },
      series: [{ name: series, data: buckets.map((bucket) => ({ x: startOf(bucket), y: bucket.count })) }],
      plotOptions: {
        bar: { columnWidth: `${Math.min(72, 12 * buckets.length)}%`, borderRadius: 2, dataLabels: { position: 'top' } },
      },
      dataLabels: {
        enabled: true,
        offsetY: -20,
        formatter: (value) => formats.number(Number(value)),
        style: { fontSize: '12px', fontWeight: 500, colors: ['var(--bs-body-color)'] },
        dropShadow: { enabled: false },
      },
      grid: { show: false, padding: { top: 0, bottom: 0 } },
      xaxis: {
        title: { text: sizeFrom, style: { fontSize: '12px', fontWeight: 400 } },
        labels: { rotate: 0, style: { fontSize: '12px' }, hideOverlappingLabels: true },
        axisTicks: { show: false },
      },
      // Leaves room for the label of the highest bar.
      yaxis: { show: false, min: 0, max: highest * 1.15 },
      tooltip: {
        x: { formatter: (_, { dataPointIndex }) => nameOf(buckets[dataPointIndex] as Bucket) },
        y: { formatter: (value) => formats.number(value) },
      },
      states: { active: { filter: { type: 'none' } } },
    }),
    [buckets, highest, series, sizeFrom, startOf, nameOf, formats],
  );

  return (
    <ChartCard
      title={t('rotterdam.distribution')}
      unit={t('rotterdam.distributionUnit')}
      finding={
        fullest
          ? t('rotterdam.distributionFinding', {
              formatted: formats.number(fullest.count),
              range: withinSentence(nameOf(fullest)),
            })
          : ''
      }
      options={options}
      columns={[size, series]}
      rows={buckets.map((bucket) => [nameOf(bucket), bucket.count])}
    />
  );
}

/** A range's name within a sentence: "below 1K", with the K as on the chart. */
const withinSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
