import { storeAccountItem } from './accountStorage';

/** Entries of versions before this one that say whose they are, and those that do not. */
const owned = /^polder\.(texts|rentals\.views|rentals\.columns|arrangement)\.([\da-f-]{36}|guest)(\..+)?$/;
const ownerless = /^polder\.(apps\.|demo\.|import\.|recentPages$|lastActivity$)/;

/** Gives what an older version kept to whom it belongs. Where nobody knows, it goes: it may be anybody's. */
export function adoptOlderEntries(): void {
  for (const key of Object.keys(localStorage)) {
    const [, name, account, part = ''] = owned.exec(key) ?? [];
    const value = localStorage.getItem(key);
    if (name) storeAccountItem(name + part, value, account === 'guest' ? null : account);
    if (name || ownerless.test(key)) localStorage.removeItem(key);
  }
}
