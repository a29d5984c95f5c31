import {
  geoEqualEarth,
  geoEquirectangular,
  geoGraticule10,
  geoMercator,
  geoNaturalEarth1,
  geoOrthographic,
  geoPath,
} from 'd3-geo';
import { useMemo } from 'react';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { useCountries } from './useCountries';

export const about = {
  place: 3,
  title: { en: 'Projections', nl: 'Projecties' },
  when: {
    en: 'Shaded areas need an equal-area projection (Equal Earth); Mercator keeps directions and shapes; a globe comes closest to real distances.',
    nl: 'Getinte gebieden vragen om een projectie die oppervlakten bewaart (Equal Earth); Mercator bewaart richtingen en vormen; een globe komt het dichtst bij de werkelijke afstanden.',
  },
  controls: {
    projection: {
      kind: 'choice',
      options: ['equalEarth', 'naturalEarth', 'mercator', 'equirectangular', 'globe'],
      value: 'globe',
    },
    turned: { kind: 'range', min: -180, max: 180, step: 5, value: -5 },
    graticule: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

const width = 960;
const height = 460;

export default function Projections({ projection, turned, graticule }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const countries = useCountries();
  const paths = useMemo(() => {
    const tilt = projection === 'globe' ? -30 : 0;
    const path = geoPath(
      projections[projection]()
        .rotate([turned, tilt])
        .fitExtent(
          [
            [2, 2],
            [width - 2, height - 2],
          ],
          { type: 'Sphere' },
        ),
    ).digits(1);
    return {
      sphere: path({ type: 'Sphere' }) ?? '',
      land: (countries && path(countries)) ?? '',
      graticule: path(geoGraticule10()) ?? '',
    };
  }, [countries, projection, turned]);
  return (
    <svg className="projection" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text[projection]}>
      <path className="map-globe" d={paths.sphere} />
      <path className="city-map-land" d={paths.land} />
      {graticule && <path className="projection-graticule" d={paths.graticule} />}
    </svg>
  );
}

const projections = {
  equalEarth: geoEqualEarth,
  naturalEarth: geoNaturalEarth1,
  mercator: geoMercator,
  equirectangular: geoEquirectangular,
  globe: geoOrthographic,
};

const texts = {
  en: {
    equalEarth: 'The world in Equal Earth: true areas',
    naturalEarth: 'The world in Natural Earth: pleasing, and true in nothing',
    mercator: 'The world in Mercator: true shapes, much too large near the poles',
    equirectangular: 'The world in plain degrees',
    globe: 'The world as a globe',
  },
  nl: {
    equalEarth: 'De wereld in Equal Earth: oppervlakten kloppen',
    naturalEarth: 'De wereld in Natural Earth: fraai, en nergens precies',
    mercator: 'De wereld in Mercator: vormen kloppen, bij de polen veel te groot',
    equirectangular: 'De wereld in gewone graden',
    globe: 'De wereld als globe',
  },
};
