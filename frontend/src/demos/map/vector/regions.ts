import { geoConicConformal } from 'd3-geo';

export type Region = 'europe' | 'netherlands';

export interface City {
  name: string;
  /** Degrees east and north. */
  place: [longitude: number, latitude: number];
  guests: number;
}

/** In map units: about as high as wide, like both regions, so that the markers are apart on a phone too. */
export const regionSize = { width: 720, height: 640 };

/** A conformal projection that fits all cities of a region. */
export const projectionOf = (region: Region) =>
  geoConicConformal()
    .parallels([40, 60])
    .rotate([-8, 0])
    .fitExtent(
      [
        [60, 60],
        [regionSize.width - 60, regionSize.height - 40],
      ],
      { type: 'MultiPoint', coordinates: regions[region].map(({ place }) => place) },
    )
    .clipExtent([
      [0, 0],
      [regionSize.width, regionSize.height],
    ]);

export const regions: Record<Region, City[]> = {
  europe: [
    { name: 'Amsterdam', place: [4.9, 52.37], guests: 4210 },
    { name: 'Berlin', place: [13.4, 52.52], guests: 2980 },
    { name: 'Athens', place: [23.73, 37.98], guests: 356 },
    { name: 'Copenhagen', place: [12.57, 55.68], guests: 844 },
    { name: 'Dublin', place: [-6.26, 53.35], guests: 512 },
    { name: 'Lisbon', place: [-9.14, 38.72], guests: 390 },
    { name: 'London', place: [-0.13, 51.51], guests: 2630 },
    { name: 'Madrid', place: [-3.7, 40.42], guests: 765 },
    { name: 'Oslo', place: [10.75, 59.91], guests: 421 },
    { name: 'Paris', place: [2.35, 48.86], guests: 1875 },
    { name: 'Rome', place: [12.5, 41.9], guests: 930 },
    { name: 'Vienna', place: [16.37, 48.21], guests: 688 },
    { name: 'Warsaw', place: [21.01, 52.23], guests: 1104 },
  ],
  netherlands: [
    { name: 'Amsterdam', place: [4.9, 52.37], guests: 4210 },
    { name: 'Den Haag', place: [4.31, 52.08], guests: 1390 },
    { name: 'Eindhoven', place: [5.48, 51.44], guests: 870 },
    { name: 'Groningen', place: [6.57, 53.22], guests: 955 },
    { name: 'Leeuwarden', place: [5.8, 53.2], guests: 412 },
    { name: 'Maastricht', place: [5.69, 50.85], guests: 640 },
    { name: 'Middelburg', place: [3.61, 51.5], guests: 388 },
    { name: 'Rotterdam', place: [4.48, 51.92], guests: 1920 },
    { name: 'Utrecht', place: [5.12, 52.09], guests: 1540 },
    { name: 'Zwolle', place: [6.09, 52.51], guests: 505 },
  ],
};
