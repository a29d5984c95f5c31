import { useEffect, useState } from 'react';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Countries = GeoJSON.FeatureCollection<GeoJSON.Geometry, { name: string }>;

/** Natural Earth’s outlines of all countries, in the public domain; null until they are loaded. */
export function useCountries(): Countries | null {
  const [countries, setCountries] = useState<Countries | null>(null);
  useEffect(() => {
    let gone = false;
    import('world-atlas/countries-110m.json').then(({ default: json }) => {
      const atlas = json as unknown as Topology;
      if (!gone) setCountries(feature(atlas, atlas.objects.countries as GeometryCollection<{ name: string }>));
    });
    return () => {
      gone = true;
    };
  }, []);
  return countries;
}
