import { useSyncExternalStore } from 'react';
import { onStoredChange, readStored, reportStoredChange, writeStored } from './storage';

/** A setting that all who use this browser share; lib/accountSetting.ts has those of an account. */
export interface BrowserSetting<Value extends string | number> {
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
 */
export function createBrowserSetting<Value extends string | number>(
  key: string,
  restore: (stored: unknown) => Value,
): BrowserSetting<Value> {
  return {
    read: () => readStored(key, restore),
    write(value) {
      writeStored(key, value);
      reportStoredChange(key);
    },
    watch: (onChange) => onStoredChange(key, onChange),
    initial: () => restore(undefined),
  };
}

/** The current value, in this tab and as other tabs change it. */
export const useBrowserSetting = <Value extends string | number>({ watch, read, initial }: BrowserSetting<Value>) =>
  useSyncExternalStore(watch, read, initial);
