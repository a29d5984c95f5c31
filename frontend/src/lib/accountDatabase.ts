import type { UseStore } from 'idb-keyval';
import { isForgotten } from './accountStorage';

/**
 * A database of an account's own, for idb-keyval; nothing is created before something is used.
 * @param name `polder-…-<sub>`: lib/accountStorage.ts finds it by that when the account signs out. From then on every
 *   use is refused, and the connection makes way, in other tabs too.
 */
export function accountDatabase(name: string): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => {
    opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.result.createObjectStore('kept');
      request.onsuccess = () => {
        const database = request.result;
        const letGo = () => {
          opening = undefined;
          database.close();
        };
        database.onversionchange = letGo;
        database.onclose = letGo;
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
    if (isOfForgotten(name)) throw new Error('What this account kept is gone: it signed out.');
    const database = await open();
    return use(database.transaction('kept', mode).objectStore('kept'));
  };
}

/** Names end with the account's id, a UUID. */
const idLength = 36;

/** Whether a database is of an account that signed out. */
export const isOfForgotten = (name: string) => isForgotten(name.slice(-idLength));

/** Takes an account's databases out of this browser; connections of other tabs close by themselves. */
export async function forgetAccountDatabases(account: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) {
    if (name.startsWith('polder-') && name.endsWith(`-${account}`)) indexedDB.deleteDatabase(name);
  }
}
