import { accountKey } from '../../../../lib/accountStorage';
import { onStoredChange, readStoredText, writeStoredText } from '../../../../lib/storage';

/** Records, without opening a database or loading its code, that an import may be waiting to be resumed. */
const entry = 'import.kept';

export const mayHaveResumableImport = (): boolean => readStoredText(accountKey(entry)) !== null;

export function markResumableImport(isResumable: boolean): void {
  writeStoredText(accountKey(entry), isResumable ? '' : null);
}

/** Calls back when another tab begins or ends an import. @returns stops watching */
export const onResumableImport = (onChange: () => void) => onStoredChange(accountKey(entry), onChange);
