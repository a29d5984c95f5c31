import { PlacedCards, type PlacedCardsProps } from './arrangement/ArrangedCards';
import { chartHeight } from './ChartFrame';

const figures = [1, 2, 3, 4, 5];

/** Holds the place of the figures while the first rentals come in. */
export function FiguresSkeleton() {
  return (
    <div className="figure-cards placeholder-wave" aria-hidden="true">
      {figures.map((figure) => (
        <div key={figure} className="card figure-card">
          <span className="placeholder" />
        </div>
      ))}
    </div>
  );
}

/** Holds a chart's place. */
export function ChartSkeleton() {
  return (
    <div className="card chart-card placeholder-wave" aria-hidden="true">
      <div className="chart-card-head" />
      <div className="chart-card-body">
        <span className="placeholder" style={{ height: chartHeight }} />
      </div>
    </div>
  );
}

/** Holds the place of a dashboard's cards, in the person's order and widths. */
export function CardSkeletons({ cards }: Pick<PlacedCardsProps, 'cards'>) {
  return <PlacedCards cards={cards} contentOf={() => <ChartSkeleton />} />;
}
