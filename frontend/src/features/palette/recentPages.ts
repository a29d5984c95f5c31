import { readAccountItem, storeAccountItem } from '../../lib/accountStorage';

const entry = 'recentPages';
const maxRetained = 6;

/** The paths of recently visited pages, newest first; empty if the stored entry is damaged. */
export function readRecentPages(): string[] {
  try {
    const kept: unknown = JSON.parse(readAccountItem(entry) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string').slice(0, maxRetained) : [];
  } catch {
    return [];
  }
}

export function storeRecentPage(path: string): void {
  const paths = [path, ...readRecentPages().filter((other) => other !== path)].slice(0, maxRetained);
  storeAccountItem(entry, JSON.stringify(paths));
}
