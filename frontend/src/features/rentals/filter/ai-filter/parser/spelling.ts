import { plainName } from '../countryNames';
import type { Question } from '../parsedQuery';
import { isUnknown, type ParserInput } from './items';
import type { Lexeme } from './lexemes';
import { followsPreposition } from './names';
import { nameOf, replaced } from './questions';

/** The maximum number of words of a name that is checked for a typing error. */
const maxNameLength = 3;
const minWordLength = 4;
const minUnmarkedLength = 6;
const maxChoices = 4;

interface Suggestion {
  readonly question: Question;
  /** The end of the misspelt name. */
  readonly end: number;
}

/** Corrections of a word with one wrong letter. */
export function suggestionFor(input: ParserInput, index: number): Suggestion | undefined {
  const { lexemes, sentence } = input;
  const first = lexemes[index];
  if (!isUnknown(first) || !first || first.meanings.length > 0 || !/^\p{L}/u.test(first.text)) return undefined;
  const isMarked = /^\p{Lu}/u.test(first.text) || followsPreposition(input, index);
  // In a sentence with capitals, a word without one is not a name.
  if (!isMarked && /\p{Lu}/u.test(sentence.slice(1))) return undefined;
  for (let count = maxNameLength; count > 0; count--) {
    const words = lexemes.slice(index, index + count);
    const text = sentence.slice(first.begin, words.at(-1)?.end);
    if (words.length < count || words.some(isSign)) continue;
    const name = plainName(text);
    if (name.length < (isMarked ? minWordLength : minUnmarkedLength)) continue;
    const found = namesLike(input, name);
    if (found.length > 0) return { question: questionOf(input, first, text, found), end: first.begin + text.length };
  }
  return undefined;
}

const isSign = ({ text, meanings }: Lexeme) =>
  meanings.some(({ kind }) => kind === 'joint') || (!/^\p{L}/u.test(text) && text !== '-');

function namesLike({ countries, sentence }: ParserInput, name: string): string[] {
  const words = new Set(plainName(sentence).split(' '));
  const found: string[] = [];
  const seen = new Set<string>();
  for (const [known, { codes }] of countries.all) {
    const key = codes.join();
    // Of several names of one place, the first is enough.
    if (Math.abs(known.length - name.length) > 1 || seen.has(key) || words.has(known) || !isOneOff(name, known))
      continue;
    seen.add(key);
    found.push(known);
  }
  return found.slice(0, maxChoices);
}

function questionOf(input: ParserInput, { begin }: Lexeme, text: string, names: readonly string[]): Question {
  const choices = names.map((name) => {
    const { codes = [], isAdjective = false } = input.countries.all.get(name) ?? {};
    const label = written(name, input, codes, isAdjective);
    return { label, codes, sentence: replaced(input.sentence, { begin, end: begin + text.length }, label) };
  });
  return { kind: 'spelling', words: text, choices };
}

/** A known name in its standard spelling: a country's own, otherwise capitalised. */
function written(name: string, input: ParserInput, codes: readonly string[], isAdjective: boolean): string {
  if (codes.length === 1 && !isAdjective) return nameOf(input, codes, name, false);
  return name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether two words differ by one letter: replaced, inserted, deleted, or two swapped. */
function isOneOff(one: string, other: string): boolean {
  if (one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [first, second] = [one.slice(at), other.slice(at)];
  if (first.slice(1) === second.slice(1) || first.slice(1) === second || first === second.slice(1)) return true;
  return first[0] === second[1] && first[1] === second[0] && first.slice(2) === second.slice(2);
}
