import type { Rental } from '../../../../../../../graphql/generated/schema';
import { plainName } from '../countryNames';
import type { Question } from '../parsedQuery';
import { type Item, isUnknown, type ParserInput, skip } from './items';
import { is, type Lexeme } from './lexemes';
import { choiceOfCountries, replaced } from './questions';

/** The other side of a comparison of sizes: a number, a rental's own size, or neither. */
export type Operand = { readonly next: number; readonly at: number } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'rental'; readonly rental: Rental }
  | { readonly kind: 'problem'; readonly item: Item }
);

const leadsIn = (lexeme: Lexeme) => is(lexeme, 'filler', 'population') && !lexeme.number;

/** The operand at a position; undefined if there is none. */
export function operandAt(input: ParserInput, index: number, ofPlaces: boolean): Operand | undefined {
  const at = skip(input, index, leadsIn);
  const lexeme = input.lexemes[at];
  if (!lexeme) return undefined;
  if (lexeme.number) return numberOperand(input, at, lexeme.number.value);
  if (!ofPlaces) return undefined;
  const name = lexeme.quoted ?? lexeme.name;
  if (name !== undefined) return rentalOperand(input, at, rentalsCalled(input, name));
  return lexeme.place ? placeOperand(input, at, lexeme) : undefined;
}

/** A number of people; none if it counts something else. */
function numberOperand(input: ParserInput, at: number, value: number): Operand | undefined {
  const { lexemes } = input;
  const next = skip(input, at + 1, (lexeme) => is(lexeme, 'unit'));
  const isOther = next === at + 1 ? isCounted(lexemes[next]) : isDifference(lexemes[next]);
  return isOther ? undefined : { kind: 'number', value, at, next };
}

const isCounted = (lexeme: Lexeme | undefined) =>
  isUnknown(lexeme) || isDifference(lexeme) || is(lexeme, 'noun') || is(lexeme, 'superlative') || is(lexeme, 'flag');

/** "10 million more than Belgium" */
export const isDifference = (lexeme: Lexeme | undefined) =>
  is(lexeme, 'compare') && /^(?:more|less|fewer|meer|minder)\s/i.test(lexeme?.text ?? '');

function placeOperand(input: ParserInput, at: number, { place, begin, end, text }: Lexeme): Operand {
  const range = { begin, end };
  if (!place) throw new Error('No place is compared with.');
  if (place.choices.length > 1)
    return problem(at, { type: 'question', question: choiceOfCountries(input, place), ...range });
  const code = place.codes.length === 1 ? place.codes[0] : undefined;
  if (code === undefined) return problem(at, { type: 'unused', reason: 'notUnderstood', ...range });
  if (place.isAdjective) {
    const question = { ...choiceOfCountries(input, place), kind: 'spelling' } as const;
    return problem(at, { type: 'question', question, ...range });
  }
  const inCountry = input.rentals.filter(({ Code, _deleted }) => Code === code && _deleted !== true);
  const named = inCountry.filter(({ Name }) => isNameOf(input, Name, code));
  const exact = named.filter(({ Name }) => plainName(Name) === plainName(text));
  return rentalOperand(input, at, [exact, named, inCountry].find(({ length }) => length > 0) ?? []);
}

const isNameOf = ({ countries }: ParserInput, name: string, code: string) => {
  const known = countries.all.get(plainName(name));
  return known !== undefined && !known.isAdjective && known.codes.includes(code);
};

const rentalsCalled = ({ rentals }: ParserInput, name: string) =>
  rentals.filter(({ Name, _deleted }) => _deleted !== true && Name.toLowerCase() === name.toLowerCase());

const maxChoices = 6;

function rentalOperand(input: ParserInput, at: number, rentals: readonly Rental[]): Operand {
  const { begin, end, text } = input.lexemes[at] as Lexeme;
  const [rental, ...others] = rentals;
  if (!rental) return problem(at, { type: 'unused', reason: 'noRental', begin, end });
  if (others.length === 0) return { kind: 'rental', rental, at, next: at + 1 };
  const names = [...new Set(rentals.map(({ Name }) => Name))];
  if (names.length < rentals.length || names.length > maxChoices) {
    return problem(at, { type: 'unused', reason: 'manyRentals', begin, end });
  }
  const choices = names.map((name) => ({
    label: name,
    codes: [],
    sentence: replaced(input.sentence, { begin, end }, `“${name}”`),
  }));
  const question: Question = { kind: 'whichRental', words: text, choices };
  return problem(at, { type: 'question', question, begin, end });
}

const problem = (at: number, item: Item): Operand => ({ kind: 'problem', item, at, next: at + 1 });
