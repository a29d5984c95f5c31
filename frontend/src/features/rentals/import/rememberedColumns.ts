import { thousandsMarks } from '../../../../../graphql/population';
import { accountKey } from '../../../lib/accountStorage';
import { isRecord } from '../../../lib/isRecord';
import { readStored, writeStored } from '../../../lib/storage';
import { type ColumnChoice, importFields } from './columns';

const entry = 'import.columns';
/** The files that people bring in again and again are few. */
const maxRetained = 30;

/** What tells files of one kind from others: their column names, or how many columns there are. */
export function headerSignature(firstRow: readonly string[], hasHeader: boolean): string {
  return hasHeader ? firstRow.map((name) => name.trim().toLowerCase()).join('\u001f') : `${firstRow.length} columns`;
}

type Choices = Record<string, ColumnChoice>;

/** How a person last chose the columns of such a file; null when they never did. */
export function rememberedColumns(firstRow: readonly string[], guess: ColumnChoice): ColumnChoice | null {
  const choices = readChoices();
  const choice = choices[headerSignature(firstRow, guess.hasHeader)];
  if (!choice || !isChoice(choice, firstRow.length)) return null;
  // What 1.234 means is asked of each file that does not tell: the one before it may have come from elsewhere.
  return { ...choice, thousands: guess.thousands };
}

/** @param guess what the file itself suggests: the signature is taken from it, so that it is found again */
export function rememberColumns(firstRow: readonly string[], guess: ColumnChoice, choice: ColumnChoice): void {
  const signature = headerSignature(firstRow, guess.hasHeader);
  const { [signature]: _, ...others } = readChoices();
  const latest = [[signature, choice], ...Object.entries(others)].slice(0, maxRetained);
  // A browser without room for it guesses anew the next time.
  writeStored(accountKey(entry), Object.fromEntries(latest));
}

const readChoices = (): Choices =>
  readStored(accountKey(entry), (stored) => (isRecord(stored) ? (stored as Choices) : {}));

/** What is in the storage may be anybody's work. */
function isChoice(choice: ColumnChoice, width: number): boolean {
  const isColumn = (column: unknown) =>
    column === null || (Number.isInteger(column) && (column as number) >= 0 && (column as number) < width);
  return (
    typeof choice.hasHeader === 'boolean' &&
    thousandsMarks.includes(choice.thousands) &&
    typeof choice.mapping === 'object' &&
    choice.mapping !== null &&
    importFields.every((field) => isColumn(choice.mapping[field]))
  );
}
