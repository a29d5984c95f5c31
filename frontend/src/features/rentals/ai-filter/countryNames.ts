import english from 'i18n-iso-countries/langs/en.json';
import dutch from 'i18n-iso-countries/langs/nl.json';
import { demonyms } from './demonyms';

/** Countries by the names that people use for them, in English and Dutch; loaded when the first sentence is read. */
export interface CountryNames {
  /** Every country named in a text, the longest name first where one holds another. */
  find(text: string): FoundCountry[];
}

export interface FoundCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** UTF-16 offsets. */
  readonly begin: number;
  readonly end: number;
}

/** Names beside the official ones. */
const moreNames: Readonly<Record<string, string[]>> = {
  NL: ['Holland'],
  GB: ['Britain', 'England', 'Engeland', 'Groot-Brittannië', 'VK'],
  US: ['America', 'Amerika', 'VS', 'Verenigde Staten'],
  AE: ['Emirates', 'Emiraten', 'VAE'],
  CZ: ['Tsjechië'],
  RU: ['Rusland'],
  VN: ['Vietnam'],
  LA: ['Laos'],
  SY: ['Syria'],
  BO: ['Bolivia'],
  VE: ['Venezuela'],
  BN: ['Brunei'],
  MD: ['Moldova'],
  KP: ['North Korea'],
  KR: ['Korea'],
  CV: ['Cape Verde'],
  SZ: ['Swaziland'],
  MM: ['Burma', 'Birma'],
  CD: ['DR Congo'],
  VA: ['Vatican', 'Vaticaan'],
};

const longestName = 8;

/** Letters without their marks, in lower case: as people type them. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

function codesByName(): Map<string, string> {
  const codes = new Map<string, string>();
  const add = (name: string, code: string) => {
    const key = plain(name);
    // The first to claim a name keeps it: "Guinea" is not Equatorial Guinea.
    if (key.length > 1 && !codes.has(key)) codes.set(key, code);
  };
  for (const { countries } of [english, dutch] as { countries: Record<string, string | string[]> }[]) {
    for (const [code, names] of Object.entries(countries)) for (const name of [names].flat()) add(name, code);
  }
  for (const [code, names] of Object.entries(moreNames)) for (const name of names) add(name, code);
  for (const [code, names] of Object.entries(demonyms)) for (const name of names) add(name, code);
  // "US" in any spelling would be found in "tell us".
  codes.delete('us');
  return codes;
}

/** Words of a text that may stand in a name. */
const words = /\p{L}[\p{L}\p{M}]*/gu;

export function countryNames(): CountryNames {
  const codes = codesByName();
  const allCodes = new Set([...Object.keys(english.countries), 'XK']);
  return {
    find(text) {
      // Two capitals are a code, but in a sentence all in capitals: there, `IN` may be a word.
      const hasCodes = text.length === 2 || text !== text.toUpperCase();
      const isCode = (stretch: string) => hasCodes && /^[A-Z]{2}$/.test(stretch) && allCodes.has(stretch);
      const found: FoundCountry[] = [];
      const tokens = Array.from(text.matchAll(words), ({ 0: word, index }) => ({ word, begin: index }));
      for (let first = 0; first < tokens.length; first++) {
        for (let count = Math.min(longestName, tokens.length - first); count > 0; count--) {
          const begin = tokens[first]?.begin ?? 0;
          const last = tokens[first + count - 1] as (typeof tokens)[number];
          const end = last.begin + last.word.length;
          const stretch = text.slice(begin, end);
          const code = codes.get(plain(stretch)) ?? (isCode(stretch) ? stretch : undefined);
          if (!code) continue;
          found.push({ code, begin, end });
          first += count - 1;
          break;
        }
      }
      return found;
    },
  };
}
