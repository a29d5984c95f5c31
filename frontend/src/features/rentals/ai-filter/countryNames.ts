import english from 'i18n-iso-countries/langs/en.json';
import dutch from 'i18n-iso-countries/langs/nl.json';
import { demonyms } from './demonyms';
import { worldRegions } from './worldRegions';

/**
 * Countries, and parts of the world, by the names that people use for them, in English and Dutch; loaded when the first
 * sentence is read.
 */
export interface CountryNames {
  /** Everything named in a text, the longest name first where one holds another. */
  find(text: string): FoundCountries[];
}

export interface FoundCountries {
  /** ISO 3166-1 alpha-2: one for a country, more for a part of the world. */
  readonly codes: readonly string[];
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

function codesByName(): Map<string, readonly string[]> {
  const byName = new Map<string, readonly string[]>();
  const add = (names: readonly string[], codes: readonly string[]) => {
    for (const name of names.map(plain)) {
      // The first to claim a name keeps it: "Guinea" is not Equatorial Guinea.
      if (name.length > 1 && !byName.has(name)) byName.set(name, codes);
    }
  };
  for (const { countries } of [english, dutch] as { countries: Record<string, string | string[]> }[]) {
    for (const [code, names] of Object.entries(countries)) add([names].flat(), [code]);
  }
  for (const names of [moreNames, demonyms]) for (const code in names) add(names[code] ?? [], [code]);
  for (const { names, codes } of worldRegions) add(names, codes);
  // "US" in any spelling would be found in "tell us".
  byName.delete('us');
  return byName;
}

/** Words of a text that may stand in a name. */
const words = /\p{L}[\p{L}\p{M}]*/gu;

export function countryNames(): CountryNames {
  const byName = codesByName();
  const allCodes = new Set([...Object.keys(english.countries), 'XK']);
  return {
    find(text) {
      // Two capitals are a code, but in a sentence all in capitals: there, `IN` may be a word.
      const hasCodes = text.length === 2 || text !== text.toUpperCase();
      const isCode = (stretch: string) => hasCodes && /^[A-Z]{2}$/.test(stretch) && allCodes.has(stretch);
      const found: FoundCountries[] = [];
      const tokens = Array.from(text.matchAll(words), ({ 0: word, index }) => ({ word, begin: index }));
      for (let first = 0; first < tokens.length; first++) {
        for (let count = Math.min(longestName, tokens.length - first); count > 0; count--) {
          const begin = tokens[first]?.begin ?? 0;
          const last = tokens[first + count - 1] as (typeof tokens)[number];
          const end = last.begin + last.word.length;
          const stretch = text.slice(begin, end);
          const codes = byName.get(plain(stretch)) ?? (isCode(stretch) ? [stretch] : undefined);
          if (!codes) continue;
          found.push({ codes, begin, end });
          first += count - 1;
          break;
        }
      }
      return found;
    },
  };
}
