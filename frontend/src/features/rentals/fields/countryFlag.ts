const regionalIndicatorA = 0x1f1e6;
const letterA = 'A'.charCodeAt(0);

/**
 * The flag emoji of a country: its two letters as regional indicator symbols.
 * @param code ISO 3166-1 alpha-2, in capitals
 */
export function countryFlag(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => regionalIndicatorA + letter.charCodeAt(0) - letterA));
}
