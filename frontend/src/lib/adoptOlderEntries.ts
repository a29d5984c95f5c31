import { accountKey } from './accountStorage';
import { writeStoredText } from './storage';

/** Entries of earlier versions whose key names their account, and those whose key does not. */
const owned = /^polder\.(texts|rentals\.views|rentals\.columns|arrangement)\.([\da-f-]{36}|guest)(\..+)?$/;
const ownerless = /^polder\.(apps\.|demo\.|import\.|recentPages$|lastActivity$)/;

/** Moves the entries of earlier versions to their accounts. Those without an account are deleted: anyone may own them. */
export function adoptOlderEntries(): void {
  for (const key of Object.keys(localStorage)) {
    const [, name, account, part = ''] = owned.exec(key) ?? [];
    if (name) writeStoredText(accountKey(name + part, account === 'guest' ? null : account), localStorage.getItem(key));
    if (name || ownerless.test(key)) localStorage.removeItem(key);
  }
}
