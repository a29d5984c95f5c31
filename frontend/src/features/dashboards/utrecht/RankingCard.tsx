import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { useFormats } from '../../../components/useFormats';
import { drawnFlag } from '../../rentals/public/flags';
import { useIsFilling } from '../filling';
import { SaveMenu, SaveMenuPlace } from '../saving/SaveMenu';
import type { MapCardProps } from './MapCard';
import { useRegionName } from './useRegionName';

const maxShown = 250;

/** Every country with rentals, the largest first, selectable as on the map. */
export function RankingCard({ totals, measure, chosen, onChoose }: Omit<MapCardProps, 'onMeasure'>) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const { compact, number } = useFormats();
  const nameOf = useRegionName();
  const titleId = useId();
  const largest = Math.max(1, totals[0]?.[measure] ?? 1);
  const title = t('utrecht.ranking');
  const isFilling = useIsFilling();
  return (
    <section className="card chart-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>{t(`utrecht.unit.${measure}`)}</p>
        </div>
        {isFilling && (
          <div className="chart-card-actions">
            <SaveMenuPlace />
          </div>
        )}
        {totals.length > 0 && (
          <div className="chart-card-actions">
            <SaveMenu
              title={title}
              subtitle={t(`utrecht.unit.${measure}`)}
              columns={[
                t('utrecht.country'),
                t('rentals:field.Code'),
                t('rentals:field.Population'),
                t('rotterdam.count'),
              ]}
              rows={totals.map(({ code, population, count }) => [nameOf(code), code, population, count])}
              findChart={() => null}
            />
          </div>
        )}
      </header>
      {isFilling && <div className="country-ranking" aria-hidden="true" />}
      {!isFilling && totals.length === 0 && <EmptyState drawing="fishing" title={t('rotterdam.noData')} />}
      {totals.length > 0 && (
        <ol className="country-ranking">
          {totals.slice(0, maxShown).map((total, index) => (
            <li key={total.code}>
              <button
                type="button"
                className="btn"
                aria-pressed={total.code === chosen}
                // The second click of a double click would deselect it, or hit a row that has moved under the pointer.
                onClick={({ detail }) => detail < 2 && onChoose(total.code)}
              >
                <span className="ranking-place tabular">{number(index + 1)}</span>
                <span className="text-truncate">
                  <span aria-hidden="true">{drawnFlag({ Code: total.code })}</span> <bdi>{nameOf(total.code)}</bdi>
                </span>
                <bdi className="tabular">
                  {measure === 'population' ? compact(total.population) : number(total.count)}
                </bdi>
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * total[measure]) / largest} height="2" />
                </svg>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
