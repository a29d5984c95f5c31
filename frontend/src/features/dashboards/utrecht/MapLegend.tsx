import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import { type Shade, toneOf } from './shades';

/** What each shade of the map means. */
export function MapLegend({ shades }: { readonly shades: readonly Shade[] }) {
  const { t } = useTranslation('dashboards');
  const ranges = useShadeNames(shades);
  return (
    <ul className="map-legend" aria-label={t('utrecht.legend')}>
      <li>
        <span className="map-swatch" aria-hidden="true" />
        {t('utrecht.noRentals')}
      </li>
      {shades.map(({ from }, index) => (
        <li key={from}>
          <span className={`map-swatch shade-${toneOf(index, shades)}`} aria-hidden="true" />
          <bdi>{ranges[index]}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The ranges of the shades as text. */
export function useShadeNames(shades: readonly Shade[]): string[] {
  const { t } = useTranslation('dashboards');
  const { compact } = useFormats();
  return shades.map(({ from, to }) =>
    to === null
      ? t('utrecht.andMore', { from: compact(from) })
      : t('utrecht.range', { from: compact(from), to: compact(to) }),
  );
}
