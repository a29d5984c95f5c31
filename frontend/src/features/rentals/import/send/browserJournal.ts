import { get, promisifyRequest, set, setMany } from 'idb-keyval';
import { accountDatabase } from '../../../../lib/accountDatabase';
import type { ImportJournal } from './journal';
import { currentBatch, currentImport, type StoredBatch, type StoredImport } from './storedImport';

/** Batches read at a time: a few thousand rows. */
const pageSize = 16;

const batchKey = (number: number) => ['batch', number];

/** An account's journal in IndexedDB. Each account that signs in here has its own. */
export function browserJournal(account: string): ImportJournal {
  const store = accountDatabase(`polder-import-${account}`);

  const forget = () =>
    store('readwrite', (entries) => {
      entries.clear();
      return promisifyRequest(entries.transaction);
    });

  return {
    async saved() {
      const saved = await get<StoredImport>('import', store);
      return saved && currentImport(saved);
    },
    file: () => get<File>('file', store),
    async begin(saved, file) {
      await forget();
      await setMany([['import', saved], ...(file ? [['file', file] as [string, File]] : [])], store);
    },
    change: (saved) => set('import', saved, store),
    saveBatch: (batch) => set(batchKey(batch.number), batch, store),
    async *batches() {
      let after = 0;
      for (;;) {
        const range = IDBKeyRange.bound(batchKey(after), batchKey(Number.MAX_SAFE_INTEGER), true);
        const page: StoredBatch[] = await store('readonly', (entries) =>
          promisifyRequest(entries.getAll(range, pageSize)),
        );
        yield* page.map(currentBatch);
        if (page.length < pageSize) return;
        after = (page.at(-1) as StoredBatch).number;
      }
    },
    forget,
  };
}
