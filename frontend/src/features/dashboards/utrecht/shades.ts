/** A shade of the map and the values that have it: from `from` up to, but without, `to`. */
export interface Shade {
  readonly from: number;
  /** Null for the last shade, which has no upper end. */
  readonly to: number | null;
}

const maxShades = 5;

/**
 * Shades that about as many values have each, with round borders: a few very large countries would otherwise leave all
 * others in one shade.
 */
export function shadesOf(values: readonly number[]): Shade[] {
  if (values.length === 0) return [];
  const sorted = values.toSorted((one, other) => one - other);
  const smallest = sorted[0] as number;
  const borders = new Set<number>();
  for (let index = 1; index < maxShades; index++) {
    const border = rounded(sorted[Math.floor((index * sorted.length) / maxShades)] as number);
    if (border > smallest) borders.add(border);
  }
  const starts = [smallest, ...[...borders].sort((one, other) => one - other)];
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? null }));
}

/** The place of a value's shade among the shades, 0 for the lightest. */
export function shadeOf(value: number, shades: readonly Shade[]): number {
  return Math.max(
    0,
    shades.findLastIndex(({ from }) => value >= from),
  );
}

/**
 * A shade's place on the map's ramp of five, 1 for the faintest. Fewer shades take the strong end: a single country has
 * to stand out from those without rentals.
 */
export const toneOf = (shade: number, shades: readonly Shade[]) => maxShades - shades.length + shade + 1;

/** To one significant digit, or to 1.5, 2.5 and the like of a power of ten; small counts stay as they are. */
function rounded(value: number): number {
  if (value < 10) return Math.round(value);
  const power = 10 ** Math.floor(Math.log10(value));
  return (Math.round((value / power) * 2) / 2) * power;
}
