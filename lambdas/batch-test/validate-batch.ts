import { batchTooLarge, maxBatchSize } from '../../graphql/batch-test';
import { isProblem } from '../../graphql/field-problem';
import type { RentalInput } from '../../graphql/generated/schema';
import {
  type ContentField,
  contentFields,
  countryCodePattern,
  fieldOf,
  limits,
  type RentalContent,
  requiredFields,
} from '../../graphql/rental';
import { isLonger, isPrintable } from '../../graphql/rental-text';
import { type Outcome, rejected } from './outcome';
import type { ValidRow } from './valid-row';

/** The whole call is refused. The resolver refuses such calls first; this is for direct invocations of the function. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

interface ValidationRule {
  readonly isValid: (value: unknown) => boolean;
  /** Completes the sentence "<field> must …". */
  readonly message: string;
}

const visible = 'some of which can be seen, and none of them a control character or half a character';
const identifier = `have 1 to ${limits.maxIdLength} characters, none of them a control character`;

/** What the description of a field means for programs, which send values instead of typed texts. */
function ruleOf(field: ContentField): ValidationRule {
  const { kind, isRequired, max, parse } = fieldOf(field);
  const nullable = (isValid: (value: unknown) => boolean) =>
    isRequired ? isValid : (value: unknown) => value === null || isValid(value);
  switch (kind) {
    case 'text':
      return {
        isValid: nullable((value) => typeof value === 'string' && !isProblem(parse(value))),
        message: `have ${isRequired ? '1 to' : 'at most'} ${max} characters, ${visible}`,
      };
    case 'country':
      return {
        isValid: nullable((value) => typeof value === 'string' && countryCodePattern.test(value)),
        message: 'be two capital letters, such as NL',
      };
    case 'number':
      return {
        isValid: nullable((value) => isWholeNumber(value, 0) && value <= max),
        message: `be a whole number from 0 to ${max}`,
      };
  }
}

/** Checked in this order. */
const rules: Readonly<Record<Exclude<keyof RentalInput, 'id'>, ValidationRule>> = {
  conflictID: { isValid: isIdentifier, message: identifier },
  _version: { isValid: (value) => value === null || isWholeNumber(value, 1), message: 'be a whole number from 1' },
  ...(Object.fromEntries(contentFields.map((field) => [field, ruleOf(field)])) as Record<ContentField, ValidationRule>),
  _deleted: { isValid: (value) => value === null || typeof value === 'boolean', message: 'be true or false' },
};
const validatedFields = Object.keys(rules) as (keyof typeof rules)[];

/**
 * Sorts a batch into rows that may be written and rows that are refused, in the batch's order.
 * @throws BadRequest when the batch as a whole cannot be taken.
 */
export function validateBatch(rentals: unknown): (ValidRow | Outcome)[] {
  if (!Array.isArray(rentals)) throw new BadRequest('rentals must be a list of rentals.');
  if (rentals.length > maxBatchSize) throw new BadRequest(batchTooLarge(rentals.length));
  const seen = new Map<string, number>();
  return rentals.map((row: unknown, index) => {
    const validated = validateRow(row, index);
    const id = idOf(row);
    const first = seen.get(id);
    if (first === undefined) seen.set(id, index);
    else if ('base' in validated) {
      return rejected(
        { index, id },
        `Row ${first} of this batch is for the same rental. Send this row in a later batch.`,
        'id',
      );
    }
    return validated;
  });
}

function validateRow(input: unknown, index: number): ValidRow | Outcome {
  const id = idOf(input);
  const place = { index, id };
  if (!isIdentifier(id)) {
    return rejected(place, `id must ${identifier}.`, 'id');
  }
  const row = input as RentalInput;
  for (const field of validatedFields) {
    if (row[field] === undefined && field !== 'conflictID') continue;
    const { isValid, message } = rules[field];
    if (!isValid(row[field])) return rejected(place, `${field} must ${message}.`, field);
  }
  const base = row._version ?? undefined;
  const missing = base === undefined && requiredFields.find((field) => row[field] === undefined);
  if (missing) {
    return rejected(
      place,
      `A new rental needs ${requiredFields.join(', ')}; ${missing} is missing. To change a rental, send its _version.`,
      missing,
    );
  }
  return { ...place, conflictID: row.conflictID, base, content: readContent(row, base === undefined) };
}

/** The fields that the row sets, without those that the schema does not know. */
function readContent(row: RentalInput, isNew: boolean): RentalContent {
  const given = contentFields.filter((field) => row[field] !== undefined);
  const content: RentalContent = Object.fromEntries(given.map((field) => [field, trimmed(row[field])]));
  if (typeof row._deleted === 'boolean') content._deleted = row._deleted;
  else if (isNew) content._deleted = false;
  return content;
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

function idOf(row: unknown): string {
  const id = (row as Partial<RentalInput> | null | undefined)?.id;
  return typeof id === 'string' ? id : '';
}

function isIdentifier(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && !isLonger(value, limits.maxIdLength) && isPrintable(value);
}

function isWholeNumber(value: unknown, min: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min;
}
