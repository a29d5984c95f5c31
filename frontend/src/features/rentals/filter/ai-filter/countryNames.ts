import english from 'i18n-iso-countries/langs/en.json';
import dutch from 'i18n-iso-countries/langs/nl.json';
import { fold } from '../../../../lib/search';
import { demonyms } from './demonyms';
import { sharedNames } from './sharedNames';
import { worldRegions } from './worldRegions';

/** Countries and world regions by their common names, in English and Dutch; loaded for the first sentence. */
export interface CountryNames {
  /** All names in a text. Of overlapping names, the longest. */
  find(text: string): FoundCountries[];
  /** All names, in lower case and without diacritics, with what they stand for. */
  readonly all: ReadonlyMap<string, NamedCountries>;
}

export interface NamedCountries {
  /** ISO 3166-1 alpha-2: one for a country, more for a world region. */
  readonly codes: readonly string[];
  /** True for adjectives: `Belgian`. */
  readonly isAdjective: boolean;
  /** More than one if several countries share the name. */
  readonly choices: readonly (readonly string[])[];
}

export interface FoundCountries extends NamedCountries {
  /** UTF-16 offsets. */
  readonly begin: number;
  readonly end: number;
}

/** Common names in addition to the official ones. */
const moreNames: Readonly<Record<string, string[]>> = {
  NL: ['Holland'],
  GB: ['Britain', 'England', 'Engeland', 'Groot-Brittannië', 'VK'],
  US: ['VS', 'Verenigde Staten', 'States', 'United States', 'U.S.A.'],
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
  CV: ['Cape Verde'],
  SZ: ['Swaziland'],
  MM: ['Burma', 'Birma'],
  CD: ['DR Congo', 'DRC', 'Congo DR', 'D R Congo', 'Democratic Republic of Congo', 'Congo Kinshasa', 'Zaire'],
  CG: ['Congo Brazzaville', 'Republic of the Congo', 'Republic of Congo'],
  VA: ['Vatican', 'Vaticaan', 'Vatican City', 'Holy See'],
  TR: ['Turkey', 'Türkiye', 'Turkije'],
  CI: ['Ivory Coast'],
  TZ: ['Tanzania'],
  IR: ['Iran'],
  TW: ['Taiwan'],
  PS: ['Palestine'],
  TL: ['East Timor'],
  MK: ['Macedonia', 'Macedonië'],
  BA: ['Bosnia', 'Bosnië'],
  TT: ['Trinidad'],
  AG: ['Antigua'],
  SA: ['Saoedi-Arabië'],
  BY: ['Belarus', 'Wit-Rusland'],
  FJ: ['Fiji Islands'],
  XK: ['Kosovo'],
};

/** Normalises a name: lower case, no diacritics, and one space for other characters. */
export const plainName = (name: string) =>
  fold(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

function namedCountries(): Map<string, NamedCountries> {
  const byName = new Map<string, NamedCountries>();
  const add = (names: readonly string[], choices: NamedCountries['choices'], isAdjective: boolean) => {
    for (const name of names.map(plainName)) {
      // The first country with a name keeps it: "Guinea" is not Equatorial Guinea.
      if (name.length > 1 && !byName.has(name)) byName.set(name, { codes: choices.flat(), isAdjective, choices });
    }
  };
  for (const { names, adjectives, choices } of sharedNames) {
    add(names, choices, false);
    add(adjectives, choices, true);
  }
  for (const { countries } of [english, dutch] as { countries: Record<string, string | string[]> }[]) {
    for (const [code, names] of Object.entries(countries)) add([names].flat(), [[code]], false);
  }
  for (const code in moreNames) add(moreNames[code] ?? [], [[code]], false);
  for (const code in demonyms) add(demonyms[code] ?? [], [[code]], true);
  for (const { names, adjectives, codes } of worldRegions) {
    add(names, [codes], false);
    add(adjectives, [codes], true);
  }
  // In lower case, "US" would be found in "tell us".
  byName.delete('us');
  return byName;
}

/** Words of a text that may be part of a name. */
const words = /\p{L}[\p{L}\p{M}]*/gu;
/** A flag is two regional indicator symbols; this is the first of them, A. */
const flags = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
const firstFlagLetter = 0x1f1e6;

let known: CountryNames | undefined;

export function countryNames(): CountryNames {
  known ??= makeCountryNames();
  return known;
}

const one = (code: string): NamedCountries => ({ codes: [code], isAdjective: false, choices: [[code]] });

function makeCountryNames(): CountryNames {
  const all = namedCountries();
  const maxNameLength = Math.max(...[...all.keys()].map((name) => name.split(' ').length));
  const allCodes = new Set([...Object.keys(english.countries), 'XK']);
  const namesIn = (text: string): FoundCountries[] => {
    // Two capitals are a code, except in a sentence in capitals: there, `IN` may be a word.
    const hasCodes = text.length === 2 || /[a-z]/.test(text) || /^[A-Z]{2}(?:[\s,&/]+[A-Z]{2})*$/.test(text.trim());
    const isCode = (range: string) => hasCodes && /^[A-Z]{2}$/.test(range) && allCodes.has(range);
    const found: FoundCountries[] = [];
    const tokens = Array.from(text.matchAll(words), ({ 0: word, index }) => ({ word, begin: index }));
    for (let first = 0; first < tokens.length; first++) {
      for (let count = Math.min(maxNameLength, tokens.length - first); count > 0; count--) {
        const begin = tokens[first]?.begin ?? 0;
        const last = tokens[first + count - 1] as (typeof tokens)[number];
        const end = last.begin + last.word.length;
        const range = text.slice(begin, end);
        // A name does not continue over a comma or the like.
        const named = /[,;:!?()"“”/&\d]/.test(range) ? undefined : all.get(plainName(range));
        const known = named ?? (isCode(range) ? one(range) : undefined);
        if (!known) continue;
        found.push({ ...known, begin, end });
        first += count - 1;
        break;
      }
    }
    return found;
  };
  return {
    all,
    find(text) {
      const whole = namesIn(text).map((place) => withCode(text, place, allCodes));
      const named = [...whole, ...whole.flatMap((place) => shortened(text, place, all))];
      const shown = Array.from(text.matchAll(flags), ({ 0: flag, index }) => {
        const code = String.fromCharCode(
          ...Array.from(flag, (letter) => (letter.codePointAt(0) ?? 0) - firstFlagLetter + 65),
        );
        return { ...one(code), begin: index, end: index + flag.length };
      });
      return [...named, ...shown.filter(({ codes }) => codes.every((code) => allCodes.has(code)))];
    },
  };
}

/** "Western or Southern Europe", "Noord- en Zuid-Amerika": the first lacks its second half. */
function shortened(text: string, place: FoundCountries, all: CountryNames['all']): FoundCountries[] {
  const rest = /[\s-](\p{L}+)$/u.exec(text.slice(place.begin, place.end))?.[1];
  const before = /(\p{L}+)-?(?:\s+(?:and|or|en|of)\s+|\s*[,/&]\s*)$/u.exec(text.slice(0, place.begin));
  const known = rest && before && all.get(plainName(`${before[1]} ${rest}`));
  if (!known) return [];
  const half = { ...known, begin: before.index, end: before.index + (before[1]?.length ?? 0) };
  return [half, ...shortened(text, { ...half, end: half.begin }, all)];
}

/** "Guinea (GN)": the code selects one of the countries with that name. */
function withCode(text: string, place: FoundCountries, allCodes: ReadonlySet<string>): FoundCountries {
  const [written, code = ''] = /^\s*\(([A-Z]{2})\)/.exec(text.slice(place.end)) ?? [];
  if (!written || !allCodes.has(code) || !place.codes.includes(code)) return place;
  return { ...place, ...one(code), end: place.end + written.length };
}
