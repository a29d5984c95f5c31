/** A shade of the map and its range of values: from `from`, up to but excluding `to`. */
export interface Shade {
  readonly from: number;
  /** Null for the last shade, which has no upper limit. */
  readonly to: number | null;
}

const maxShades = 7;
/** Shades for values of about the same size. */
const groups = 5;
/** How many times the smallest value the largest is, from where on shades are powers of ten. */
const wideRange = 1000;

/**
 * Divides the values into shades with round limits: by powers of ten where they are of very different sizes, as
 * populations are, else into groups of about equal counts.
 */
export function shadesOf(values: readonly number[]): Shade[] {
  if (values.length === 0) return [];
  const sorted = values.toSorted((one, other) => one - other);
  const [smallest, largest] = [sorted[0] as number, sorted.at(-1) as number];
  const isWide = largest >= wideRange * Math.max(smallest, 1);
  const borders = new Set(isWide ? powersOfTen(sorted) : groupBorders(sorted));
  const limits = [smallest, ...[...borders].filter((border) => border > smallest).sort((one, other) => one - other)];
  // Rounded limits may have no value between them, or above the last.
  const starts = limits.filter((from, index) =>
    sorted.some((value) => value >= from && value < (limits[index + 1] ?? Number.POSITIVE_INFINITY)),
  );
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? null }));
}

/** Where the values' powers of ten begin; of too many, the lowest are one shade. */
function powersOfTen(values: readonly number[]): number[] {
  const powers = new Set(values.map((value) => 10 ** Math.floor(Math.log10(Math.max(value, 1)))));
  return [...powers].sort((one, other) => one - other).slice(1 - maxShades);
}

function groupBorders(sorted: readonly number[]): number[] {
  return Array.from({ length: groups - 1 }, (_, index) =>
    rounded(sorted[Math.floor(((index + 1) * sorted.length) / groups)] as number),
  );
}

/** The index of a value's shade, 0 for the lightest. */
export function shadeOf(value: number, shades: readonly Shade[]): number {
  return Math.max(
    0,
    shades.findLastIndex(({ from }) => value >= from),
  );
}

/**
 * A shade's tone on the map's scale of seven, 1 for the lightest. Fewer shades use the dark end: a single country has to
 * stand out from those without rentals.
 */
export const toneOf = (shade: number, shades: readonly Shade[]) => maxShades - shades.length + shade + 1;

/** Rounds to one significant digit, or to 1.5, 2.5 and the like of a power of ten. Small counts are unchanged. */
function rounded(value: number): number {
  if (value < 10) return Math.round(value);
  const power = 10 ** Math.floor(Math.log10(value));
  return (Math.round((value / power) * 2) / 2) * power;
}
