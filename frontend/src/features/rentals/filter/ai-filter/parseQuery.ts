import type { Rental } from '../../../../../../graphql/generated/schema';
import type { Entity, Interpretation } from '../../../../../../graphql/interpretation';
import { type CountryNames, countryNames, plainName } from './countryNames';
import type { ParsedQuery } from './parsedQuery';
import { dutch } from './parser/dutch';
import { english } from './parser/english';
import { entriesOf } from './parser/entries';
import type { Grammar } from './parser/grammar';
import { groupsOf } from './parser/groups';
import { type Item, isUnknown, type ParserInput } from './parser/items';
import { type FoundName, is, lexemesOf } from './parser/lexemes';
import { itemsOf } from './parser/parse';

/** The context of a sentence: the existing rentals, and the current time. */
export interface ParseContext {
  readonly rentals: readonly Rental[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The interface's language, for a sentence that fits both. */
  readonly language: string;
}

/**
 * Parses a sentence. Its interpretation gives the names of places other than countries, and its language. Other places
 * and conditions come from Polder's own lists, as interpreters differ in those.
 */
export function parseQuery(
  sentence: string,
  { entities, language }: Pick<Interpretation, 'entities' | 'language'>,
  context: ParseContext,
): ParsedQuery {
  const countries = countryNames();
  const locations = entities.status === 'done' ? entities.result.filter(({ type }) => type === 'LOCATION') : [];
  const detected = language.status === 'done' ? language.result.code : context.language;
  const isKnown = detected === 'en' || detected === 'nl';
  // No detector is reliable for one or two words.
  const isLong = sentence.trim().split(/\s+/).length >= minReportedLength;
  const isDutch = (isKnown && isLong ? detected : context.language) === 'nl';
  const [one, other] = (isDutch ? [dutch, english] : [english, dutch]).map((grammar) =>
    parseWith(sentence, grammar, countries, locations, context),
  ) as [GrammarResult, GrammarResult];
  // The language with more known words is the sentence's, as detection is unreliable for short sentences.
  const { query, leftOver } = other.leftOver < one.leftOver ? other : one;
  const isForeign = !isKnown && isLong && leftOver > sentence.length * maxForeignWords;
  return isForeign ? { ...query, otherLanguage: detected } : query;
}

/** In words. */
const minReportedLength = 4;
/** With more than this fraction of unknown letters, a sentence is in neither language. */
const maxForeignWords = 0.3;

interface GrammarResult {
  readonly query: ParsedQuery;
  /** The number of letters in words that the language does not have. */
  readonly leftOver: number;
}

function parseWith(
  sentence: string,
  grammar: Grammar,
  countries: CountryNames,
  locations: readonly Entity[],
  { rentals, now }: ParseContext,
): GrammarResult {
  const names = [
    ...rentalNamesIn(sentence, rentals, countries),
    ...unknownLocations(sentence, locations, rentals, countries),
  ];
  const lexemes = lexemesOf(sentence, grammar, countries, names);
  const hasVerb = lexemes.some((lexeme) => is(lexeme, 'verb', 'deleted'));
  const input: ParserInput = { sentence, grammar, lexemes, countries, rentals, now, hasVerb };
  const items = itemsOf(input);
  const { entries, unused } = entriesOf(sentence, items);
  const question = items.find((item): item is Extract<Item, { type: 'question' }> => item.type === 'question');
  const query: ParsedQuery = {
    sentence,
    language: grammar.language,
    groups: groupsOf(entries),
    unused,
    otherLanguage: null,
    question: question?.question ?? null,
  };
  const foreign = lexemes.filter((lexeme) => isUnknown(lexeme) && lexeme.meanings.length === 0);
  return { query, leftOver: foreign.reduce((sum, { begin, end }) => sum + end - begin, 0) };
}

const maxNameLength = 6;

/** Names of rentals in a sentence. A single word only counts with a capital, as it may be any word. */
function rentalNamesIn(sentence: string, rentals: readonly Rental[], countries: CountryNames): FoundName[] {
  const words = Array.from(sentence.matchAll(/[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*/gu));
  const stretches = new Map<string, FoundName[]>();
  words.forEach((word, first) => {
    for (let count = 1; count <= maxNameLength && first + count <= words.length; count++) {
      const last = words[first + count - 1] as RegExpExecArray;
      const [begin, end] = [word.index, last.index + last[0].length];
      const name = sentence.slice(begin, end);
      if (count === 1 && !/^\p{Lu}\p{L}{2}/u.test(name)) continue;
      if (!countries.all.has(plainName(name)))
        stretches.set(name.toLowerCase(), [...(stretches.get(name.toLowerCase()) ?? []), { name, begin, end }]);
    }
  });
  const found = new Set<string>();
  for (const { Name, _deleted } of rentals) {
    const name = Name.toLowerCase();
    if (_deleted !== true && stretches.has(name)) found.add(name);
  }
  return [...found].flatMap((name) => stretches.get(name) ?? []);
}

/** Places from the interpretation that no list has, if rentals are named after them. */
function unknownLocations(
  sentence: string,
  locations: readonly Entity[],
  rentals: readonly Rental[],
  countries: CountryNames,
): FoundName[] {
  const known = countries.find(sentence);
  return locations.flatMap(({ text, begin, end }) => {
    const name = text.toLowerCase();
    const isKnown = known.some((place) => place.begin < end && begin < place.end);
    const isRental =
      !isKnown && rentals.some(({ Name, _deleted }) => _deleted !== true && Name.toLowerCase().includes(name));
    return isRental ? [{ name: text, begin, end }] : [];
  });
}
