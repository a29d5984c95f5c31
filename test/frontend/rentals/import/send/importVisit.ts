import { ImportManager } from '../../../../../frontend/src/features/rentals/import/send/importManager';
import {
  type CurrentImport,
  selectCurrentImport,
} from '../../../../../frontend/src/features/rentals/import/uploadSlice';
import {
  cloudOpened,
  loadFinished,
  rentalsReceived,
} from '../../../../../frontend/src/features/rentals/sync/rentalsSlice';
import type { Rental } from '../../../../../graphql/generated/schema';
import { makeStore } from '../../renderRentals';
import { csvFile, type FakeImportManager } from './importManager.fixture';

/** Of a tab that stays open. */
export const open = new AbortController().signal;

export type Store = ReturnType<typeof makeStore>;

/** One visit: a store, and a manager that shares what the browser and the cloud hold with those before it. */
export function visit(dependencies: FakeImportManager) {
  const store = makeStore();
  store.dispatch(cloudOpened());
  return { store, manager: new ImportManager(store, dependencies) };
}

export const inStep = (store: Store, rentals: Iterable<Rental>) => {
  store.dispatch(rentalsReceived({ rentals: [...rentals] }));
  store.dispatch(loadFinished({ at: 1 }));
};

export const current = (store: Store) => selectCurrentImport(store.getState()) as CurrentImport;

export function until(store: Store, condition: (now: CurrentImport) => boolean): Promise<CurrentImport> {
  return new Promise((resolve) => {
    const look = () => {
      const now = selectCurrentImport(store.getState());
      if (!now || !condition(now)) return;
      stop();
      resolve(now);
    };
    const stop = store.subscribe(look);
    queueMicrotask(look);
  });
}

export const ended = (store: Store) => until(store, ({ phase }) => phase === 'ended');

export const lines = (count: number, population = 1) =>
  `id,Name,Code,Population\n${Array.from({ length: count }, (_, row) => `r${row},Huis ${row},NL,${population + row}`).join('\n')}\n`;

export async function start({ manager }: ReturnType<typeof visit>, content: string | File) {
  const file = typeof content === 'string' ? csvFile(content) : content;
  const source = await manager.dependencies.openFile(file);
  const { encoding, guess: choice } = await source.open();
  const check = await source.check(choice, {}, () => {});
  return manager.start({ account: 'anna', file, source, encoding, choice, edits: {}, check, reasons: {} });
}

/** A visit whose import of 3,000 rows is paused at its first call; so is every later one with these dependencies. */
export async function startPaused(dependencies: FakeImportManager) {
  const paused = visit(dependencies);
  dependencies.cloud.beforeCall = () => paused.manager.pause();
  const outcome = await start(paused, lines(3000));
  if (outcome !== 'begun') throw new Error(`The import is ${outcome}.`);
  await until(paused.store, ({ phase }) => phase === 'paused');
  return paused;
}

export const eventually = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise(setImmediate);
};

/** A wait that ends only when there is a reason to try. */
export function endless(_: number, signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

export function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
