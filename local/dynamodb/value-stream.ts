import { Readable } from 'node:stream';
import type { Store } from 'dynalite/db';

const pageSize = 500;

/**
 * The values of a range as a stream that closes its iterator once it has ended or been destroyed. dynalite's own leaves
 * every iterator open, and with it the tables' files and memory as they were when a query began.
 * @param range as LevelDB takes it: gt, gte, lt, lte, limit, reverse
 */
export function valueStream(db: Pick<Store['db'], 'values'>, range: Record<string, unknown>): Readable {
  return Readable.from(valuesOf(db, range));
}

async function* valuesOf(db: Pick<Store['db'], 'values'>, range: Record<string, unknown>): AsyncGenerator<unknown> {
  const values = db.values(range);
  try {
    for (;;) {
      const page = await values.nextv(pageSize);
      if (page.length === 0) return;
      yield* page;
    }
  } finally {
    await values.close();
  }
}
