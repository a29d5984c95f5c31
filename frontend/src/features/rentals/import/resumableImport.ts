import { readAccountItem, storeAccountItem } from '../../../lib/accountStorage';

/** Says, without opening a database or loading what reads it, that an import may be waiting to go on. */
const entry = 'import.kept';

export const mayHaveResumableImport = (): boolean => readAccountItem(entry) !== null;

export function markResumableImport(isKept: boolean): void {
  storeAccountItem(entry, isKept ? '' : null);
}
