import { useCallback, useSyncExternalStore } from 'react';
import { accountKey } from './accountStorage';
import { onStoredChange, readStored, readStoredText, reportStoredChange, writeStored } from './storage';

/** An account's id, or null for the guests of this browser. */
type Account = string | null;

type Change<Value> = Value | ((current: Value) => Value);

/** A setting that this browser stores for each account. */
export interface AccountSetting<Value> {
  read(account: Account): Value;
  /** The value without an entry. */
  initial(): Value;
  /** @param change the new value, or a function of the current one */
  write(account: Account, change: Change<Value>): void;
  /** @returns stops watching */
  watch(onChange: () => void): () => void;
}

/**
 * @param name of the account's entry (lib/accountStorage.ts)
 * @param restore makes a value from the stored one, however old or damaged; from `undefined` without one
 */
export function createAccountSetting<Value>(name: string, restore: (stored: unknown) => Value): AccountSetting<Value> {
  /** The value of each account, and the text of the entry that it was made from. */
  const values = new Map<Account, { text: string | null; value: Value }>();
  let initial: { value: Value } | undefined;
  const read = (account: Account) => {
    const key = accountKey(name, account);
    const text = readStoredText(key);
    const cached = values.get(account);
    if (cached && cached.text === text) return cached.value;
    const value = readStored(key, restore);
    values.set(account, { text, value });
    return value;
  };
  return {
    read,
    initial() {
      initial ??= { value: restore(undefined) };
      return initial.value;
    },
    write(account, change) {
      const value = change instanceof Function ? change(read(account)) : change;
      const key = accountKey(name, account);
      writeStored(key, value);
      // A value that could not be stored (private mode, storage full) still holds for this visit.
      values.set(account, { text: readStoredText(key), value });
      reportStoredChange(key);
    },
    watch: (onChange) => onStoredChange((key) => key.endsWith(`.${name}`), onChange),
  };
}

/** An account's value of a setting, and its setter. */
export function useAccountSetting<Value>(
  setting: AccountSetting<Value>,
  account: Account,
): [Value, (change: Change<Value>) => void] {
  const value = useSyncExternalStore(setting.watch, () => setting.read(account), setting.initial);
  const write = useCallback((change: Change<Value>) => setting.write(account, change), [setting, account]);
  return [value, write];
}
