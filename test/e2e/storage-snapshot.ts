import type { Page } from '@playwright/test';

/** The tests' own database, separate from the website's. */
const ownDatabase = 'test-snapshot';

/**
 * Everything that the browser stores, names and contents, as one text.
 * @param except prefixes of database names to leave out
 */
export const storedContent = (page: Page, except = ownDatabase): Promise<string> =>
  page.evaluate(
    async (leftOut) => {
      const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys()];
      for (const { name = '' } of await indexedDB.databases()) {
        if (leftOut.some((start) => name.startsWith(start))) continue;
        const database = await new Promise<IDBDatabase | null>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => resolve(null);
          // Deleted meanwhile; opening it must not create it again.
          opening.onupgradeneeded = () => opening.transaction?.abort();
        });
        if (!database) continue;
        for (const store of database.objectStoreNames) {
          const content = database.transaction(store).objectStore(store);
          const [keys, values] = await Promise.all(
            [content.getAllKeys(), content.getAll()].map(
              (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result))),
            ),
          );
          const files = (values as unknown[]).filter((value) => value instanceof Blob);
          kept.push(name, keys, values, await Promise.all(files.map((file) => file.text())));
        }
        kept.push(name);
        database.close();
      }
      return JSON.stringify(kept);
    },
    [ownDatabase, except],
  );

/** Backs up a user's entries and databases. The copy stays in the browser, as it may contain files. */
export const takeSnapshot = (page: Page, sub: string): Promise<void> => copyEntries(page, sub, 'aside');

/** Restores the backup. */
export const restoreSnapshot = (page: Page, sub: string): Promise<void> => copyEntries(page, sub, 'back');

const copyEntries = (page: Page, sub: string, direction: 'aside' | 'back') =>
  page.evaluate(
    async ({ own, sub, direction }) => {
      const open = (name: string, store: string) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onupgradeneeded = () => opening.result.createObjectStore(store);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
      const result = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      interface Snapshot {
        entries: [string, string][];
        databases: { name: string; keys: IDBValidKey[]; values: unknown[] }[];
      }
      const aside = await open(own, 'kept');
      const shelf = (mode: IDBTransactionMode) => aside.transaction('kept', mode).objectStore('kept');
      if (direction === 'aside') {
        const snapshot: Snapshot = { entries: [], databases: [] };
        snapshot.entries = Object.entries(localStorage).filter(([key]) => key.startsWith(`polder.account.${sub}.`));
        for (const { name = '' } of await indexedDB.databases()) {
          if (!name.endsWith(sub)) continue;
          const database = await open(name, 'kept');
          const content = database.transaction('kept').objectStore('kept');
          const [keys, values] = await Promise.all([result(content.getAllKeys()), result(content.getAll())]);
          snapshot.databases.push({ name, keys, values });
          database.close();
        }
        await result(shelf('readwrite').put(snapshot, 'snapshot'));
      } else {
        const { entries, databases }: Snapshot = await result(shelf('readonly').get('snapshot'));
        for (const [key, value] of entries) localStorage.setItem(key, value);
        for (const { name, keys, values } of databases) {
          const database = await open(name, 'kept');
          const content = database.transaction('kept', 'readwrite').objectStore('kept');
          await Promise.all(keys.map((key, index) => result(content.put(values[index], key))));
          database.close();
        }
      }
      aside.close();
    },
    { own: ownDatabase, sub, direction },
  );
