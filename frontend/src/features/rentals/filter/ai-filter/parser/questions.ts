import type { FoundCountries } from '../countryNames';
import type { Question, QuestionChoice } from '../parsedQuery';
import type { TextRange } from './grammar';
import type { ParserInput } from './items';

/** The sentence with a range replaced by other words. */
export const replaced = (sentence: string, { begin, end }: TextRange, words: string) =>
  sentence.slice(0, begin) + words + sentence.slice(end);

const conjunctions = { en: 'and', nl: 'en' } as const;

/** A text that is parsed as exactly these countries: a name or, if that is shared, the shared name with the code. */
export function nameOf(input: ParserInput, codes: readonly string[], words: string, isAdjective: boolean): string {
  const [code = '', ...others] = codes;
  const names = others.length > 0 ? namesOf(input, codes) : [displayName(input, code)];
  const name = names.find((one) => {
    const [found, ...more] = input.countries.find(one);
    return found && more.length === 0 && found.choices.length === 1 && found.codes.join() === codes.join();
  });
  return name ?? (isAdjective ? code : `${words} (${code})`);
}

const displayName = ({ grammar }: ParserInput, code: string) =>
  new Intl.DisplayNames(grammar.language, { type: 'region' }).of(code) ?? code;

/** The names of a world region, with capitals. */
function namesOf({ countries, grammar }: ParserInput, codes: readonly string[]): string[] {
  const key = codes.join();
  const names = [...countries.all].filter(([, known]) => !known.isAdjective && known.codes.join() === key);
  const inOrder = grammar.language === 'nl' ? names.toReversed() : names;
  return inOrder.map(([name]) => name.replace(/(?<!\p{L})(?!the )\p{L}/gu, (letter) => letter.toUpperCase()));
}

/** Asks which of the countries with a shared name is meant, or all of them. */
export function choiceOfCountries(input: ParserInput, place: FoundCountries): Question {
  const { sentence, grammar } = input;
  const words = sentence.slice(place.begin, place.end);
  const choice = (label: string, codes: readonly string[], text: string): QuestionChoice => ({
    label,
    codes,
    sentence: replaced(sentence, place, text),
  });
  const names = place.choices.map((codes) => nameOf(input, codes, words, place.isAdjective));
  const each = place.choices.map((codes, index) => {
    const name = names[index] ?? '';
    return choice(codes.length === 1 ? displayName(input, codes[0] ?? '') : name, codes, name);
  });
  // "All of them" is only offered if the choices do not overlap.
  const isApart = new Set(place.codes).size === place.codes.length;
  if (each.length < 2 || !isApart) return { kind: 'sharedName', words, choices: each };
  const all = `${names.slice(0, -1).join(', ')} ${conjunctions[grammar.language]} ${names.at(-1)}`;
  return { kind: 'sharedName', words, choices: [...each, choice('', place.codes, all)] };
}

const counts = [1, 3, 5, 10];

/** Asks how many places of a ranking are meant. @param at the position of the number */
export function choiceOfCount({ sentence }: ParserInput, words: string, at: number): Question {
  return {
    kind: 'howMany',
    words,
    choices: counts.map((count) => ({
      label: String(count),
      codes: [],
      sentence: `${sentence.slice(0, at)}${count} ${sentence.slice(at)}`,
    })),
  };
}
