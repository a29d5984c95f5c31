import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/Segments';
import { useErrorText } from '../../../components/useErrorText';
import { useFormats } from '../../../components/useFormats';
import { ChartFrame } from '../ChartFrame';
import { useIsFilling } from '../filling';
import { type CountryTotal, type Measure, measures } from './countryTotals';
import { MapLegend, useShadeNames } from './MapLegend';
import { shadeOf, shadesOf, toneOf } from './shades';
import { useRegionName } from './useRegionName';
import { useWorld } from './useWorld';
import { WorldMap } from './WorldMap';
import type { MapCountry } from './world';

export interface MapCardProps {
  /** Largest first. */
  readonly totals: readonly CountryTotal[];
  readonly measure: Measure;
  readonly onMeasure: (measure: Measure) => void;
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
}

/** Values of the sample data: their legend has a typical size. */
const defaultValues = [50, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000];

/** The rentals on a world map, shaded by population or by number. */
export const MapCard = memo(function MapCard({ totals, measure, onMeasure, chosen, onChoose }: MapCardProps) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const { number } = useFormats();
  const nameOf = useRegionName();
  const errorText = useErrorText();
  const [isClose, setClose] = useState(false);
  const { world, failure, retry } = useWorld(isClose);
  const lookCloser = useCallback(() => setClose(true), []);
  const byCode = useMemo(() => new Map(totals.map((total) => [total.code, total])), [totals]);
  const isFilling = useIsFilling();
  const shades = useMemo(
    () => shadesOf(isFilling ? defaultValues : totals.map((total) => total[measure])),
    [totals, measure, isFilling],
  );
  const shadeNames = useShadeNames(shades);
  const toneOfCountry = useCallback(
    (code: string | null) => {
      const total = code === null ? undefined : byCode.get(code);
      return total ? toneOf(shadeOf(total[measure], shades), shades) : null;
    },
    [byCode, measure, shades],
  );
  const sayOf = useCallback(
    ({ code, name }: MapCountry) => {
      const total = code === null ? undefined : byCode.get(code);
      const country = code === null ? name : nameOf(code);
      return total
        ? t('utrecht.described', {
            country,
            population: number(total.population),
            formatted: number(total.count),
            count: total.count,
          })
        : t('utrecht.describedNone', { country });
    },
    [byCode, nameOf, number, t],
  );

  const picture =
    failure !== null ? (
      <div className="chart-card-empty" role="alert">
        <p>
          {t('utrecht.notLoaded')} {errorText(failure)}
        </p>
        <button type="button" className="btn btn-outline-secondary" onClick={retry}>
          {t('rentals:sync.retry')}
        </button>
      </div>
    ) : (
      <>
        <WorldMap
          label={t('utrecht.map')}
          world={isFilling ? null : world}
          onLookCloser={lookCloser}
          toneOf={toneOfCountry}
          sayOf={sayOf}
          chosen={chosen}
          onChoose={onChoose}
        />
        <div className={isFilling ? 'invisible' : ''}>
          <MapLegend shades={shades} />
        </div>
      </>
    );
  return (
    <ChartFrame
      place={picture}
      title={t('utrecht.map')}
      unit={t(`utrecht.unit.${measure}`)}
      columns={[t('utrecht.country'), t('rentals:field.Population'), t('rotterdam.count')]}
      rows={totals.map(({ code, population, count }) => [nameOf(code), population, count])}
      legend={shadeNames.map((label, index) => ({ colour: `var(--polder-shade-${toneOf(index, shades)})`, label }))}
      controls={<MeasureChoice measure={measure} onMeasure={onMeasure} />}
    >
      {picture}
    </ChartFrame>
  );
});

function MeasureChoice({ measure, onMeasure }: Pick<MapCardProps, 'measure' | 'onMeasure'>) {
  const { t } = useTranslation('dashboards');
  return (
    <Segments
      label={t('utrecht.shadeBy')}
      segments={measures.map((name) => ({ name, label: t(`utrecht.measure.${name}`) }))}
      chosen={measure}
      onChoose={onMeasure}
      isSmall
    />
  );
}
