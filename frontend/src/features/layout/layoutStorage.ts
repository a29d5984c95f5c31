import { isRecord } from '../../lib/isRecord';
import { onStoredChange, readStored, writeStored } from '../../lib/storage';
import { accents, chromeColours, defaultLayout, densities, type LayoutSettings } from './layoutSlice';
import { isSystemDark } from './systemTheme';

/** public/first-paint.js reads the same entry. */
const storageKey = 'polder.layout';

/** The style of the accent that this browser showed last: public/first-paint.js adopts it. */
export const accentStyleKey = 'polder.accentStyle';

/** The settings stored in this browser. A missing or damaged one gets its default. */
export const readLayout = (): LayoutSettings => readStored(storageKey, restoreLayout);

function restoreLayout(value: unknown): LayoutSettings {
  const stored = isRecord(value) ? value : {};
  const entries = Object.entries(defaultLayout).map(([name, byDefault]) => {
    const setting = stored[name];
    return [name, isAcceptable(name, setting, byDefault) ? setting : byDefault];
  });
  const layout: LayoutSettings = Object.fromEntries(entries);
  // The drawer covers the page, so it is closed after a reload (docs/decisions/browser-storage.md).
  return { ...layout, darkMode: layout.systemTheme ? isSystemDark() : layout.darkMode, mobileSidebar: false };
}

/**
 * Stores the settings except the drawer's. If the browser refuses (private mode, storage full), they last for this
 * visit.
 */
export function storeLayout({ mobileSidebar, ...stored }: LayoutSettings): void {
  writeStored(storageKey, stored);
}

/**
 * Follows changes of the appearance in other tabs. Each tab opens and closes its own panels and drawers.
 * @returns a function that stops following
 */
export const followOtherTabs = (onChange: (look: Partial<LayoutSettings>) => void): (() => void) =>
  onStoredChange(storageKey, () => {
    const { customizerOpen, mobileSidebar, ...look } = readLayout();
    onChange(look);
  });

/** Whether a value is one of a setting's. */
export const isLayoutSetting = (name: keyof LayoutSettings, value: unknown): boolean =>
  isAcceptable(name, value, defaultLayout[name]);

function isAcceptable(name: string, value: unknown, byDefault: unknown): boolean {
  if (typeof byDefault === 'boolean') return typeof value === 'boolean';
  const choices: readonly string[] = name === 'density' ? densities : name === 'accent' ? accents : chromeColours;
  return choices.some((choice) => choice === value);
}
