import { chartHeight } from '../ChartFrame';

const figures = ['inUse', 'added', 'changed', 'deleted', 'conflicts'];

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
