import { chartHeight } from './ChartFrame';

const cards = ['count', 'population', 'median', 'largest', 'changed'];
const pairs = ['markets', 'sizes'];

/** Holds the places of the figures and charts while the first rentals come in. */
export function DashboardSkeleton() {
  return (
    <div className="dashboard-skeleton placeholder-wave" aria-hidden="true">
      <div className="figure-cards">
        {cards.map((card) => (
          <div key={card} className="card figure-card">
            <span className="placeholder" />
          </div>
        ))}
      </div>
      {pairs.map((pair) => (
        <div key={pair} className="dashboard-pair">
          <ChartSkeleton />
          <ChartSkeleton />
        </div>
      ))}
    </div>
  );
}

function ChartSkeleton() {
  return (
    <div className="card chart-card">
      <div className="chart-card-head" />
      <div className="chart-card-body">
        <span className="placeholder" style={{ height: chartHeight }} />
      </div>
    </div>
  );
}
