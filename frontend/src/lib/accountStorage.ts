/**
 * What this browser keeps of somebody belongs to their account: its entries in localStorage begin with
 * `polder.account.<sub>.`, those of guests with `polder.guest.`, and its databases' names end with the account's id
 * (lib/accountDatabase.ts). Nobody else on this browser meets it. Locking the screen and a session that ends by itself
 * leave it where it is; signing out takes it away. What is the browser's own (theme, layout, language) is kept elsewhere.
 */
let owner: string | null = null;

/** Who signed out here: what is still under way for them must not be kept any more. */
const gone = new Set<string>();

/** Whose entries are read and written from now on; null is the guests of this browser. */
export function setStorageOwner(account: string | null): void {
  owner = account;
  if (account !== null) gone.delete(account);
}

const prefixOf = (account: string | null) => (account === null ? 'polder.guest.' : `polder.account.${account}.`);

/** The key of an entry, to know it by when another tab changes it. */
export const accountKey = (name: string, account = owner) => prefixOf(account) + name;

/** @returns null without such an entry, and in a browser that keeps nothing */
export function readAccountItem(name: string, account = owner): string | null {
  try {
    return localStorage.getItem(accountKey(name, account));
  } catch {
    return null;
  }
}

/**
 * @param value null takes the entry away
 * @returns false when the browser refuses, for instance because its storage is full
 */
export function storeAccountItem(name: string, value: string | null, account = owner): boolean {
  if (account !== null && gone.has(account)) return false;
  try {
    if (value === null) localStorage.removeItem(accountKey(name, account));
    else localStorage.setItem(accountKey(name, account), value);
    return true;
  } catch {
    return false;
  }
}

/** Takes an account's entries out of this browser, at once; what comes late is not kept. */
export function forgetAccount(account: string): void {
  gone.add(account);
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(account))) localStorage.removeItem(key);
}

/** Whether the account signed out in this browser, and has not come back. */
export const isForgotten = (account: string) => gone.has(account);
