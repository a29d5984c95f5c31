const digitBits = 11;
const digitSize = 1 << digitBits;
const digitMask = digitSize - 1;

/**
 * Sorts positions by their keys. Stable, so that sorting by one key after the other sorts by all of them. Linear time:
 * 100,000 positions take a few milliseconds.
 * @param keys by position
 * @param descending highest key first; equal ones still keep their order
 */
export function radixSort(positions: Uint32Array, keys: Uint32Array, descending = false): Uint32Array {
  let from = positions;
  let spare: Uint32Array | undefined;
  for (let shift = 0; shift < 32; shift += digitBits) {
    const starts = digitStarts(from, keys, shift, descending);
    if (!starts) continue;
    const into: Uint32Array = spare ?? new Uint32Array(positions.length);
    for (let index = 0; index < from.length; index++) {
      const position = from[index] as number;
      const digit = ((keys[position] as number) >>> shift) & digitMask;
      const place = starts[digit] as number;
      into[place] = position;
      starts[digit] = place + 1;
    }
    spare = from === positions ? undefined : from;
    from = into;
  }
  return from;
}

/** The start of each digit's positions; undefined if all have the same digit and nothing moves. */
function digitStarts(positions: Uint32Array, keys: Uint32Array, shift: number, descending: boolean) {
  const counts = new Uint32Array(digitSize);
  for (let index = 0; index < positions.length; index++) {
    const digit = ((keys[positions[index] as number] as number) >>> shift) & digitMask;
    counts[digit] = (counts[digit] as number) + 1;
  }
  let start = 0;
  for (let step = 0; step < digitSize; step++) {
    const digit = descending ? digitMask - step : step;
    const count = counts[digit] as number;
    if (count === positions.length) return undefined;
    counts[digit] = start;
    start += count;
  }
  return counts;
}
