import { fold } from '../../../../../lib/search';
import type { CountryNames, FoundCountries } from '../countryNames';
import { numbersIn, type WrittenNumber } from '../numbersIn';
import type { Grammar, Meaning, TextRange } from './grammar';

/** A token of the sentence: a known phrase, a place, a number, a quoted text, or an unknown word. */
export interface Lexeme extends TextRange {
  readonly text: string;
  readonly meanings: readonly Meaning[];
  readonly place?: FoundCountries;
  readonly number?: WrittenNumber;
  /** A quoted text, without the quotes. */
  readonly quoted?: string;
  /** The name of a rental, or of a place that is not a country. */
  readonly name?: string;
}

/** A lexeme's meaning of the given kind. */
export function meaningOf<Kind extends Meaning['kind']>(
  lexeme: Lexeme | undefined,
  kind: Kind,
): Extract<Meaning, { kind: Kind }> | undefined {
  return lexeme?.meanings.find((meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind);
}
export const is = (lexeme: Lexeme | undefined, ...kinds: Meaning['kind'][]) =>
  kinds.some((kind) => meaningOf(lexeme, kind) !== undefined);

/** A known name that is not a country's, and its position. */
export interface FoundName extends TextRange {
  readonly name: string;
}

const token = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:e|de|nd|rd|th)(?![\p{L}\d])|\d+|[<>=]=|=[<>]|\S/gu;
const quotation = /(?<![\p{L}\d])(["'“”„‘’«])([^"“”„«»]{1,60}?)["'“”‘’»](?![\p{L}\d])/gu;

interface Phrases {
  readonly byText: ReadonlyMap<string, readonly Meaning[]>;
  readonly longest: number;
}
const compiled = new WeakMap<Grammar, Phrases>();

function phrasesOf(grammar: Grammar): Phrases {
  let phrases = compiled.get(grammar);
  if (!phrases) {
    phrases = compile(grammar);
    compiled.set(grammar, phrases);
  }
  return phrases;
}

function compile({ phrases }: Grammar): Phrases {
  const byText = new Map<string, Meaning[]>();
  let longest = 1;
  for (const [meaning, texts] of phrases) {
    for (const text of texts.split('|')) {
      const words = fold(text).match(token) ?? [];
      longest = Math.max(longest, words.length);
      const key = words.join(' ');
      byText.set(key, [...(byText.get(key) ?? []), meaning]);
    }
  }
  return { byText, longest };
}

interface Token extends TextRange {
  readonly word: string;
}

/**
 * Splits the sentence into lexemes, at each position the longest known.
 * @param names of rentals, and of places from the interpretation
 */
export function lexemesOf(
  sentence: string,
  grammar: Grammar,
  countries: CountryNames,
  names: readonly FoundName[],
): Lexeme[] {
  const tokens = Array.from(
    sentence.matchAll(token),
    ({ 0: text, index }): Token => ({ word: fold(text), begin: index, end: index + text.length }),
  );
  const known = knownIn(sentence, tokens, grammar, countries, names);
  const lexemes: Lexeme[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { begin, end } = tokens[index] as Token;
    const candidates = [...known.filter((one) => one.begin === begin), ...phraseAt(sentence, tokens, index, grammar)];
    // The longest. Of equally long ones, the first candidate.
    const fitting = candidates.filter((one) => fits(one, lexemes.at(-1), sentence));
    const best = fitting.reduce<Lexeme | undefined>(
      (one, other) => (one && one.end >= other.end ? one : other),
      undefined,
    );
    const lexeme = best ?? { begin, end, text: sentence.slice(begin, end), meanings: [] };
    lexemes.push(lexeme);
    while (index < tokens.length && (tokens[index] as Token).begin < lexeme.end) index++;
  }
  return lexemes;
}

/** All candidates except phrases. */
function knownIn(
  sentence: string,
  tokens: readonly Token[],
  grammar: Grammar,
  countries: CountryNames,
  names: readonly FoundName[],
): Lexeme[] {
  const found: Lexeme[] = [];
  const lexeme = (begin: number, end: number, rest: Partial<Lexeme>): Lexeme => ({
    begin,
    end,
    text: sentence.slice(begin, end),
    meanings: [],
    ...rest,
  });
  for (const { 0: text, 2: quoted = '', index } of sentence.matchAll(quotation)) {
    found.push(lexeme(index, index + text.length, { quoted: quoted.trim() }));
  }
  for (const number of numbersIn(sentence)) found.push(lexeme(number.begin, number.end, { number }));
  for (const place of countries.find(sentence)) {
    if (!isOtherWord(sentence, place, tokens, grammar)) found.push(lexeme(place.begin, place.end, { place }));
  }
  for (const { name, begin, end } of names) {
    if (!phrasesOf(grammar).byText.has(fold(sentence.slice(begin, end)))) found.push(lexeme(begin, end, { name }));
  }
  return found;
}

const twoCapitals = /^[A-Z]{2}$/;

/** "IN" and "NO" are codes among other codes; elsewhere they are capitalised words. */
function isOtherWord(sentence: string, { begin, end }: TextRange, tokens: readonly Token[], grammar: Grammar): boolean {
  const text = sentence.slice(begin, end);
  if (!phrasesOf(grammar).byText.has(fold(text))) return false;
  if (!twoCapitals.test(text)) return true;
  const others = tokens.filter((other) => !/^(?:,|&|\/|and|or|en)$/.test(other.word));
  const at = others.findIndex((other) => other.begin === begin);
  const isCode = (neighbour: Token | undefined) =>
    neighbour !== undefined &&
    (twoCapitals.test(sentence.slice(neighbour.begin, neighbour.end)) || /code$/.test(neighbour.word));
  const isIntroduced = /^(?:in|the|from|of|de|uit|van)$/.test(others[at - 1]?.word ?? '');
  return !isIntroduced && !isCode(others[at - 1]) && !isCode(others[at + 1]);
}

/** "And over" belongs to the number before it, unless it compares with the number after it. */
function fits(lexeme: Lexeme, previous: Lexeme | undefined, sentence: string): boolean {
  const isOnlyAfter = lexeme.meanings.length > 0 && lexeme.meanings.every(({ kind }) => kind === 'compareAfter');
  if (!isOnlyAfter) return true;
  const next = sentence.slice(lexeme.end);
  const continues =
    /^\s*(?:than|dan|of\s+gelijk|or\s+equal)(?!\p{L})/iu.test(next) || numbersIn(next)[0]?.begin === next.search(/\S/);
  return !continues && (previous?.number !== undefined || is(previous, 'unit'));
}

function phraseAt(sentence: string, tokens: readonly Token[], first: number, grammar: Grammar): Lexeme[] {
  const { byText, longest } = phrasesOf(grammar);
  const { begin } = tokens[first] as Token;
  const found: Lexeme[] = [];
  for (let count = Math.min(longest, tokens.length - first); count > 0; count--) {
    const words = tokens.slice(first, first + count);
    const meanings = byText.get(words.map(({ word }) => word).join(' '));
    const end = words.at(-1)?.end ?? begin;
    if (meanings) found.push({ begin, end, text: sentence.slice(begin, end), meanings });
  }
  const { word, end } = tokens[first] as Token;
  // "aren't", "doesn't"
  if (!/n't$/.test(word)) return found;
  return [{ begin, end, text: sentence.slice(begin, end), meanings: [{ kind: 'not' }] }];
}
