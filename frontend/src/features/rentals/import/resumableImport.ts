import { accountKey } from '../../../lib/accountStorage';
import { readStoredText, writeStoredText } from '../../../lib/storage';

/** Says, without opening a database or loading what reads it, that an import may be waiting to go on. */
const entry = 'import.kept';

export const mayHaveResumableImport = (): boolean => readStoredText(accountKey(entry)) !== null;

export function markResumableImport(isKept: boolean): void {
  writeStoredText(accountKey(entry), isKept ? '' : null);
}
