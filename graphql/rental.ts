import { type FieldProblem, isProblem } from './field-problem';
import { type ContentField, contentFields } from './generated/rental-content';
import type { Rental } from './generated/schema';
import { maxPopulation, parsePopulation, populationProblems, type ThousandsMark } from './population';
import { isLonger, type TextProblem, textProblem, trimText } from './rental-text';

export {
  blankContent,
  type CompleteRental,
  type ContentField,
  contentFields,
  contentOf,
} from './generated/rental-content';

/**
 * A rental's fields: their kinds and limits, and how a typed text becomes a value. The table's cells, the edit panel,
 * the CSV import, the filter, the export and the `batchTest` function all use this one description.
 */

/** A value for every field that people set. */
export type RentalValues = { [Field in ContentField]: NonNullable<Rental[Field]> };

/** A change of a rental; a field that is absent keeps its value. */
export type RentalContent = Partial<Pick<Rental, ContentField | '_deleted'>>;

/** Lengths are in Unicode code points. The texts of the screen name these limits. */
export const limits = { maxIdLength: 128, maxFlagLength: 16, maxNameLength: 200, maxPopulation } as const;

/** An ISO 3166-1 alpha-2 country code. */
export const countryCodePattern = /^[A-Z]{2}$/;
const countryCodeInAnyCase = /^[A-Za-z]{2}$/;

type LongTextProblem = 'tooLong' | TextProblem;

interface FieldDescriptor<Value extends string | number = string | number> {
  /** What its values are; texts of problems, cells of files and the rule of the function follow from it. */
  readonly kind: 'text' | 'country' | 'number';
  /** True where a new rental needs the field. */
  readonly isRequired: boolean;
  /** The longest text in code points, the largest number. */
  readonly max: number;
  /** @param mark what groups the thousands of numbers; other kinds have no use for it */
  readonly parse: (typed: string, mark?: ThousandsMark) => Value | FieldProblem;
  /** Codes of the problems that `parse` returns: keys of `rentals:problem.<kind>` in the texts. */
  readonly problems: readonly string[];
}

const textProblems = ['tooLong', 'unprintable', 'invisible'] as const;

/** A text that may be left out; it is empty then. */
const optionalText = <Max extends number>(max: Max) => ({
  kind: 'text' as const,
  isRequired: false as const,
  max,
  parse: (typed: string) => checkText(trimText(typed), max),
  problems: textProblems,
});

const requiredText = <Max extends number>(max: Max) => ({
  kind: 'text' as const,
  isRequired: true as const,
  max,
  parse: (typed: string): string | FieldProblem<'missing' | LongTextProblem> => {
    const text = trimText(typed);
    return text === '' ? { code: 'missing' } : checkText(text, max);
  },
  problems: ['missing', ...textProblems] as const,
});

const countryCode = {
  kind: 'country',
  isRequired: true,
  max: 2,
  parse: parseCode,
  problems: ['missing', 'invalidCode'],
} as const;

/** A whole number from 0. */
const count = {
  kind: 'number',
  isRequired: true,
  max: maxPopulation,
  parse: (typed: string, mark?: ThousandsMark) => parsePopulation(typed, mark),
  problems: populationProblems,
} as const;

/** Every field that people set. */
export const rentalFields = {
  Flag: optionalText(limits.maxFlagLength),
  Name: requiredText(limits.maxNameLength),
  Code: countryCode,
  Population: count,
} as const satisfies { [Field in ContentField]: FieldDescriptor<RentalValues[Field]> };

/** @returns the code in capitals, or what is wrong with it */
function parseCode(typed: string): string | FieldProblem<'missing' | 'invalidCode'> {
  if (isCapitalPair(typed)) return typed;
  const text = trimText(typed);
  if (text === '') return { code: 'missing' };
  return countryCodeInAnyCase.test(text) ? text.toUpperCase() : { code: 'invalidCode' };
}

/** The text itself where it is short enough and can be seen. */
function checkText(text: string, maxLength: number): string | FieldProblem<LongTextProblem> {
  if (text === '') return text;
  const code = isLonger(text, maxLength) ? 'tooLong' : textProblem(text);
  return code ? { code } : text;
}

/** As most files have their codes: recognised without a regular expression. */
const isCapitalPair = (text: string) =>
  text.length === 2 && isCapital(text.charCodeAt(0)) && isCapital(text.charCodeAt(1));
const isCapital = (unit: number) => unit >= 0x41 && unit <= 0x5a;

export type FieldProblemCode<Field extends ContentField = ContentField> =
  (typeof rentalFields)[Field]['problems'][number];

/** The description of a field, whichever it is. */
export const fieldOf = (field: ContentField): FieldDescriptor => rentalFields[field];

type FieldWhere<Condition> = {
  [Field in ContentField]: (typeof rentalFields)[Field] extends Condition ? Field : never;
}[ContentField];
export type RequiredField = FieldWhere<{ readonly isRequired: true }>;

/** What a new rental needs. */
export const requiredFields = contentFields.filter((field): field is RequiredField => rentalFields[field].isRequired);

export const isNumberField = (field: string): field is FieldWhere<{ readonly kind: 'number' }> =>
  Object.hasOwn(rentalFields, field) && rentalFields[field as ContentField].kind === 'number';

/** What is wrong with a typed text; undefined where it is a value of the field. */
export function problemOf<Field extends ContentField>(
  field: Field,
  typed: string,
): FieldProblemCode<Field> | undefined {
  const parsed = rentalFields[field].parse(typed);
  return isProblem(parsed) ? parsed.code : undefined;
}

/** A field as text, which its parser reads back. */
export const textOf = (rental: RentalContent, field: ContentField) => String(rental[field] ?? '');
