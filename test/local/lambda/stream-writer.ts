import { appendFileSync } from 'node:fs';
import { openStream } from './stream-fixtures';

/** Writes orders until it is killed, tells its parent of each, and notes those that the stream's function gets. */
async function writeOrders(directory: string, log: string): Promise<void> {
  const { put } = await openStream(directory, (ids) => appendFileSync(log, ids.map((id) => `${id}\n`).join('')));
  const writeFrom = async (first: number) => {
    for (let number = first; ; number += 8) {
      await put(`order-${number}`);
      process.send?.(`order-${number}`);
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(writeFrom));
}

void writeOrders(process.argv[2] as string, process.argv[3] as string);
