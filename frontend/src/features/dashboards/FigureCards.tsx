import { clsx } from 'clsx';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { useMediaQuery } from '../../components/useMediaQuery';
import { useThisHour } from '../../components/useToday';
import { figuresOf } from './figures';
import { useIsFilling } from './filling';
import { SparkBars } from './SparkBars';

export interface FigureCardsProps {
  readonly rentals: readonly Rental[];
  /** True for the sample data, which does not change. */
  readonly isSample: boolean;
}

/** The overview's key figures. */
export const FigureCards = memo(function FigureCards({ rentals, isSample }: FigureCardsProps) {
  const { t } = useTranslation('dashboards');
  const { number, compact } = useFormats();
  // The week that the figures cover ends with the present hour, not at each render.
  const hour = useThisHour();
  const { count, countries, population, median, lastWeek } = useMemo(() => figuresOf(rentals, hour), [rentals, hour]);
  const none = t('rotterdam.none');
  return (
    <FigureRow>
      <FigureCard
        label={t('rotterdam.count')}
        figure={number(count)}
        picture={
          !isSample && (
            <SparkBars
              values={lastWeek.addedByDay}
              label={t('rotterdam.addedByDay', { counts: lastWeek.addedByDay.map(number).join(', ') })}
            />
          )
        }
      >
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
      <FigureCard label={t('rotterdam.changed')} figure={number(lastWeek.changed)}>
        {isSample ? t('rotterdam.sampleHint') : t('rotterdam.changedHint', { formatted: number(lastWeek.added) })}
      </FigureCard>
    </FigureRow>
  );
});

/** The card around the figures. On a phone it scrolls, by keyboard too: it has the focus, as nothing in it can. */
export function FigureRow({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('dashboards');
  const scrolls = useMediaQuery('(max-width: 575.98px)');
  return (
    <section className="card figure-cards" tabIndex={scrolls ? 0 : undefined} aria-label={t('rotterdam.figures')}>
      {children}
    </section>
  );
}

interface FigureCardProps {
  readonly label: string;
  readonly figure: ReactNode;
  /** Shown beside the name. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** One figure with its name and a comparison. */
export function FigureCard({ label, figure, picture, children }: FigureCardProps) {
  const isFilling = useIsFilling();
  return (
    <dl className="figure-card" aria-busy={isFilling}>
      <dt>{label}</dt>
      <dd className={clsx('figure-number', isFilling && 'skeleton')}>
        {isFilling ? <span className="placeholder" /> : <bdi>{figure}</bdi>}
      </dd>
      <dd className="figure-hint">{isFilling ? '\u00a0' : <bdi>{children}</bdi>}</dd>
      {picture && !isFilling && <dd className="figure-picture">{picture}</dd>}
    </dl>
  );
}
