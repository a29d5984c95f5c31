import { chromeColours, defaultLayout, type LayoutSettings } from './layoutSlice';

/** public/first-paint.js reads the same entry. */
const storageKey = 'polder.layout';

/** The settings kept in this browser. What is missing, damaged or of another version gets its default. */
export function readLayout(storage: Storage): LayoutSettings {
  const kept = parse(storage);
  const entries = Object.entries(defaultLayout).map(([name, byDefault]) => {
    const value = kept[name];
    return [name, isAcceptable(value, byDefault) ? value : byDefault];
  });
  // A drawer covers the page: nobody wants to find it open after a reload (docs/decisions/browser-storage.md).
  return { ...Object.fromEntries(entries), mobileSidebar: false };
}

/** Keeps the settings, but for the drawer's; a browser that refuses (private mode, storage full) just forgets them. */
export function storeLayout(storage: Storage, { mobileSidebar, ...kept }: LayoutSettings): void {
  try {
    storage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // The settings still hold for this visit.
  }
}

/**
 * Follows what other tabs of this browser change of the look. What is open, a panel or a drawer, is each tab's own.
 * @returns stops it
 */
export function followOtherTabs(storage: Storage, onChange: (look: Partial<LayoutSettings>) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    const { customizerOpen, mobileSidebar, ...look } = readLayout(storage);
    onChange(look);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function parse(storage: Storage): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

const isAcceptable = (value: unknown, byDefault: unknown) =>
  typeof byDefault === 'boolean' ? typeof value === 'boolean' : chromeColours.some((colour) => colour === value);
