import type { Rental } from '../../../../../graphql/generated/schema';
import { type TextProblem, textProblem } from '../../../../../graphql/rental-text';
import type { EditableColumn } from './editableColumns';

/** Why what was typed into a cell cannot be kept. */
export type CellProblem = 'missing' | 'tooLong' | 'invalidCode' | 'notANumber' | 'tooLarge' | TextProblem;

/** A cell being edited. */
export interface EditedCell {
  /** The rental as it was when editing began. */
  readonly seen: Rental;
  readonly column: EditableColumn;
}

const maxNameLength = 200;
const populationLimit = 2 ** 31 - 1;

/** What a cell holds, as it is typed. */
export const draftOf = (rental: Rental, column: EditableColumn) => String(rental[column]);

/** What was typed as the column's value, by the rules of the `batchTest` mutation; or why it cannot be one. */
export function readCell(column: EditableColumn, draft: string): { value: string | number } | { problem: CellProblem } {
  const text = draft.trim();
  if (text === '') return { problem: 'missing' };
  if (column === 'Code') return /^[A-Za-z]{2}$/.test(text) ? { value: text.toUpperCase() } : { problem: 'invalidCode' };
  if (column === 'Name') {
    const problem = [...text].length > maxNameLength ? 'tooLong' : textProblem(text);
    return problem ? { problem } : { value: text };
  }
  // Groups of digits, however they are set apart; decimals and signs are no population.
  if (!/^\d+(?:[.,\s'’]\d{3})*$/.test(text)) return { problem: 'notANumber' };
  const value = Number(text.replace(/\D/g, ''));
  return value <= populationLimit ? { value } : { problem: 'tooLarge' };
}
