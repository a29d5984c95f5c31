import type { Entity, Interpretation } from '../../../../../lambdas/entity-extractor/interpretation';
import type { CountryNames } from './countryNames';
import { numbersIn } from './numbersIn';
import { type FoundSize, type Stretch, sizesIn } from './sizesIn';
import type { Place, Wish } from './wish';

/** A demonym ("Belgian") is an OTHER, and a country that is also a party to something an ORGANIZATION. */
const placeTypes: readonly Entity['type'][] = ['LOCATION', 'OTHER', 'ORGANIZATION'];

/** Words before a place that leave it out. */
const leavingOut =
  /(?<!\p{L})(?:except(?:\s+for)?|excluding|without|outside(?:\s+of)?|but\s+not|not(?:\s+in)?|\p{L}+n['’]t\s+in|neither(?:\s+in)?|nor(?:\s+in)?|other\s+than|apart\s+from|behalve|zonder|buiten|uitgezonderd|niet(?:\s+in)?|maar\s+niet|noch(?:\s+in)?)(?:\s+(?:in|from|for|the|de|het|uit))*\s*$/iu;
/** Between two places of one list. */
const listing = /^\s*(?:,|and|or|nor|en|of|noch|&|\/)(?:\s*(?:and|or|en|of|the|in|de|het))*\s*$/iu;

/**
 * What a sentence asks for, by the places and quantities that its reading found. Where the sentence's language cannot
 * be read, names of countries and numbers are looked for in the sentence itself.
 */
export function understand(
  sentence: string,
  { entities }: Pick<Interpretation, 'entities'>,
  names: CountryNames,
): Wish {
  if (entities.status === 'unavailable') {
    const countries = countriesIn(sentence, names);
    const wish = wishOf(sentence, countries, sizesIn(sentence, numbersIn(sentence)));
    return { ...wish, unused: [], foundBy: 'words' };
  }
  const found = entities.result.filter(({ type }) => placeTypes.includes(type));
  const places = placesOf(sentence, found, names);
  const quantities = entities.result.filter(({ type }) => type === 'QUANTITY');
  const sizes = sizesIn(sentence, quantities);
  return { ...wishOf(sentence, places, sizes), unused: unusedOf(entities.result, places, sizes) };
}

type FoundPlace = Stretch & ({ kind: 'countries'; codes: readonly string[] } | { kind: 'name'; name: string });

function countriesIn(text: string, names: CountryNames, offset = 0): FoundPlace[] {
  return names.find(text).map(({ codes, begin, end }) => ({
    kind: 'countries',
    codes,
    begin: begin + offset,
    end: end + offset,
  }));
}

/**
 * The countries that entities name. A name counts as it stands in the sentence: of "Eastern Europe" the reading may have
 * taken only the second word. A location that is no country is a name to look for.
 */
function placesOf(sentence: string, entities: readonly Entity[], names: CountryNames): FoundPlace[] {
  const named = countriesIn(sentence, names);
  const places = entities.flatMap((entity): FoundPlace[] => {
    const around = named.filter((place) => overlap(place, entity));
    const countries = around.length > 0 ? around : countriesIn(entity.text, names, entity.begin);
    if (countries.length > 0 || entity.type !== 'LOCATION') return countries;
    return [{ kind: 'name', name: entity.text, begin: entity.begin, end: entity.end }];
  });
  // One name can be around two entities.
  return [...new Set(places)];
}

const overlap = (one: Stretch, other: Stretch) => one.begin < other.end && other.begin < one.end;

function wishOf(sentence: string, found: readonly FoundPlace[], foundSizes: readonly FoundSize[]): Wish {
  const places: Place[] = [];
  const ordered = found.toSorted((one, other) => one.begin - other.begin);
  ordered.forEach((place, index) => {
    const previous = ordered[index - 1];
    const goesOn = previous !== undefined && listing.test(sentence.slice(previous.end, place.begin));
    const isExcluded = goesOn
      ? places[index - 1]?.isExcluded === true
      : leavingOut.test(sentence.slice(0, place.begin));
    const { begin, end, ...rest } = place;
    places.push({ ...rest, words: sentence.slice(begin, end), isExcluded });
  });
  const sizes = foundSizes.map(({ begin, end, ...size }) => size);
  return { sentence, places, sizes, unused: [], foundBy: 'entities' };
}

/** The entities that set neither a place nor a size. */
function unusedOf(entities: readonly Entity[], places: readonly FoundPlace[], sizes: readonly FoundSize[]): string[] {
  return entities
    .filter((entity) => ![...places, ...sizes].some((stretch) => overlap(stretch, entity)))
    .map(({ text }) => text);
}
