import { keepAccountItem, readAccountItem } from '../../../lib/accountStorage';

/** Says, without opening a database or loading what reads it, that an import may be waiting to go on. */
const entry = 'import.kept';

export const mayHaveKeptImport = (): boolean => readAccountItem(entry) !== null;

export function markKeptImport(isKept: boolean): void {
  keepAccountItem(entry, isKept ? '' : null);
}
