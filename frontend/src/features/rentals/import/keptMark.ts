/** Says, without opening a database or loading what reads it, that an import may be waiting to go on. */
const storageKey = 'polder.import.kept';

export function mayHaveKeptImport(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function markKeptImport(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(storageKey, '');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no database either: nothing survives a reload.
  }
}
