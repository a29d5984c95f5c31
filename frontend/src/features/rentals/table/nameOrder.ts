import type { Rental } from '../../../../../graphql/generated/schema';
import { nextTask } from '../../../lib/yieldToBrowser';

/** The positions of a list sorted by name in a language. */
export interface NameOrder {
  readonly list: readonly Rental[];
  readonly language: string;
  readonly positions: Uint32Array;
  /** By position; equal names have the same rank. */
  readonly rank: Uint32Array;
}

/** Positions sorted in one step: a few milliseconds' work. */
const runLength = 2048;
/** Merge steps between two checks of the time. */
const stepsAtOnce = 1024;
/** With more changes than this, the list is sorted again in slices, rather than merged synchronously. */
const maxNewNames = 2000;

/**
 * Sorts by name in small steps. A collator needs a tenth of a second for 100,000 names, too long to block a page: the
 * caller decides when to pause. Equal names are ordered by their ids.
 */
export function* sortNames(list: readonly Rental[], language: string): Generator<void, NameOrder> {
  const compare = nameComparison(list, language);
  let positions = Uint32Array.from({ length: list.length }, (_, position) => position);
  for (let start = 0; start < positions.length; start += runLength) {
    positions.subarray(start, start + runLength).sort(compare);
    yield;
  }
  let spare = new Uint32Array(positions.length);
  for (let length = runLength; length < positions.length; length *= 2) {
    for (let start = 0; start < positions.length; start += 2 * length) {
      yield* mergeRuns(positions, spare, start, length, compare);
    }
    [positions, spare] = [spare, positions];
  }
  return { list, language, positions, rank: rankOf(list, positions) };
}

/**
 * The order of a list derived from the one sorted before.
 * @returns undefined if too many names are new for a synchronous update
 */
export function updateNames(previous: NameOrder, list: readonly Rental[]): NameOrder | undefined {
  const { language } = previous;
  if (list === previous.list) return previous;
  const news = changedNames(previous.list, list);
  if (!news || list.length < previous.list.length) return undefined;
  if (news.length === 0) return { ...previous, list };
  const compare = nameComparison(list, language);
  const isNews = new Uint8Array(list.length);
  for (const position of news) isNews[position] = 1;
  const remaining = previous.positions.filter((position) => isNews[position] === 0);
  const positions = insertAll(remaining, Uint32Array.from(news).sort(compare), compare);
  return { list, language, positions, rank: rankOf(list, positions) };
}

/** Runs a sort to its end. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** In milliseconds: leaves time in a frame for drawing. */
const sliceLength = 8;

/** Runs a sort in slices, with a pause after each in which the page can respond. */
export async function finishInSlices<Result>(
  steps: Generator<void, Result>,
  signal: AbortSignal,
  rest: () => Promise<void> = nextTask,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + sliceLength;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await rest();
    signal.throwIfAborted();
  }
}

type Comparison = (one: number, other: number) => number;

function nameComparison(list: readonly Rental[], language: string): Comparison {
  // Options would disable the collator's fast path for plain letters: three times slower.
  const collator = new Intl.Collator(language);
  return (one, other) => {
    const first = list[one] as Rental;
    const second = list[other] as Rental;
    if (first.Name === second.Name) return first.id < second.id ? -1 : 1;
    return collator.compare(first.Name, second.Name) || (first.id < second.id ? -1 : 1);
  };
}

/** Merges two adjacent sorted runs of `length` from `start` into the same range of `into`. */
function* mergeRuns(
  from: Uint32Array,
  into: Uint32Array,
  start: number,
  length: number,
  compare: Comparison,
): Generator<void, void> {
  const middle = Math.min(start + length, from.length);
  const end = Math.min(start + 2 * length, from.length);
  let left = start;
  let right = middle;
  for (let place = start; place < end; place++) {
    const takesLeft = right >= end || (left < middle && compare(from[left] as number, from[right] as number) <= 0);
    into[place] = from[takesLeft ? left++ : right++] as number;
    if (place % stepsAtOnce === 0) yield;
  }
}

/** Positions whose name has changed; undefined if there are too many. */
function changedNames(before: readonly Rental[], list: readonly Rental[]): number[] | undefined {
  const news: number[] = [];
  for (let position = 0; position < list.length; position++) {
    const rental = list[position] as Rental;
    const old = before[position];
    if (rental === old || (rental.Name === old?.Name && rental.id === old.id)) continue;
    if (news.length === maxNewNames) return undefined;
    news.push(position);
  }
  return news;
}

/** Merges sorted new positions into a sorted order. */
function insertAll(remaining: Uint32Array, news: Uint32Array, compare: Comparison): Uint32Array {
  const merged = new Uint32Array(remaining.length + news.length);
  let taken = 0;
  news.forEach((position, index) => {
    const place = placeIn(remaining, position, compare, taken);
    merged.set(remaining.subarray(taken, place), taken + index);
    merged[place + index] = position;
    taken = place;
  });
  merged.set(remaining.subarray(taken), taken + news.length);
  return merged;
}

function placeIn(sorted: Uint32Array, position: number, compare: Comparison, from: number): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as number, position) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rankOf(list: readonly Rental[], positions: Uint32Array): Uint32Array {
  const rank = new Uint32Array(positions.length);
  let current = 0;
  for (let index = 1; index < positions.length; index++) {
    const name = (list[positions[index] as number] as Rental).Name;
    if (name !== (list[positions[index - 1] as number] as Rental).Name) current++;
    rank[positions[index] as number] = current;
  }
  return rank;
}
