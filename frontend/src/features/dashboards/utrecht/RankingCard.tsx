import { type KeyboardEvent, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { neighbourRow } from '../../../components/neighbourRow';
import { useFormats } from '../../../components/useFormats';
import { drawnFlag } from '../../rentals/public/flags';
import { useIsFilling } from '../filling';
import { csvOnly, SaveMenu, SaveMenuPlace } from '../saving/SaveMenu';
import type { MapCardProps } from './MapCard';
import { useRegionName } from './useRegionName';

const maxShown = 250;

/**
 * Every country with rentals, the largest first, selectable as on the map. The countries are one tab stop: the arrow
 * keys, Home and End move between them.
 */
export const RankingCard = memo(function RankingCard({
  totals,
  measure,
  chosen,
  onChoose,
}: Omit<MapCardProps, 'onMeasure'>) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const { compact, number } = useFormats();
  const nameOf = useRegionName();
  const titleId = useId();
  const largest = Math.max(1, totals[0]?.[measure] ?? 1);
  const title = t('utrecht.ranking');
  const isFilling = useIsFilling();
  const shown = totals.slice(0, maxShown);
  const [focused, setFocused] = useState<string | null>(null);
  const indexOf = (code: string | null) => shown.findIndex((total) => total.code === code);
  /** The country that has the tab stop. */
  const active = [indexOf(focused), indexOf(chosen)].find((index) => index >= 0) ?? 0;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbourRow(event, active, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
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
              formats={csvOnly}
            />
          </div>
        )}
      </header>
      {isFilling && <div className="country-ranking" aria-hidden="true" />}
      {!isFilling && totals.length === 0 && <EmptyState drawing="fishing" title={t('rotterdam.noData')} />}
      {totals.length > 0 && (
        <ol className="country-ranking" onKeyDown={onKeyDown}>
          {shown.map((total, index) => (
            <li key={total.code}>
              <button
                type="button"
                className="btn"
                aria-pressed={total.code === chosen}
                tabIndex={index === active ? 0 : -1}
                onFocus={() => setFocused(total.code)}
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
});
