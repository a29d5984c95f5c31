const regionalIndicatorA = 0x1f1e6;
const letterA = 'A'.charCodeAt(0);
const letters = 26;

/** Stands for the flag of a rental whose code no country has. A character that every font has. */
const unknownFlag = '?';

/** Codes that the browser names, but that have no flag: unknown, the euro area, outlying Oceania, and those for tests. */
const withoutFlag = new Set(['EZ', 'QO', 'XA', 'XB', 'ZZ']);
/** Codes with a flag that are of no country. */
const unions = new Set(['EU', 'UN']);

/** Created when first needed: that takes a phone 60 milliseconds, and this file is loaded by every page. */
let regionNames: Intl.DisplayNames | undefined;
const isNamed = (code: string): boolean => {
  regionNames ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return regionNames.of(code) !== undefined;
};

/** What a pair of capitals is. */
const pairKinds = { notAsked: 0, noFlag: 1, flagOfNoCountry: 2, country: 3 } as const;
/** By pair, `AA` first. Asked for each row of a file, so each pair is looked up once. */
const pairs = new Uint8Array(letters * letters);

function pairOf(code: string): number {
  const [first, second] = [code.charCodeAt(0) - letterA, code.charCodeAt(1) - letterA];
  if (code.length !== 2 || first < 0 || first >= letters || second < 0 || second >= letters) return pairKinds.noFlag;
  const index = letters * first + second;
  if (pairs[index] === pairKinds.notAsked) pairs[index] = lookUp(code);
  return pairs[index] as number;
}

function lookUp(code: string): number {
  // A replaced code, such as `BU`, has the name of its successor.
  const isCurrent = () => new Intl.Locale(`und-${code}`).region === code;
  if (withoutFlag.has(code) || !isNamed(code) || !isCurrent()) return pairKinds.noFlag;
  return unions.has(code) ? pairKinds.flagOfNoCountry : pairKinds.country;
}

const hasFlag = (code: string) => pairOf(code) >= pairKinds.flagOfNoCountry;

/** Whether a country has the code, which is ISO 3166-1 alpha-2 in capitals. */
export const isCountryCode = (code: string): boolean => pairOf(code) === pairKinds.country;

/**
 * The flag emoji of a country: its two letters as regional indicator symbols; empty for a code that has no flag.
 * @param code ISO 3166-1 alpha-2, in capitals
 */
export function countryFlag(code: string): string {
  if (!hasFlag(code)) return '';
  return String.fromCodePoint(...[...code].map((letter) => regionalIndicatorA + letter.charCodeAt(0) - letterA));
}

/** Whether a rental's flag follows from its code: with another code, it gets another flag. */
export const isFlagOf = (flag: string, code: string): boolean =>
  flag === countryFlag(code) || codeOfFlag(flag) === code;

/** The flag to draw for a rental: never a pair of letters that no font draws as a flag. */
export function drawnFlag({ Flag, Code }: { readonly Flag?: string | null; readonly Code: string }): string {
  const pair = Flag && codeOfFlag(Flag);
  if (Flag && (!pair || hasFlag(pair))) return Flag;
  return countryFlag(Code) || unknownFlag;
}

/** The letters of a pair of regional indicator symbols; undefined for any other text. */
function codeOfFlag(flag: string): string | undefined {
  const points = [...flag].map((symbol) => (symbol.codePointAt(0) ?? 0) - regionalIndicatorA);
  if (points.length !== 2 || points.some((point) => point < 0 || point > 25)) return undefined;
  return String.fromCharCode(...points.map((point) => letterA + point));
}
