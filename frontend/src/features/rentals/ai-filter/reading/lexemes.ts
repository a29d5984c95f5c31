import { fold } from '../../../../lib/search';
import type { CountryNames, FoundCountries } from '../countryNames';
import { numbersIn, type WrittenNumber } from '../numbersIn';
import type { Grammar, Meaning, TextRange } from './grammar';

/** A piece of the sentence: a phrase of its language, a place, a number, a text in quotes, or a word that is none. */
export interface Lexeme extends TextRange {
  readonly text: string;
  readonly meanings: readonly Meaning[];
  readonly place?: FoundCountries;
  readonly number?: WrittenNumber;
  /** A text in quotes, without them. */
  readonly quoted?: string;
  /** A rental's own name, or that of a place that is no country. */
  readonly name?: string;
}

/** The meaning of a kind that a lexeme can have. */
export function meaningOf<Kind extends Meaning['kind']>(
  lexeme: Lexeme | undefined,
  kind: Kind,
): Extract<Meaning, { kind: Kind }> | undefined {
  return lexeme?.meanings.find((meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind);
}
export const is = (lexeme: Lexeme | undefined, ...kinds: Meaning['kind'][]) =>
  kinds.some((kind) => meaningOf(lexeme, kind) !== undefined);

/** A name that is known besides those of countries, and where it stands. */
export interface FoundName extends TextRange {
  readonly name: string;
}

const token = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:e|de|nd|rd|th)(?![\p{L}\d])|\d+|[<>=]=|=[<>]|\S/gu;
const quotation = /(?<![\p{L}\d])(["'“”„‘’«])([^"“”„«»]{1,60}?)["'“”‘’»](?![\p{L}\d])/gu;

const plain = (word: string) => fold(word).replaceAll('’', "'");

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
      const words = plain(text).match(token) ?? [];
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
 * The sentence in pieces, the longest that is known first at every place.
 * @param names of rentals, and of places that the reading found
 */
export function lexemesOf(
  sentence: string,
  grammar: Grammar,
  countries: CountryNames,
  names: readonly FoundName[],
): Lexeme[] {
  const tokens = Array.from(
    sentence.matchAll(token),
    ({ 0: text, index }): Token => ({ word: plain(text), begin: index, end: index + text.length }),
  );
  const known = knownIn(sentence, tokens, grammar, countries, names);
  const lexemes: Lexeme[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { begin, end } = tokens[index] as Token;
    const candidates = [...known.filter((one) => one.begin === begin), ...phraseAt(sentence, tokens, index, grammar)];
    // The longest; of equals, the one that was looked for first.
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

/** Everything but phrases. */
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
    if (!phrasesOf(grammar).byText.has(plain(sentence.slice(begin, end)))) found.push(lexeme(begin, end, { name }));
  }
  return found;
}

const twoCapitals = /^[A-Z]{2}$/;

/** "IN" and "NO" are codes among other codes; anywhere else they are words written large. */
function isOtherWord(sentence: string, { begin, end }: TextRange, tokens: readonly Token[], grammar: Grammar): boolean {
  const text = sentence.slice(begin, end);
  if (!phrasesOf(grammar).byText.has(plain(text))) return false;
  if (!twoCapitals.test(text)) return true;
  const others = tokens.filter((other) => !/^(?:,|&|\/|and|or|en)$/.test(other.word));
  const at = others.findIndex((other) => other.begin === begin);
  const isCode = (neighbour: Token | undefined) =>
    neighbour !== undefined &&
    (twoCapitals.test(sentence.slice(neighbour.begin, neighbour.end)) || /code$/.test(neighbour.word));
  const isLed = /^(?:in|the|from|of|de|uit|van)$/.test(others[at - 1]?.word ?? '');
  return !isLed && !isCode(others[at - 1]) && !isCode(others[at + 1]);
}

/** "And over" belongs to the number before it, unless it compares with the one after it. */
function fits(lexeme: Lexeme, previous: Lexeme | undefined, sentence: string): boolean {
  const isOnlyAfter = lexeme.meanings.length > 0 && lexeme.meanings.every(({ kind }) => kind === 'compareAfter');
  if (!isOnlyAfter) return true;
  const next = sentence.slice(lexeme.end);
  const goesOn =
    /^\s*(?:than|dan|of\s+gelijk|or\s+equal)(?!\p{L})/iu.test(next) || numbersIn(next)[0]?.begin === next.search(/\S/);
  return !goesOn && (previous?.number !== undefined || is(previous, 'unit'));
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
