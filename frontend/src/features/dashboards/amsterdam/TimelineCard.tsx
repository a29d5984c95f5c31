import { memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { useFormats } from '../../../components/useFormats';
import { useThisHour } from '../../../components/useToday';
import { dateLocale } from '../../../lib/dateLocale';
import { ChartFrame } from '../ChartFrame';
import { ColumnChart } from '../charts/ColumnChart';
import { type Span, type Step, spans, stepsOf, unitOf } from './flow';

/** When rentals were added, and when they last changed. */
export const TimelineCard = memo(function TimelineCard({ rentals }: { readonly rentals: readonly Rental[] }) {
  const { t, i18n } = useTranslation(['dashboards', 'rentals']);
  const { number } = useFormats();
  const [span, setSpan] = useState<Span>('week');
  const selectId = useId();
  const hour = useThisHour();
  const steps = useMemo(() => stepsOf(rentals, span, hour), [rentals, span, hour]);
  const added = t('amsterdam.timeline.added');
  const changed = t('amsterdam.timeline.changed');

  const formats = useMemo(() => momentFormats(i18n.language, unitOf(span)), [i18n.language, span]);
  const nameOf = ({ start }: Step) => formats.long.format(start);
  const series = [
    { label: added, colour: 'var(--polder-data-1)' },
    { label: changed, colour: 'var(--polder-data-2)' },
  ];
  const title = t('amsterdam.timeline.title');
  const total = (what: 'added' | 'changed') => steps.reduce((sum, step) => sum + step[what], 0);
  return (
    <ChartFrame
      title={title}
      unit={t(`amsterdam.timeline.unit.${unitOf(span)}`)}
      legend={series}
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
    >
      <ColumnChart
        label={title}
        description={t('amsterdam.timeline.finding', {
          span: t(`amsterdam.timeline.span.${span}`),
          count: total('added'),
          added: number(total('added')),
          changed: number(total('changed')),
        })}
        series={series}
        columns={steps.map((step) => ({
          label: [formats.short.format(step.start)],
          title: nameOf(step),
          values: [step.added, step.changed],
        }))}
        format={number}
      />
    </ChartFrame>
  );
});

/** Formats a step's start for the axis, and in full. */
function momentFormats(language: string, unit: 'hour' | 'day') {
  const locale = dateLocale(language);
  const short: Intl.DateTimeFormatOptions =
    unit === 'hour' ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' };
  const long: Intl.DateTimeFormatOptions =
    unit === 'hour' ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'full' };
  return { short: new Intl.DateTimeFormat(locale, short), long: new Intl.DateTimeFormat(locale, long) };
}
