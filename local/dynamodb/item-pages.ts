import type { Item, Store } from 'dynalite/db';
import { afterPrefix, keyPrefix } from './store';

const pageSize = 500;

/** All items of a table in pages. */
export async function* itemPages(store: Store, tableName: string): AsyncGenerator<Item[]> {
  const prefix = keyPrefix.items(tableName);
  const items = store.db.iterator({ gte: prefix, lt: afterPrefix(prefix) });
  try {
    for (;;) {
      const page = await items.nextv(pageSize);
      if (page.length === 0) return;
      yield page.map(([, item]) => item);
    }
  } finally {
    await items.close();
  }
}
