import { type FieldProblem, isProblem } from './field-problem';
import type { Rental, RentalInput } from './generated/schema';
import { maxPopulation, parsePopulation, populationProblems } from './population';
import { isLonger, type TextProblem, textProblem, trimText } from './rental-text';

/**
 * A rental's fields: limits, and how a typed text becomes a value. The table's cells, the edit panel, the CSV import,
 * the filter, the export and the `batchTest` function all use this one description.
 */

/** The fields that people set. */
export type ContentField = Exclude<keyof RentalInput, 'id' | 'conflictID' | '_version' | '_deleted'>;

/** A value for every field that people set. */
export type RentalValues = { [Field in ContentField]: NonNullable<Rental[Field]> };

/** A change of a rental; a field that is absent keeps its value. */
export type RentalContent = Partial<Pick<Rental, ContentField | '_deleted'>>;

/** A rental with all its fields. */
export type CompleteRental = Required<Omit<Rental, '__typename'>>;

/** Lengths are in Unicode code points. The texts of the screen name these limits. */
export const limits = { maxIdLength: 128, maxFlagLength: 16, maxNameLength: 200, maxPopulation } as const;

/** An ISO 3166-1 alpha-2 country code. */
export const countryCodePattern = /^[A-Z]{2}$/;
const countryCodeInAnyCase = /^[A-Za-z]{2}$/;

/** @returns the name, or what is wrong with it */
export function parseName(typed: string): string | FieldProblem<'missing' | LongTextProblem> {
  const text = trimText(typed);
  return text === '' ? { code: 'missing' } : checkText(text, limits.maxNameLength);
}

/** @returns the code in capitals, or what is wrong with it */
export function parseCode(typed: string): string | FieldProblem<'missing' | 'invalidCode'> {
  if (isCapitalPair(typed)) return typed;
  const text = trimText(typed);
  if (text === '') return { code: 'missing' };
  return countryCodeInAnyCase.test(text) ? text.toUpperCase() : { code: 'invalidCode' };
}

/** @returns the flag, empty where none was typed, or what is wrong with it */
export const parseFlag = (typed: string) => checkText(trimText(typed), limits.maxFlagLength);

type LongTextProblem = 'tooLong' | TextProblem;

/** The text itself where it is short enough and can be seen. */
export function checkText(text: string, maxLength: number): string | FieldProblem<LongTextProblem> {
  if (text === '') return text;
  const code = isLonger(text, maxLength) ? 'tooLong' : textProblem(text);
  return code ? { code } : text;
}

/** As most files have their codes: recognised without a regular expression. */
const isCapitalPair = (text: string) =>
  text.length === 2 && isCapital(text.charCodeAt(0)) && isCapital(text.charCodeAt(1));
const isCapital = (unit: number) => unit >= 0x41 && unit <= 0x5a;

interface FieldDescriptor<Value extends string | number> {
  /** True where a new rental needs the field. */
  readonly isRequired: boolean;
  readonly parse: (typed: string) => Value | FieldProblem;
  /** Codes of the problems that `parse` returns: keys of `rentals:problem.<field>` in the texts. */
  readonly problems: readonly string[];
}

const textProblems = ['tooLong', 'unprintable', 'invisible'] as const;

/** Every field that people set, in the order of a CSV file. */
export const rentalFields = {
  Flag: { isRequired: false, parse: parseFlag, problems: textProblems },
  Name: { isRequired: true, parse: parseName, problems: ['missing', ...textProblems] },
  Code: { isRequired: true, parse: parseCode, problems: ['missing', 'invalidCode'] },
  Population: {
    isRequired: true,
    parse: (typed: string) => parsePopulation(typed),
    problems: populationProblems,
  },
} as const satisfies { [Field in ContentField]: FieldDescriptor<RentalValues[Field]> };

export type FieldProblemCode<Field extends ContentField = ContentField> =
  (typeof rentalFields)[Field]['problems'][number];

type RequiredField = {
  [Field in ContentField]: (typeof rentalFields)[Field]['isRequired'] extends true ? Field : never;
}[ContentField];

export const contentFields = Object.keys(rentalFields) as readonly ContentField[];

/** What a new rental needs. */
export const requiredFields = contentFields.filter((field): field is RequiredField => rentalFields[field].isRequired);

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

/** The part of a rental, or of a row, that people set. Written out: many rows pass here, and a loop is slower. */
export function contentOf<Source extends Pick<Rental, ContentField>>(source: Source): Pick<Source, ContentField> {
  const { Flag, Name, Code, Population } = source;
  return { Flag, Name, Code, Population };
}
