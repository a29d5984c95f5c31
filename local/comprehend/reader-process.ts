import { createReaders, type OperationName } from './operations';

export interface ReaderRequest {
  readonly id: number;
  readonly operation: OperationName;
  readonly text: string;
}

export type ReaderAnswer = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string });

// eld ships ECMAScript modules only.
const readers = import('eld/large').then(({ eld }) => createReaders((text) => eld.detect(text).getScores()));

process.on('message', async ({ id, operation, text }: ReaderRequest) => {
  const found = await answer(id, operation, text);
  // The caller may have exited.
  if (process.connected) process.send?.(found);
});
// The parent process is gone; this also covers a SIGKILL.
process.on('disconnect', () => process.exit());

async function answer(id: number, operation: OperationName, text: string): Promise<ReaderAnswer> {
  try {
    return { id, result: (await readers)[operation](text) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
