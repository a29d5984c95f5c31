import { isProblem } from '../../../../../graphql/field-problem';
import type { Rental } from '../../../../../graphql/generated/schema';
import {
  type ContentField,
  contentFields,
  type FieldProblemCode,
  problemOf,
  type RentalContent,
  type RentalValues,
  rentalFields,
  requiredFields,
  textOf,
} from '../../../../../graphql/rental';
import { countryFlag, drawnFlag, isFlagOf } from '../fields/countryFlag';

/** The form's fields in order, required ones first. */
export const formFields: readonly ContentField[] = [
  ...requiredFields,
  ...contentFields.filter((field) => !rentalFields[field].isRequired),
];

/** The text of the form's fields. */
export type RentalForm = Readonly<Record<ContentField, string>>;

/** Keys of `rentals:problem.<field>` in the texts. */
export type FormProblems = { [Field in ContentField]?: FieldProblemCode<Field> };

export const emptyForm: RentalForm = formFrom(() => '');

export const formOf = (rental: Rental): RentalForm => formFrom((field) => textOf(rental, field));

/** A rental's form with changes applied, such as those that the cloud refused. */
export const formWith = (form: RentalForm, changes: RentalContent): RentalForm =>
  formFrom((field) => (changes[field] === undefined ? form[field] : textOf(changes, field)));

/** Why the form cannot be saved, per field, by the rules of the `batchTest` mutation. */
export function problemsOf(form: RentalForm): FormProblems {
  const problems = contentFields.map((field) => [field, problemOf(field, form[field])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/** The rental of a form without problems. An empty flag is derived from the code. */
export function fieldsOf(form: RentalForm): RentalValues {
  const values = Object.fromEntries(contentFields.map((field) => [field, rentalFields[field].parse(form[field])]));
  const { Flag, Code } = values as RentalValues;
  return { ...(values as RentalValues), Flag: Flag || countryFlag(Code) };
}

/** True while the flag follows from the code: no other was given. */
export function hasOwnFlag({ Flag, Code }: RentalForm): boolean {
  const code = rentalFields.Code.parse(Code);
  return Flag.trim() === '' || (!isProblem(code) && isFlagOf(Flag, code));
}

/** The flag to draw: the given one, or that of the code; empty while the code is not complete. */
export function drawnFlagOf({ Flag, Code }: RentalForm): string {
  const code = rentalFields.Code.parse(Code);
  return isProblem(code) ? Flag.trim() : drawnFlag({ Flag: Flag.trim(), Code: code });
}

const flagOf = (form: RentalForm): string => form.Flag.trim() || flagOfCode(form.Code);

function flagOfCode(typed: string): string {
  const code = rentalFields.Code.parse(typed);
  return isProblem(code) ? '' : countryFlag(code);
}

/** A form with another text in one field; a flag that follows from the code changes with it. */
export function withField(form: RentalForm, field: ContentField, text: string): RentalForm {
  const changed = { ...form, [field]: text };
  if (field !== 'Code' || form.Flag.trim() === '' || !hasOwnFlag(form)) return changed;
  return { ...changed, Flag: flagOfCode(text) };
}

/** An empty flag is the same as that of the code. */
export const isSameForm = (left: RentalForm, right: RentalForm) =>
  formFields.every((field) => (field === 'Flag' ? flagOf(left) === flagOf(right) : left[field] === right[field]));

function formFrom(textFor: (field: ContentField) => string): RentalForm {
  return Object.fromEntries(contentFields.map((field) => [field, textFor(field)])) as RentalForm;
}
