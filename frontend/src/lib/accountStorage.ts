/**
 * Data in this browser belongs to an account: its entries in localStorage begin with `polder.account.<sub>.`, those of
 * guests with `polder.guest.`, and the names of its databases end with the account's id (lib/accountDatabase.ts). Other
 * accounts never see it. Locking the screen and an expired session leave it in place; signing out deletes it. Settings
 * of the browser (theme, layout, language) are stored under keys without an account.
 */
let owner: string | null = null;

/** Accounts that signed out in this tab: work still running for them must not store anything. */
const forgotten = new Set<string>();

/** Sets whose entries are read and written from now on; null for the guests of this browser. */
export function setStorageOwner(account: string | null): void {
  owner = account;
  if (account !== null) forgotten.delete(account);
}

/** Reads as if nothing were stored: the entries of no account. */
export function withoutStoredEntries<Value>(read: () => Value): Value {
  const before = owner;
  owner = '';
  try {
    return read();
  } finally {
    owner = before;
  }
}

const prefixOf = (account: string | null) => (account === null ? 'polder.guest.' : `polder.account.${account}.`);

/**
 * The key of an account's entry, for lib/storage.ts.
 * @param account the current owner by default
 */
export const accountKey = (name: string, account = owner) => prefixOf(account) + name;

/** Deletes an account's entries; later writes for it are refused until it signs in again. */
export function forgetAccount(account: string): void {
  forgotten.add(account);
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(account))) localStorage.removeItem(key);
}

/** An account's entries in localStorage, by their names. */
export function accountEntries(account: string): Record<string, string> {
  const prefix = prefixOf(account);
  const own = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length), String(text)]));
}

/** Whether the account signed out in this tab, and has not signed in again. */
export const isForgotten = (account: string) => forgotten.has(account);

/** Whether an entry belongs to an account that {@link isForgotten}. */
export const isForgottenKey = (key: string) => [...forgotten].some((account) => key.startsWith(prefixOf(account)));
