import { conditionItem, isUnknown, type ParserInput, type Rule, skip } from './items';
import { is, type Lexeme, meaningOf } from './lexemes';
import { followsPreposition } from './names';
import { choiceOfCountries } from './questions';

/** A country or world region of the rentals; none if it only describes something else. */
export const place: Rule = (input, index) => {
  const lexeme = input.lexemes[index];
  if (!lexeme?.place || tellsOfSomethingElse(input, index)) return undefined;
  const { begin, end } = lexeme;
  const next = index + 1;
  if (lexeme.place.choices.length > 1) {
    return { items: [{ type: 'question', question: choiceOfCountries(input, lexeme.place), begin, end }], next };
  }
  const condition = { kind: 'countries', codes: lexeme.place.codes } as const;
  const item = conditionItem(input, index, index, condition, { followsPreposition: followsPreposition(input, index) });
  return { items: [item], next };
};

/** "Germany's neighbours", "Spanish-speaking", "Dutch cities", "France bordering countries" */
function tellsOfSomethingElse(input: ParserInput, index: number): boolean {
  const { sentence, lexemes } = input;
  const { end, place: found } = lexemes[index] as Lexeme;
  if (/^['’]s?(?!\p{L})/u.test(sentence.slice(end)) || /^[-–]\p{L}/u.test(sentence.slice(end))) return true;
  const after = afterList(input, index);
  const next = lexemes[after];
  if (isBlocking(lexemes[skip(input, after, (lexeme) => is(lexeme, 'filler'))])) return true;
  if (is(next, 'flag')) return found?.isAdjective === true;
  if (!isUnknown(next)) return false;
  return found?.isAdjective === true || is(lexemes[after + 1], 'noun');
}

/** The end of a list of adjectives: "Dutch and Belgian cities". */
function afterList({ lexemes }: ParserInput, index: number): number {
  let next = index + 1;
  while (is(lexemes[next], 'joint') && lexemes[next + 1]?.place?.isAdjective) next += 2;
  return next;
}

const isBlocking = (lexeme: Lexeme | undefined) => {
  const unknown = meaningOf(lexeme, 'unknown');
  return unknown?.blocks === true && !/^(?:per|each|elke|ieder)$/i.test(lexeme?.text ?? '');
};
