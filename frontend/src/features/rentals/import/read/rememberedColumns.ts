import { thousandsMarks } from '../../../../../../graphql/population';
import { accountKey } from '../../../../lib/accountStorage';
import { isRecord } from '../../../../lib/isRecord';
import { readStored, writeStored } from '../../../../lib/storage';
import { type ColumnChoice, importFields } from './columns';

const entry = 'import.columns';
/** Users import few kinds of files repeatedly. */
const maxRetained = 30;

/** Identifies files of the same kind: by their column names, otherwise by the number of columns. */
function headerSignature(firstRow: readonly string[], hasHeader: boolean): string {
  return hasHeader ? firstRow.map((name) => name.trim().toLowerCase()).join('\u001f') : `${firstRow.length} columns`;
}

type Choices = Record<string, ColumnChoice>;

/** The user's last choice for such a file; null if there is none. */
export function rememberedColumns(firstRow: readonly string[], guess: ColumnChoice): ColumnChoice | null {
  const choices = readChoices();
  const choice = choices[headerSignature(firstRow, guess.hasHeader)];
  if (!choice || !isChoice(choice, firstRow.length)) return null;
  // The meaning of 1.234 is asked for each ambiguous file: the previous one may have another origin.
  return { ...choice, thousands: guess.thousands };
}

/** @param guess detected from the file itself: the signature is derived from it, so that it is found again */
export function rememberColumns(firstRow: readonly string[], guess: ColumnChoice, choice: ColumnChoice): void {
  const signature = headerSignature(firstRow, guess.hasHeader);
  const { [signature]: _, ...others } = readChoices();
  const latest = [[signature, choice], ...Object.entries(others)].slice(0, maxRetained);
  // If the storage is full, the columns are guessed again the next time.
  writeStored(accountKey(entry), Object.fromEntries(latest));
}

const readChoices = (): Choices =>
  readStored(accountKey(entry), (stored) => (isRecord(stored) ? (stored as Choices) : {}));

/** The storage may contain anything. */
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
