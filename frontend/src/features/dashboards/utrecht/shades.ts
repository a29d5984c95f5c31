/** A shade of the map and its range of values: from `from`, up to but excluding `to`. */
export interface Shade {
  readonly from: number;
  /** Null for the last shade, which has no upper limit. */
  readonly to: number | null;
}

const maxShades = 5;

/**
 * Divides the values into shades of about equal counts, with round limits: otherwise a few very large countries would
 * leave all others in one shade.
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

/** The index of a value's shade, 0 for the lightest. */
export function shadeOf(value: number, shades: readonly Shade[]): number {
  return Math.max(
    0,
    shades.findLastIndex(({ from }) => value >= from),
  );
}

/**
 * A shade's tone on the map's scale of five, 1 for the lightest. Fewer shades use the dark end: a single country has to
 * stand out from those without rentals.
 */
export const toneOf = (shade: number, shades: readonly Shade[]) => maxShades - shades.length + shade + 1;

/** Rounds to one significant digit, or to 1.5, 2.5 and the like of a power of ten. Small counts are unchanged. */
function rounded(value: number): number {
  if (value < 10) return Math.round(value);
  const power = 10 ** Math.floor(Math.log10(value));
  return (Math.round((value / power) * 2) / 2) * power;
}
