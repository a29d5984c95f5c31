import type { ApexOptions } from 'apexcharts';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { useFormats } from '../../../components/useFormats';
import { usePageTheme } from '../../../components/usePageTheme';
import { useIsNarrow } from '../../rentals/public/display';
import { ChartCard } from '../ChartCard';
import { useStableValue } from '../useStableValue';
import { type Span, type Step, spans, stepsOf, unitOf } from './flow';

/** When rentals were added, and when they last changed. */
export function TimelineCard({ rentals }: { readonly rentals: readonly Rental[] }) {
  const { t, i18n } = useTranslation(['dashboards', 'rentals']);
  const { number } = useFormats();
  const [span, setSpan] = useState<Span>('week');
  const selectId = useId();
  const isNarrow = useIsNarrow();
  const { rightToLeft } = usePageTheme();
  const steps = useStableValue(useMemo(() => stepsOf(rentals, span, Date.now()), [rentals, span]));
  const added = t('amsterdam.timeline.added');
  const changed = t('amsterdam.timeline.changed');

  const formats = useMemo(() => momentFormats(i18n.language, unitOf(span)), [i18n.language, span]);
  const nameOf = useCallback(({ start }: Step) => formats.long.format(start), [formats]);

  const options = useMemo<ApexOptions>(
    () => ({
      chart: { type: 'bar', stacked: true },
      series: [
        { name: added, data: steps.map((step) => ({ x: formats.short.format(step.start), y: step.added })) },
        { name: changed, data: steps.map((step) => ({ x: formats.short.format(step.start), y: step.changed })) },
      ],
      plotOptions: { bar: { columnWidth: '64%', borderRadius: 2 } },
      grid: { padding: { top: 0, bottom: 0 } },
      legend: { position: 'bottom', horizontalAlign: rightToLeft ? 'right' : 'left', showForZeroSeries: false },
      xaxis: {
        labels: { rotate: 0, hideOverlappingLabels: true, style: { fontSize: '12px' } },
        tickAmount: Math.min(steps.length, isNarrow ? 3 : 8),
      },
      yaxis: { min: 0, forceNiceScale: true, labels: { formatter: (value) => number(Math.round(value)) } },
      tooltip: {
        shared: true,
        intersect: false,
        x: { formatter: (_, { dataPointIndex }) => nameOf(steps[dataPointIndex] as Step) },
        y: { formatter: (value) => number(value) },
      },
    }),
    [steps, added, changed, formats, nameOf, number, isNarrow, rightToLeft],
  );

  const total = (what: 'added' | 'changed') => steps.reduce((sum, step) => sum + step[what], 0);
  return (
    <ChartCard
      title={t('amsterdam.timeline.title')}
      unit={t(`amsterdam.timeline.unit.${unitOf(span)}`)}
      finding={t('amsterdam.timeline.finding', {
        span: t(`amsterdam.timeline.span.${span}`),
        added: number(total('added')),
        changed: number(total('changed')),
      })}
      options={options}
      columns={[t(`amsterdam.timeline.column.${unitOf(span)}`), added, changed]}
      emptyText={t('rentals:table.none')}
      rows={rentals.length === 0 ? [] : steps.map((step) => [nameOf(step), step.added, step.changed])}
      controls={
        <>
          <label htmlFor={selectId} className="visually-hidden">
            {t('amsterdam.timeline.label')}
          </label>
          <select
            id={selectId}
            className="form-select form-select-sm quiet-field"
            value={span}
            onChange={({ target }) => setSpan(target.value as Span)}
          >
            {spans.map((choice) => (
              <option key={choice} value={choice}>
                {t(`amsterdam.timeline.span.${choice}`)}
              </option>
            ))}
          </select>
        </>
      }
    />
  );
}

/** Formats a step's start for the axis, and in full. */
function momentFormats(language: string, unit: 'hour' | 'day') {
  // Readers of English here are Europeans: the day before the month.
  const locale = language === 'en' ? 'en-GB' : language;
  const short: Intl.DateTimeFormatOptions =
    unit === 'hour' ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' };
  const long: Intl.DateTimeFormatOptions =
    unit === 'hour' ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'full' };
  return { short: new Intl.DateTimeFormat(locale, short), long: new Intl.DateTimeFormat(locale, long) };
}
