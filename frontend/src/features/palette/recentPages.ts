import { accountKey } from '../../lib/accountStorage';
import { readStored, writeStored } from '../../lib/storage';

const entry = 'recentPages';
const maxRetained = 6;

/** The paths of recently visited pages, newest first; empty if the stored entry is damaged. */
export const readRecentPages = (): string[] =>
  readStored(accountKey(entry), (stored) =>
    Array.isArray(stored) ? stored.filter((path) => typeof path === 'string').slice(0, maxRetained) : [],
  );

export function storeRecentPage(path: string): void {
  const paths = [path, ...readRecentPages().filter((other) => other !== path)].slice(0, maxRetained);
  writeStored(accountKey(entry), paths);
}
