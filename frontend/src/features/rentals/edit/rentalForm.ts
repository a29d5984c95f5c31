import type { Rental } from '../../../../../graphql/generated/schema';
import { type TextProblem, textProblem } from '../../../../../graphql/rental-text';
import { countryFlag } from '../countryFlag';
import type { RentalContent } from '../sync/localChange';
import type { RentalFields } from './editActions';

export const formFields = ['Name', 'Code', 'Population', 'Flag'] as const;
export type FormField = (typeof formFields)[number];

/** What stands in the form's fields, as typed. */
export type RentalForm = Record<FormField, string>;

/** Keys of `edit.problem.<field>` in the texts. */
export interface FormProblems {
  Flag?: 'tooLong' | TextProblem;
  Name?: 'missing' | 'tooLong' | TextProblem;
  Code?: 'missing' | 'invalidCode';
  Population?: 'missing' | 'notANumber' | 'tooLarge';
}

export const emptyForm: RentalForm = { Name: '', Code: '', Population: '', Flag: '' };

export function formOf({ Name, Code, Population, Flag }: Rental): RentalForm {
  return { Name, Code, Population: String(Population), Flag: Flag ?? '' };
}

/** The form of a rental with changes on top of it, such as those that the cloud refused. */
export function formWith(form: RentalForm, { Name, Code, Population, Flag }: RentalContent): RentalForm {
  return {
    Name: Name ?? form.Name,
    Code: Code ?? form.Code,
    Population: Population === undefined ? form.Population : String(Population),
    Flag: Flag === undefined ? form.Flag : (Flag ?? ''),
  };
}

const maxNameLength = 200;
const maxFlagLength = 16;
const populationLimit = 2 ** 31 - 1;

/** What keeps the form from being saved, by the rules of the `batchTest` mutation. */
export function problemsOf(form: RentalForm): FormProblems {
  const { Name, Code, Population, Flag } = trimmed(form);
  const problems: FormProblems = {};
  const nameProblem = Name === '' ? 'missing' : problemOfText(Name, maxNameLength);
  if (nameProblem) problems.Name = nameProblem;
  if (Code === '') problems.Code = 'missing';
  else if (!/^[A-Z]{2}$/.test(Code)) problems.Code = 'invalidCode';
  if (Population === '') problems.Population = 'missing';
  else if (!/^\d+$/.test(Population)) problems.Population = 'notANumber';
  else if (Number(Population) > populationLimit) problems.Population = 'tooLarge';
  const flagProblem = problemOfText(Flag, maxFlagLength);
  if (flagProblem) problems.Flag = flagProblem;
  return problems;
}

function problemOfText(text: string, max: number): 'tooLong' | TextProblem | undefined {
  return [...text].length > max ? 'tooLong' : textProblem(text);
}

/** The rental that a form without problems describes. A flag left empty follows from the code. */
export function fieldsOf(form: RentalForm): RentalFields {
  const { Name, Code, Population, Flag } = trimmed(form);
  return { Name, Code, Population: Number(Population), Flag: Flag === '' ? countryFlag(Code) : Flag };
}

function trimmed({ Name, Code, Population, Flag }: RentalForm): RentalForm {
  return {
    Name: Name.trim(),
    Code: Code.trim().toUpperCase(),
    // Spaces between the digits of a number that was copied from elsewhere.
    Population: Population.replace(/\s/g, ''),
    Flag: Flag.trim(),
  };
}

export function isSameForm(left: RentalForm, right: RentalForm): boolean {
  return formFields.every((field) => left[field] === right[field]);
}
