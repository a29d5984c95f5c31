import type { UseStore } from 'idb-keyval';
import { accountDatabaseNames } from './accountDatabaseNames';
import { isForgotten } from './accountStorage';

/**
 * A database of one account, for idb-keyval, created on first use.
 * @param name `polder-…-<sub>`: forgetAccountDatabases finds it by its ending. After the account signed out, every use
 *   throws, and connections close, in other tabs too.
 */
export function accountDatabase(name: string): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => {
    opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.result.createObjectStore('kept');
      request.onsuccess = () => {
        const database = request.result;
        const close = () => {
          opening = undefined;
          database.close();
        };
        database.onversionchange = close;
        database.onclose = close;
        resolve(database);
      };
      request.onerror = () => {
        opening = undefined;
        reject(request.error);
      };
    });
    return opening;
  };
  return async (mode, use) => {
    if (isOfForgotten(name)) throw new Error('The account signed out: its database is deleted.');
    const database = await open();
    return use(database.transaction('kept', mode).objectStore('kept'));
  };
}

/** Names end with the account's id, a UUID. */
const idLength = 36;

/** Whether a database belongs to an account that signed out. */
export const isOfForgotten = (name: string) => isForgotten(name.slice(-idLength));

/** Deletes an account's databases; connections of other tabs close. */
export async function forgetAccountDatabases(account: string): Promise<void> {
  for (const name of await accountDatabaseNames()) if (name.endsWith(`-${account}`)) indexedDB.deleteDatabase(name);
}
