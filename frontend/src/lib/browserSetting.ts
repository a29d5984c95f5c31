import { useSyncExternalStore } from 'react';
import { onStoredChange, readStored, readStoredText, reportStoredChange, writeStored } from './storage';

/** A setting that all who use this browser share; lib/accountSetting.ts has those of an account. */
export interface BrowserSetting<Value> {
  read(): Value;
  write(value: Value): void;
  /** Calls back after changes in this tab and in others. Returns a function that stops it. */
  watch(onChange: () => void): () => void;
  /** The value without an entry. */
  initial(): Value;
}

/**
 * @param key of the entry in localStorage
 * @param restore makes a value from the stored one, however damaged; from `undefined` without one
 * @param version of the stored value, as in `readStored`
 */
export function createBrowserSetting<Value>(
  key: string,
  restore: (stored: unknown) => Value,
  version?: number,
): BrowserSetting<Value> {
  /** The value, and the text of the entry that it was made from: React needs the same object each time. */
  let cached: { readonly text: string | null; readonly value: Value } | undefined;
  const byDefault = restore(undefined);
  return {
    read() {
      const text = readStoredText(key);
      if (!cached || cached.text !== text) cached = { text, value: readStored(key, restore, version) };
      return cached.value;
    },
    write(value) {
      writeStored(key, value, version);
      // A value that could not be stored (private mode, storage full) still holds for this visit.
      cached = { text: readStoredText(key), value };
      reportStoredChange(key);
    },
    watch: (onChange) => onStoredChange(key, onChange),
    initial: () => byDefault,
  };
}

/** The current value, in this tab and as other tabs change it. */
export const useBrowserSetting = <Value>({ watch, read, initial }: BrowserSetting<Value>) =>
  useSyncExternalStore(watch, read, initial);
