import type { Point } from './mapView';

export interface Placed {
  readonly key: string;
  readonly centre: Point;
}

/** The direction of each arrow key. */
export const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest country in a direction, with a penalty for sideways distance. The same country if there is none. */
export function nextCountry(countries: readonly Placed[], from: Placed, direction: Point): Placed {
  let nearest = from;
  let min = Number.POSITIVE_INFINITY;
  for (const country of countries) {
    const across = { x: country.centre.x - from.centre.x, y: country.centre.y - from.centre.y };
    const ahead = across.x * direction.x + across.y * direction.y;
    const aside = Math.abs(across.x * direction.y - across.y * direction.x);
    if (country.key === from.key || ahead <= 0 || aside > 2 * ahead) continue;
    const effort = ahead + 2 * aside;
    if (effort < min) {
      min = effort;
      nearest = country;
    }
  }
  return nearest;
}
