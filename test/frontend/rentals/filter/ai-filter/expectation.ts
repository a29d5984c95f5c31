import { worldRegions } from '../../../../../frontend/src/features/rentals/filter/ai-filter/worldRegions';
import { sampleRentals } from '../../../../../frontend/src/features/rentals/sample/sampleRentals';
import type { Rental } from '../../../../../graphql/generated/schema';
import { rental } from '../../rental.fixture';

/** The moment that the sentences are asked at: a Friday, noon where the reader is. */
export const now = new Date(2026, 10, 20, 12).getTime();

/**
 * The rentals that a sentence asks for, in words of the tests' own: all that is said must hold. Places are codes and
 * names of parts of the world (`South_America`), one of which will do; days are `YYYY-MM-DD`, the day included.
 */
export interface Expected {
  readonly in?: string;
  readonly notIn?: string;
  readonly over?: number;
  readonly under?: number;
  readonly from?: number;
  readonly to?: number;
  readonly near?: number;
  readonly outside?: readonly [number, number];
  /** Against the rental that is named after the country. */
  readonly larger?: string;
  readonly smaller?: string;
  readonly atLeastAs?: string;
  readonly atMostAs?: string;
  readonly largerName?: string;
  readonly smallerName?: string;
  readonly starts?: string | readonly string[];
  readonly ends?: string | readonly string[];
  readonly holds?: string | readonly string[];
  readonly notStarts?: string;
  readonly notEnds?: string;
  readonly notHolds?: string;
  readonly changedFrom?: string;
  readonly changedTo?: string;
  readonly addedFrom?: string;
  readonly addedTo?: string;
  readonly deleted?: 'only' | 'include';
  readonly flag?: boolean;
  /** The largest, the smallest, or the one at a place in the order. */
  readonly top?: number;
  readonly bottom?: number;
  readonly nth?: number;
  readonly latestChanged?: number;
  readonly latestAdded?: number;
  readonly any?: readonly Expected[];
  /** What must be said not to be used; with nothing else, no rental is chosen. */
  readonly says?: readonly string[];
  /** The countries, or part of the world, to choose from; `howMany` for a number that lacks. */
  readonly asks?: string;
}

export type SentenceCase = readonly [sentence: string, expected: Expected];

/** The result of a sentence parser, in common terms. */
export interface Answer {
  readonly rentals: readonly Rental[];
  readonly unused: readonly string[];
  /** What is asked back: the codes of each choice, or `howMany`. */
  readonly asks: readonly (readonly string[])[] | 'howMany' | null;
}

export type Verdict = 'right' | 'asked' | 'said' | 'wrong in silence';

const at = (day: string, hour = 9) => new Date(`${day}T0${hour}:00:00`).getTime();
const changedOn: Readonly<Record<string, string>> = {
  FR: '2026-11-20',
  BE: '2026-11-19',
  DE: '2026-11-16',
  ES: '2026-11-02',
  IT: '2026-10-15',
  JP: '2026-01-05',
};

/** The sample's countries, some of them changed lately, and rentals of other kinds. */
export async function testRentals(): Promise<Rental[]> {
  const countries = (await sampleRentals()).map((one) => {
    const day = changedOn[one.Code];
    return day ? { ...one, _lastChangedAt: at(day) } : one;
  });
  return [
    ...countries,
    added('Rotterdam', 'NL', 670_000, '2026-11-19'),
    added('Antwerp', 'BE', 530_000, '2026-11-03'),
    added('Lake House', 'US', 12, '2026-11-20', { Flag: null }),
    added('Polder Test', 'DE', 0, '2026-10-01', { Flag: null }),
    added('Yugoslavia', 'RS', 23_000_000, '2020-01-01', { _deleted: true, _lastChangedAt: at('2026-11-17') }),
    added('Flanders', 'BE', 6_600_000, '2020-01-01', { _deleted: true, _lastChangedAt: at('2026-09-01') }),
  ];
}

const added = (Name: string, Code: string, Population: number, day: string, said: Partial<Rental> = {}) =>
  rental({
    id: Name,
    Flag: '🏠',
    Name,
    Code,
    Population,
    createdAt: new Date(at(day)).toISOString(),
    _lastChangedAt: at(day),
    ...said,
  });

/** The codes that an expectation names. */
export function codesOf(places: string): string[] {
  return places.split(' ').flatMap((place) => {
    if (place.length === 2) return [place];
    const name = place.replaceAll('_', ' ');
    const region = worldRegions.find(({ names }) => names.includes(name));
    if (!region) throw new Error(`No part of the world is called ${name}.`);
    return region.codes.flatMap((codes) => codes.split(' '));
  });
}

/** The rentals that are meant; in order where a rank is. */
export function expectedRentals(rentals: readonly Rental[], expected: Expected): Rental[] {
  if (expected.any) return [...new Set(expected.any.flatMap((one) => expectedRentals(rentals, one)))];
  const { says: _, asks, ...rest } = expected;
  if (asks !== undefined || Object.keys(rest).length === 0) return [];
  const tests = testsOf(rentals, rest);
  const met = rentals.filter((one) => tests.every((test) => test(one)));
  return rankOf(met, rest);
}

function testsOf(rentals: readonly Rental[], said: Expected): ((one: Rental) => boolean)[] {
  const sizeOf = (code: string) => {
    const named = rentals.find(({ Code, id }) => Code === code && !/[A-Z]/.test(id));
    return named?.Population ?? Number.NaN;
  };
  const sizeOfName = (name: string) => rentals.find(({ Name }) => Name === name)?.Population ?? Number.NaN;
  const list = (names: string | readonly string[]) => [names].flat().map((name) => name.toLowerCase());
  const endOf = (day: string) => new Date(`${day}T00:00:00`).setHours(24);
  const tests: { [Key in keyof Expected]?: (value: NonNullable<Expected[Key]>) => (one: Rental) => boolean } = {
    in:
      (places) =>
      ({ Code }) =>
        codesOf(places).includes(Code),
    notIn:
      (places) =>
      ({ Code }) =>
        !codesOf(places).includes(Code),
    over:
      (size) =>
      ({ Population }) =>
        Population > size,
    under:
      (size) =>
      ({ Population }) =>
        Population < size,
    from:
      (size) =>
      ({ Population }) =>
        Population >= size,
    to:
      (size) =>
      ({ Population }) =>
        Population <= size,
    near:
      (size) =>
      ({ Population }) =>
        Math.abs(Population - size) <= size / 10,
    outside:
      ([min, max]) =>
      ({ Population }) =>
        Population < min || Population > max,
    larger:
      (code) =>
      ({ Population }) =>
        Population > sizeOf(code),
    smaller:
      (code) =>
      ({ Population }) =>
        Population < sizeOf(code),
    atLeastAs:
      (code) =>
      ({ Population }) =>
        Population >= sizeOf(code),
    atMostAs:
      (code) =>
      ({ Population }) =>
        Population <= sizeOf(code),
    largerName:
      (name) =>
      ({ Population }) =>
        Population > sizeOfName(name),
    smallerName:
      (name) =>
      ({ Population }) =>
        Population < sizeOfName(name),
    starts:
      (texts) =>
      ({ Name }) =>
        list(texts).some((text) => Name.toLowerCase().startsWith(text)),
    ends:
      (texts) =>
      ({ Name }) =>
        list(texts).some((text) => Name.toLowerCase().endsWith(text)),
    holds:
      (texts) =>
      ({ Name }) =>
        list(texts).some((text) => Name.toLowerCase().includes(text)),
    notStarts:
      (text) =>
      ({ Name }) =>
        !Name.toLowerCase().startsWith(text.toLowerCase()),
    notEnds:
      (text) =>
      ({ Name }) =>
        !Name.toLowerCase().endsWith(text.toLowerCase()),
    notHolds:
      (text) =>
      ({ Name }) =>
        !Name.toLowerCase().includes(text.toLowerCase()),
    changedFrom:
      (day) =>
      ({ _lastChangedAt }) =>
        _lastChangedAt >= at(day, 0),
    changedTo:
      (day) =>
      ({ _lastChangedAt }) =>
        _lastChangedAt < endOf(day),
    addedFrom:
      (day) =>
      ({ createdAt }) =>
        Date.parse(createdAt) >= at(day, 0),
    addedTo:
      (day) =>
      ({ createdAt }) =>
        Date.parse(createdAt) < endOf(day),
    flag:
      (has) =>
      ({ Flag }) =>
        Boolean(Flag) === has,
  };
  const chosen = Object.entries(said).flatMap(([key, value]) => {
    const make = tests[key as keyof Expected] as ((value: unknown) => (one: Rental) => boolean) | undefined;
    return make ? [make(value)] : [];
  });
  const isShown = ({ _deleted }: Rental) =>
    said.deleted === 'include' || (_deleted === true) === (said.deleted === 'only');
  return [isShown, ...chosen];
}

function rankOf(met: Rental[], { top, bottom, nth, latestChanged, latestAdded }: Expected): Rental[] {
  const by = (key: (one: Rental) => number, from: number, to: number) => {
    const ordered = met.toSorted((one, other) => key(other) - key(one));
    const last = ordered[Math.min(to, ordered.length) - 1];
    const first = ordered[from - 1];
    if (!last || !first) return [];
    return ordered.filter((one) => key(one) <= key(first) && key(one) >= key(last));
  };
  if (top) return by(({ Population }) => Population, 1, top);
  if (bottom) return by(({ Population }) => -Population, 1, bottom);
  if (nth) return by(({ Population }) => Population, nth, nth);
  if (latestChanged) return by(({ _lastChangedAt }) => _lastChangedAt, 1, latestChanged);
  if (latestAdded) return by(({ createdAt }) => Date.parse(createdAt), 1, latestAdded);
  return met;
}

/** What an answer is worth. Whatever is not right must at least have been asked, or said not to be used. */
export function verdictOn(rentals: readonly Rental[], expected: Expected, answer: Answer): Verdict {
  if (isRight(rentals, expected, answer)) return 'right';
  if (answer.asks) return 'asked';
  return answer.unused.length > 0 || answer.rentals.length === 0 ? 'said' : 'wrong in silence';
}

function isRight(rentals: readonly Rental[], expected: Expected, { rentals: chosen, unused, asks }: Answer): boolean {
  if (expected.asks !== undefined || asks) return expected.asks !== undefined && isAsked(expected.asks, asks);
  const meant = expectedRentals(rentals, expected);
  const isSame = chosen.length === meant.length && chosen.every((one) => meant.includes(one));
  return isSame && isSaid(expected.says ?? [], unused);
}

function isAsked(expected: string, asks: Answer['asks']): boolean {
  if (expected === 'howMany' || asks === 'howMany' || !asks) return expected === asks;
  const offered = new Set(asks.flat());
  return codesOf(expected).every((code) => offered.has(code));
}

/** All that is not used is said, and no word of weight beside it. */
function isSaid(expected: readonly string[], unused: readonly string[]): boolean {
  const words = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(/[\p{L}\d]{4,}|\d+/gu) ?? []));
  const [meant, said] = [words(expected), words(unused)];
  return [...meant].every((word) => said.has(word)) && [...said].every((word) => meant.has(word));
}
