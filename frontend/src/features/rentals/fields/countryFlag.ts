const regionalIndicatorA = 0x1f1e6;
const letterA = 'A'.charCodeAt(0);

/** Stands for the flag of a rental whose code no country has. A letter, which every font has. */
export const unknownFlag = '?';

/** Codes that the browser names, but that have no flag: unknown, the euro area, outlying Oceania, and those for tests. */
const withoutFlag = new Set(['EZ', 'QO', 'XA', 'XB', 'ZZ']);
/** Codes with a flag that are of no country. */
const unions = new Set(['EU', 'UN']);

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const hasFlagByCode = new Map<string, boolean>();

/** Asked for each row of a file, so each code is looked up once. */
function hasFlag(code: string): boolean {
  let isKnown = hasFlagByCode.get(code);
  if (isKnown === undefined) {
    // A replaced code, such as `BU`, has the name of its successor.
    const isCurrent = () => new Intl.Locale(`und-${code}`).region === code;
    isKnown = /^[A-Z]{2}$/.test(code) && !withoutFlag.has(code) && regionNames.of(code) !== undefined && isCurrent();
    hasFlagByCode.set(code, isKnown);
  }
  return isKnown;
}

/** Whether a country has the code, which is ISO 3166-1 alpha-2 in capitals. */
export const isCountryCode = (code: string): boolean => hasFlag(code) && !unions.has(code);

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
