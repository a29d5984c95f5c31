import { accountKey } from '../../../../lib/accountStorage';
import { readStoredText, writeStoredText } from '../../../../lib/storage';

/** Records, without opening a database or loading its code, that an import may be waiting to be resumed. */
const entry = 'import.kept';

export const mayHaveResumableImport = (): boolean => readStoredText(accountKey(entry)) !== null;

export function markResumableImport(isResumable: boolean): void {
  writeStoredText(accountKey(entry), isResumable ? '' : null);
}
