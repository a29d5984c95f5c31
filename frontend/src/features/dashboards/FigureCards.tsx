import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { figuresOf } from './figures';
import { useIsFilling } from './filling';

export interface FigureCardsProps {
  readonly rentals: readonly Rental[];
  /** True for the sample data, which does not change. */
  readonly isSample: boolean;
}

/** The overview's key figures. */
export function FigureCards({ rentals, isSample }: FigureCardsProps) {
  const { t } = useTranslation('dashboards');
  const { number, compact, percent } = useFormats();
  // The week that the figures cover ends when the rentals last changed, not at each render.
  const { count, countries, population, median, largest, lastWeek } = useMemo(
    () => figuresOf(rentals, Date.now()),
    [rentals],
  );
  const none = t('rotterdam.none');
  return (
    <section className="figure-cards" aria-label={t('rotterdam.figures')}>
      <FigureCard label={t('rotterdam.count')} figure={number(count)}>
        {isSample
          ? t('rotterdam.countries', { formatted: number(countries), count: countries })
          : t('rotterdam.countAdded', { formatted: number(lastWeek.added) })}
      </FigureCard>
      <FigureCard label={t('rotterdam.population')} figure={compact(population)}>
        {isSample || lastWeek.added === 0
          ? t('rotterdam.people', { formatted: number(population) })
          : t('rotterdam.populationAdded', { formatted: compact(lastWeek.addedPopulation) })}
      </FigureCard>
      <FigureCard label={t('rotterdam.median')} figure={median === null ? none : compact(median)}>
        {median === null ? '' : t('rotterdam.people', { formatted: number(Math.round(median)) })}
      </FigureCard>
      <FigureCard label={t('rotterdam.largest')} figure={largest ? <LargestRentalName rental={largest} /> : none}>
        {largest &&
          t('rotterdam.largestHint', {
            population: compact(largest.Population),
            share: percent(population === 0 ? 0 : largest.Population / population),
          })}
      </FigureCard>
      <FigureCard label={t('rotterdam.changed')} figure={number(lastWeek.changed)}>
        {isSample ? t('rotterdam.sampleHint') : t('rotterdam.changedHint', { formatted: number(lastWeek.added) })}
      </FigureCard>
    </section>
  );
}

function LargestRentalName({ rental: { Flag, Name } }: { readonly rental: Rental }) {
  return (
    <span className="figure-name" title={Name}>
      {`${Flag ?? ''} ${Name}`.trim()}
    </span>
  );
}

interface FigureCardProps {
  readonly label: string;
  readonly figure: ReactNode;
  readonly children: ReactNode;
}

/** One figure with its name and a comparison. */
export function FigureCard({ label, figure, children }: FigureCardProps) {
  const isFilling = useIsFilling();
  return (
    <dl className={clsx('card figure-card', isFilling && 'placeholder-wave')} aria-busy={isFilling}>
      <dt>{label}</dt>
      <dd className="figure-number">{isFilling ? <span className="placeholder" /> : <bdi>{figure}</bdi>}</dd>
      <dd className="figure-hint">{isFilling ? '\u00a0' : <bdi>{children}</bdi>}</dd>
    </dl>
  );
}
