import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { useLoaded } from '../../useLoaded';

export type Countries = GeoJSON.FeatureCollection<GeoJSON.Geometry, { name: string }>;

async function loadCountries(): Promise<Countries> {
  const { default: json } = await import('world-atlas/countries-110m.json');
  const atlas = json as unknown as Topology;
  return feature(atlas, atlas.objects.countries as GeometryCollection<{ name: string }>);
}

/** Natural Earth’s outlines of all countries, in the public domain; undefined until they are loaded. */
export const useCountries = () => useLoaded(loadCountries);
