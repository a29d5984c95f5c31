import type { UseStore } from 'idb-keyval';
import { isOfGoneAccount } from './accountStorage';

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
    if (isOfGoneAccount(name)) throw new Error('What this account kept is gone: it signed out.');
    const database = await open();
    return use(database.transaction('kept', mode).objectStore('kept'));
  };
}
