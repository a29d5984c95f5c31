const storageKey = 'polder.recentPages';
const mostKept = 6;

/** The addresses of the pages visited last, the newest first; none for what is damaged. */
export function readRecentPages(storage: Storage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string').slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

export function keepRecentPage(storage: Storage, path: string): void {
  const paths = [path, ...readRecentPages(storage).filter((other) => other !== path)].slice(0, mostKept);
  try {
    storage.setItem(storageKey, JSON.stringify(paths));
  } catch {
    // A browser that keeps nothing has no recent pages.
  }
}
