/** @jest-environment node */
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
import { rental } from '../../rental.fixture';
import { csvFile, type FakeImportManager, fakeDependencies } from './importManager.fixture';

/** Of a tab that stays open. */
const open = new AbortController().signal;

type Store = ReturnType<typeof makeStore>;

/** One visit: a store, and a manager that shares what the browser and the cloud hold with those before it. */
function visit(dependencies: FakeImportManager) {
  const store = makeStore();
  store.dispatch(cloudOpened());
  return { store, manager: new ImportManager(store, dependencies) };
}

const inStep = (store: Store, rentals: Iterable<Rental>) => {
  store.dispatch(rentalsReceived({ rentals: [...rentals] }));
  store.dispatch(loadFinished({ at: 1 }));
};

const current = (store: Store) => selectCurrentImport(store.getState()) as CurrentImport;

function until(store: Store, condition: (now: CurrentImport) => boolean): Promise<CurrentImport> {
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

const ended = (store: Store) => until(store, ({ phase }) => phase === 'ended');

const lines = (count: number, population = 1) =>
  `id,Name,Code,Population\n${Array.from({ length: count }, (_, row) => `r${row},Huis ${row},NL,${population + row}`).join('\n')}\n`;

async function start({ manager }: ReturnType<typeof visit>, content: string | File) {
  const file = typeof content === 'string' ? csvFile(content) : content;
  const source = await manager.dependencies.openFile(file);
  const { encoding, guess: choice } = await source.open();
  const check = await source.check(choice, {}, () => {});
  return manager.start({ account: 'anna', file, source, encoding, choice, edits: {}, check, reasons: {} });
}

describe('importing independently of the pages', () => {
  it('writes every row, and adds file, counts and rejected rows to the history', async () => {
    const dependencies = fakeDependencies();
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, `${lines(1200)}r1,Twice,NL,1\n`);
    expect(await ended(store)).toMatchObject({ end: 'done', isArchived: true, tally: { inserted: 1200 }, leftOut: 1 });
    expect(dependencies.cloud.writes).toBe(1200);
    const [record] = await dependencies.archive.list();
    expect(record).toMatchObject({ fileName: 'markets.csv', end: 'done', rows: 1201, validRows: 1200, canUndo: true });
    const kept = dependencies.archive.files.get(record?.importId ?? '');
    expect(await kept?.file.text()).toContain('r1199,Huis 1199,NL,1200');
    expect(await kept?.rejected?.text()).toContain('r1,Twice,NL,1');
    expect(await dependencies.memory.saved()).toBeUndefined();
  });

  it('resumes after a reload without writing anything twice, whichever responses arrived before', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    let calls = 0;
    const { promise: gone, resolve: leave } = withResolvers();
    dependencies.cloud.beforeCall = () => {
      // The answers of the third call and of all after it are lost with the page; what they wrote stays written.
      if (++calls >= 3) {
        dependencies.cloud.failing = 'after';
        first.manager.leave();
        leave();
      }
    };
    await start(first, lines(3000));
    await gone;
    dependencies.cloud.beforeCall = () => {};
    await new Promise(setImmediate);
    dependencies.cloud.failing = null;
    expect(selectCurrentImport(first.store.getState())).toBeNull();

    const second = visit(dependencies);
    await second.manager.resumeStored('anna', open);
    expect(await ended(second.store)).toMatchObject({
      end: 'done',
      tally: { inserted: 3000, unchanged: 0, conflicts: 0 },
    });
    expect(dependencies.cloud.writes).toBe(3000);
    expect([...dependencies.cloud.rentals.values()].every(({ _version }) => _version === 1)).toBe(true);
  });

  it('stays paused after a reload', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    dependencies.cloud.beforeCall = () => {
      first.manager.pause();
      dependencies.cloud.beforeCall = () => {};
    };
    await start(first, lines(3000));
    await until(first.store, ({ phase, tally }) => phase === 'paused' && tally.inserted > 0);
    first.manager.leave();
    await new Promise(setImmediate);

    const second = visit(dependencies);
    void second.manager.resumeStored('anna', open);
    await until(second.store, ({ phase }) => phase === 'paused');
    const before = dependencies.cloud.writes;
    expect(before).toBeLessThan(3000);
    second.manager.resume();
    expect(await ended(second.store)).toMatchObject({ end: 'done', tally: { inserted: 3000 } });
    expect(dependencies.cloud.writes).toBe(3000);
  });

  it('reads the rest of the file after a reload by the separator that the user chose', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    dependencies.cloud.beforeCall = () => {
      first.manager.pause();
      dependencies.cloud.beforeCall = () => {};
    };
    // Nobody would guess it.
    const file = csvFile(lines(1200).replaceAll(',', '#'));
    const source = await first.manager.dependencies.openFile(file);
    const { encoding, delimiter, guess: choice } = await source.open({ delimiter: '#' });
    const check = await source.check(choice, {}, () => {});
    const prepared = { account: 'anna', file, source, encoding, delimiter, choice, edits: {}, check, reasons: {} };
    await first.manager.start(prepared);
    await until(first.store, ({ phase }) => phase === 'paused');
    first.manager.leave();
    await new Promise(setImmediate);

    const second = visit(dependencies);
    await second.manager.resumeStored('anna', open);
    await until(second.store, ({ phase }) => phase === 'paused');
    second.manager.resume();
    expect(await ended(second.store)).toMatchObject({ end: 'done', tally: { inserted: 1200 } });
  });

  it('lets others import after a tab without one has removed what was left of it', async () => {
    const dependencies = fakeDependencies();
    await visit(dependencies).manager.park('anna');
    expect(await start(visit(dependencies), lines(3))).toBe('begun');
  });

  it('is removed when the user signs out, even if responses still arrive', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    const left = new Promise<void>((resolve) => {
      dependencies.cloud.beforeCall = async () => {
        await first.manager.park('anna');
        resolve();
      };
    });
    await start(first, lines(3000));
    await left;
    await new Promise(setImmediate);
    expect(await dependencies.memory.saved()).toBeUndefined();
    expect(await dependencies.memory.file()).toBeUndefined();
    for await (const batch of dependencies.memory.batches()) throw new Error(`Batch ${batch.number} is still kept.`);

    const second = visit(dependencies);
    await second.manager.resumeStored('anna', open);
    expect(second.store.getState().upload.currentImport).toBeNull();
  });

  it('stays stopped after a reload, even if it was not in the history before', async () => {
    const dependencies = fakeDependencies({ wait: endless });
    dependencies.archive.isDown = true;
    const stored = rental({ id: 'r0', Name: 'Theirs', _version: 7 });
    dependencies.cloud.rentals.set('r0', stored);
    const first = visit(dependencies);
    inStep(first.store, []);
    dependencies.cloud.beforeCall = () => {
      if (dependencies.cloud.writes >= 1000) first.manager.stop();
    };
    await start(first, lines(5000));
    const { tally } = await ended(first.store);
    first.manager.leave();
    const { writes } = dependencies.cloud;

    dependencies.archive.isDown = false;
    const second = visit(dependencies);
    await second.manager.resumeStored('anna', open);
    expect(await ended(second.store)).toMatchObject({ end: 'stopped', isArchived: true, tally, refusedCount: 1 });
    expect(dependencies.cloud.writes).toBe(writes);
    const [record] = await dependencies.archive.list();
    expect(record).toMatchObject({ end: 'stopped', tally, refused: [{ id: 'r0' }] });
    await second.manager.undo('anna', record as never);
    await ended(second.store);
    expect(dependencies.cloud.contents()).toEqual(['Theirs 17900000']);
  });

  it('has all that was written in its numbers if it is reloaded while it is stopping, and in those of its undo', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    inStep(first.store, []);
    let calls = 0;
    const { promise: gone, resolve: leave } = withResolvers();
    dependencies.cloud.beforeCall = () => {
      if (++calls < 3) return;
      // Stopped after the first answers; those of the running calls are lost with the page.
      first.manager.stop();
      dependencies.cloud.failing = 'after';
      first.manager.leave();
      leave();
    };
    await start(first, lines(5000));
    await gone;
    dependencies.cloud.beforeCall = () => {};
    await new Promise(setImmediate);
    dependencies.cloud.failing = null;

    const second = visit(dependencies);
    const phases = new Set<string>();
    const stop = second.store.subscribe(() => phases.add(current(second.store).phase));
    await second.manager.resumeStored('anna', open);
    const { tally } = await ended(second.store);
    stop();
    const { writes } = dependencies.cloud;
    expect(writes).toBeLessThan(5000);
    expect(tally.inserted).toBe(writes);
    expect([...phases]).toEqual(['preparing', 'stopping', 'archiving', 'ended']);
    const [record] = await dependencies.archive.list();
    expect(record).toMatchObject({ end: 'stopped', tally: { inserted: writes } });
    await second.manager.undo('anna', record as never);
    expect(await ended(second.store)).toMatchObject({ validRows: writes, tally: { inserted: writes } });
    expect(dependencies.cloud.contents()).toEqual([]);
  });

  it('ends with what is known if it is reloaded while it is stopping, and the cloud refuses to answer', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    const { promise: gone, resolve: leave } = withResolvers();
    dependencies.cloud.beforeCall = () => {
      first.manager.stop();
      dependencies.cloud.failing = 'after';
      first.manager.leave();
      leave();
    };
    await start(first, lines(3000));
    await gone;
    await new Promise(setImmediate);
    dependencies.cloud.beforeCall = () => {
      throw Object.assign(new Error('No current user'), { name: 'NoSignedUser' });
    };
    const second = visit(dependencies);
    await second.manager.resumeStored('anna', open);
    expect(await ended(second.store)).toMatchObject({ end: 'stopped', tally: { inserted: 0 } });
  });

  it('is finished first if another tab left it unfinished and a file is imported here', async () => {
    const dependencies = fakeDependencies();
    const other = visit(dependencies);
    dependencies.cloud.beforeCall = () => other.manager.pause();
    await start(other, lines(3000));
    await until(other.store, ({ phase }) => phase === 'paused');
    dependencies.cloud.beforeCall = () => {};

    const here = visit(dependencies);
    await here.manager.resumeStored('anna', AbortSignal.abort());
    expect(selectCurrentImport(here.store.getState())).toBeNull();
    other.manager.leave();
    await new Promise(setImmediate);
    expect(await start(here, 'Name,Code,Population\nNieuw,NL,1\n')).toBe('unfinished');
    await until(here.store, ({ phase }) => phase === 'paused');
    here.manager.resume();
    expect(await ended(here.store)).toMatchObject({ end: 'done', tally: { inserted: 3000 } });
    expect(await start(here, 'Name,Code,Population\nNieuw,NL,1\n')).toBe('begun');
    expect(await ended(here.store)).toMatchObject({ tally: { inserted: 1 } });
    expect(await dependencies.archive.list()).toHaveLength(2);
  });

  it('is resumed by another tab once its own is closed, unless that was only reloaded', async () => {
    let reloaded = () => {};
    const wait = jest.fn(() => new Promise<void>((resolve) => (reloaded = resolve)));
    const dependencies = fakeDependencies({ wait });
    const lock = jest.spyOn(dependencies, 'lock');
    const waitsForLock = () => lock.mock.calls.filter(([signal]) => signal).length;
    const first = visit(dependencies);
    dependencies.cloud.beforeCall = () => first.manager.pause();
    await start(first, lines(3000));
    await until(first.store, ({ phase }) => phase === 'paused');
    const other = visit(dependencies);
    void other.manager.resumeStored('anna', open);
    await eventually(() => waitsForLock() === 1);
    first.manager.leave();
    await eventually(() => wait.mock.calls.length === 1);
    const again = visit(dependencies);
    await again.manager.resumeStored('anna', open);
    await until(again.store, ({ phase }) => phase === 'paused');
    reloaded();
    await eventually(() => waitsForLock() === 2);
    expect(selectCurrentImport(other.store.getState())).toBeNull();

    again.manager.leave();
    await eventually(() => wait.mock.calls.length === 2);
    reloaded();
    await until(other.store, ({ phase }) => phase === 'paused');
    other.manager.resume();
    expect(await ended(other.store)).toMatchObject({ end: 'done', tally: { inserted: 3000 } });
  });

  it('shows nothing more after the user left, even if it was just beginning', async () => {
    const dependencies = fakeDependencies();
    const { store, manager } = visit(dependencies);
    const { promise: kept, resolve: keep } = withResolvers();
    const begin = dependencies.memory.begin.bind(dependencies.memory);
    dependencies.memory.begin = async (...entries) => {
      await kept;
      await begin(...entries);
    };
    const starting = start({ store, manager }, lines(3));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    manager.leave();
    keep();
    await starting;
    expect(selectCurrentImport(store.getState())).toBeNull();
    expect(dependencies.cloud.writes).toBe(0);
  });

  it('has a pace based on the rows since it was resumed', async () => {
    const dependencies = fakeDependencies();
    const { store, manager } = visit(dependencies);
    dependencies.cloud.beforeCall = () => manager.pause();
    await start({ store, manager }, lines(5000));
    await until(store, ({ phase, tally }) => phase === 'paused' && tally.inserted > 0);
    await new Promise(setImmediate);
    const { tally } = current(store);
    dependencies.cloud.beforeCall = () => new Promise(() => {});
    manager.resume();
    expect(current(store)).toMatchObject({ phase: 'running', doneBefore: tally.inserted });
  });

  it('reads the browser’s copy, so that the file may be changed or deleted meanwhile', async () => {
    const dependencies = fakeDependencies();
    const { store, manager } = visit(dependencies);
    dependencies.cloud.beforeCall = () => {
      // As a browser answers when a file is no longer what was chosen.
      file.slice = () => {
        throw new DOMException('The file has changed.', 'NotReadableError');
      };
    };
    const file = csvFile(`${lines(20_000)}r1,Twice,NL,1\n`);
    await start({ store, manager }, file);
    expect(await ended(store)).toMatchObject({ end: 'done', isArchived: true, tally: { inserted: 20_000 } });
    expect(await (await manager.rejectedCsv())?.text()).toContain('r1,Twice,NL,1');
    const [record] = await dependencies.archive.list();
    expect(
      await dependencies.archive.files
        .get(record?.importId ?? '')
        ?.file.slice(0, 2)
        .text(),
    ).toBe('id');
  });

  it('continues automatically when the network is back', async () => {
    let back = () => {};
    const stopWatching = jest.fn();
    const dependencies = fakeDependencies({
      wait: endless,
      onReconnect: (callback) => {
        back = callback;
        return stopWatching;
      },
    });
    dependencies.cloud.failing = 'before';
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, lines(600));
    await until(store, ({ failure }) => failure !== null);
    dependencies.cloud.failing = null;
    back();
    expect(await ended(store)).toMatchObject({ end: 'done', tally: { inserted: 600 } });
    expect(stopWatching).toHaveBeenCalled();
  });

  it('of another tab continues when the user leaves this one', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    dependencies.cloud.beforeCall = () => first.manager.pause();
    await start(first, lines(3000));
    await until(first.store, ({ phase }) => phase === 'paused');
    await visit(dependencies).manager.park('anna');
    expect(await dependencies.memory.saved()).toBeDefined();
  });

  it('still reports, after a reload, the rows refused before', async () => {
    const dependencies = fakeDependencies();
    const stored = rental({ id: 'r0', Name: 'Theirs', _version: 7 });
    dependencies.cloud.rentals.set('r0', stored);
    const first = visit(dependencies);
    inStep(first.store, []);
    let calls = 0;
    dependencies.cloud.beforeCall = () => {
      if (++calls === 1) first.manager.pause();
    };
    await start(first, lines(2000));
    await until(first.store, ({ tally }) => tally.conflicts === 1);
    await new Promise(setImmediate);
    first.manager.leave();
    await new Promise(setImmediate);
    const second = visit(dependencies);
    void second.manager.resumeStored('anna', open);
    await until(second.store, ({ phase }) => phase === 'paused');
    second.manager.resume();
    expect(await ended(second.store)).toMatchObject({ tally: { conflicts: 1, inserted: 1999 }, refusedCount: 1 });
    expect(current(second.store).refused).toMatchObject([{ id: 'r0', reason: 'Changed meanwhile.' }]);
    expect(dependencies.cloud.rentals.get('r0')).toBe(stored);
  });

  it('compares with the cloud’s rentals if none were known yet', async () => {
    const dependencies = fakeDependencies();
    dependencies.cloud.rentals.set('r0', rental({ id: 'r0', Name: 'Oud', Code: 'NL', Population: 3, _version: 7 }));
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, lines(2));
    expect(await ended(store)).toMatchObject({ tally: { inserted: 1, updated: 1, conflicts: 0 } });
    expect(dependencies.cloud.rentals.get('r0')).toMatchObject({ Name: 'Huis 0', _version: 8 });
  });

  it('runs in one tab at a time', async () => {
    const dependencies = fakeDependencies();
    dependencies.cloud.beforeCall = () => new Promise(() => {});
    expect(await start(visit(dependencies), lines(1))).toBe('begun');
    expect(await start(visit(dependencies), lines(1))).toBe('elsewhere');
  });

  it('allows other tabs to import once it is in the history, even if its report is still open', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    await start(first, lines(1));
    await ended(first.store);
    const other = visit(dependencies);
    dependencies.cloud.beforeCall = () => other.manager.pause();
    expect(await start(other, lines(3000))).toBe('begun');
    await until(other.store, ({ phase }) => phase === 'paused');

    await first.manager.dismiss();
    expect(await dependencies.memory.saved()).toMatchObject({ validRows: 3000 });
    expect(await start(first, lines(1))).toBe('elsewhere');
  });

  it('is not affected when the user leaves another tab, whose own import is finished', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    await start(first, lines(1));
    await ended(first.store);
    const other = visit(dependencies);
    dependencies.cloud.beforeCall = () => other.manager.pause();
    await start(other, lines(3000));
    await until(other.store, ({ phase }) => phase === 'paused');

    await first.manager.park('anna');
    expect(selectCurrentImport(first.store.getState())).toBeNull();
    expect(await dependencies.memory.saved()).toMatchObject({ validRows: 3000 });
    expect(await start(first, lines(1))).toBe('elsewhere');
  });

  it('leaves the report of an earlier one open until there is another to resume', async () => {
    let reloaded = () => {};
    const wait = jest.fn(() => new Promise<void>((resolve) => (reloaded = resolve)));
    const dependencies = fakeDependencies({ wait });
    const first = visit(dependencies);
    await start(first, 'id,Name,Code,Population\nother,Villa,NL,1\n');
    await ended(first.store);
    const other = visit(dependencies);
    dependencies.cloud.beforeCall = () => other.manager.pause();
    await start(other, lines(3000));
    await until(other.store, ({ phase }) => phase === 'paused');
    void first.manager.resumeStored('anna', open);
    await new Promise(setImmediate);
    expect(current(first.store)).toMatchObject({ phase: 'ended', validRows: 1 });

    other.manager.leave();
    await eventually(() => wait.mock.calls.length === 1);
    reloaded();
    await until(first.store, ({ phase }) => phase === 'paused');
    expect(current(first.store)).toMatchObject({ validRows: 3000 });
  });

  it('runs, with a warning, if the browser has no space for the file', async () => {
    const dependencies = fakeDependencies();
    dependencies.memory.isFull = true;
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, lines(3));
    expect(await ended(store)).toMatchObject({ end: 'done', survivesReload: false, tally: { inserted: 3 } });
  });

  it('stays stored until it can be added to the history', async () => {
    const dependencies = fakeDependencies({ wait: endless });
    dependencies.archive.isDown = true;
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, lines(3));
    expect(await ended(store)).toMatchObject({ isArchived: false });
    expect(await dependencies.memory.saved()).toBeDefined();
    dependencies.archive.isDown = false;
    await manager.archiveAgain();
    expect(current(store).isArchived).toBe(true);
    expect(await dependencies.archive.list()).toHaveLength(1);
    expect(await dependencies.memory.saved()).toBeUndefined();
  });

  it('is added to the history automatically as soon as possible, and reports that once', async () => {
    let back = () => {};
    const dependencies = fakeDependencies({
      wait: endless,
      onReconnect: (callback) => {
        back = callback;
        return () => {};
      },
    });
    dependencies.archive.isDown = true;
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, lines(3));
    await ended(store);
    const phases: unknown[] = [];
    store.subscribe(() => phases.push(current(store).phase));
    back();
    await new Promise(setImmediate);
    expect(current(store).isArchived).toBe(false);
    dependencies.archive.isDown = false;
    back();
    await until(store, ({ isArchived }) => isArchived === true);
    expect(new Set(phases)).toEqual(new Set(['ended']));
    expect(await dependencies.archive.list()).toHaveLength(1);
  });

  it('closes once it is in the history, if its report was closed before', async () => {
    const dependencies = fakeDependencies();
    const { store, manager } = visit(dependencies);
    const closed = new Promise<void>((resolve) => {
      store.subscribe(() => {
        const shown = selectCurrentImport(store.getState());
        if (shown?.phase === 'archiving') void manager.dismiss();
        if (shown === null) resolve();
      });
    });
    await start({ store, manager }, lines(3));
    await closed;
    expect(await dependencies.archive.list()).toHaveLength(1);
    expect(await dependencies.memory.saved()).toBeUndefined();
    expect(await start({ store, manager }, lines(3))).toBe('begun');
  });

  it('is shown again if it could not be added to the history, even if its report was closed', async () => {
    const dependencies = fakeDependencies({ wait: endless });
    dependencies.archive.isDown = true;
    const { store, manager } = visit(dependencies);
    store.subscribe(() => {
      if (selectCurrentImport(store.getState())?.phase === 'archiving') void manager.dismiss();
    });
    await start({ store, manager }, lines(3));
    expect(await ended(store)).toMatchObject({ isArchived: false });
    expect(await dependencies.memory.saved()).toBeDefined();
  });

  it('is added to the history when it is stopped, and can be undone', async () => {
    const dependencies = fakeDependencies();
    const { store, manager } = visit(dependencies);
    dependencies.cloud.beforeCall = () => {
      if (dependencies.cloud.writes >= 1000) manager.stop();
    };
    await start({ store, manager }, lines(5000));
    expect(await ended(store)).toMatchObject({ end: 'stopped', isArchived: true });
    expect(dependencies.cloud.contents().length).toBeLessThan(5000);
    dependencies.cloud.beforeCall = () => {};
    const [record] = await dependencies.archive.list();
    await manager.undo('anna', record as never);
    await ended(store);
    expect(dependencies.cloud.contents()).toEqual([]);
  });
});

describe('undoing an import', () => {
  async function importedOver(existing: Rental[]) {
    const dependencies = fakeDependencies();
    for (const one of existing) dependencies.cloud.rentals.set(one.id, one);
    const { store, manager } = visit(dependencies);
    inStep(store, existing);
    await start({ store, manager }, lines(600));
    await ended(store);
    const [record] = await dependencies.archive.list();
    if (!record) throw new Error('The import is not in the history.');
    return { dependencies, store, manager, record };
  }

  const existing = () => [
    rental({ id: 'r0', Name: 'Oud', Code: 'BE', Population: 3, Flag: null, _version: 4 }),
    rental({ id: 'r1', Name: 'Weg', Code: 'NL', Population: 9, _version: 2, _deleted: true }),
    rental({ id: 'r2', Name: 'Huis 2', Code: 'NL', Population: 3, Flag: '🇳🇱', _version: 5 }),
  ];

  it('turns added rentals into tombstones, and restores the values of changed ones', async () => {
    const { dependencies, store, manager, record } = await importedOver(existing());
    expect(record.tally).toMatchObject({ inserted: 597, updated: 2, unchanged: 1 });
    await manager.undo('anna', record);
    expect(await ended(store)).toMatchObject({ kind: 'undo', end: 'done', tally: { inserted: 597, updated: 2 } });
    expect(dependencies.cloud.rentals.get('r0')).toMatchObject({ Name: 'Oud', Code: 'BE', Population: 3, Flag: null });
    expect(dependencies.cloud.rentals.get('r1')).toMatchObject({ Name: 'Weg', Population: 9, _deleted: true });
    expect(dependencies.cloud.rentals.get('r2')?._version).toBe(5);
    expect(dependencies.cloud.contents()).toEqual(['Huis 2 3', 'Oud 3']);
    expect((await dependencies.archive.list())[0]?.undo).toMatchObject({
      end: 'done',
      tally: { inserted: 597, updated: 2 },
    });
  });

  it('reports rentals that changed since, and leaves them unchanged', async () => {
    const { dependencies, store, manager, record } = await importedOver(existing());
    const since = { ...(dependencies.cloud.rentals.get('r5') as Rental), Name: 'Since', conflictID: 'x', _version: 2 };
    dependencies.cloud.rentals.set('r5', since);
    await manager.undo('anna', record);
    expect(await ended(store)).toMatchObject({ tally: { conflicts: 1, inserted: 596 }, refusedCount: 1 });
    expect(dependencies.cloud.rentals.get('r5')).toBe(since);
  });

  it('counts all rows, also those of which the import never heard that they were written', async () => {
    const dependencies = fakeDependencies({ wait: endless });
    const { store, manager } = visit(dependencies);
    dependencies.cloud.failing = 'after';
    await start({ store, manager }, lines(400));
    await until(store, ({ failure }) => failure !== null);
    manager.stop();
    await ended(store);
    dependencies.cloud.failing = null;
    inStep(store, dependencies.cloud.rentals.values());
    const [record] = await dependencies.archive.list();
    expect(record?.tally.inserted).toBe(0);
    await manager.undo('anna', record as never);
    expect(await ended(store)).toMatchObject({ validRows: 400, tally: { inserted: 400 } });
  });

  it('leaves alone what others wrote where the import never heard whether it did', async () => {
    const dependencies = fakeDependencies({ wait: endless });
    const { store, manager } = visit(dependencies);
    dependencies.cloud.failing = 'after';
    await start({ store, manager }, lines(3));
    await until(store, ({ failure }) => failure !== null);
    manager.stop();
    await ended(store);
    dependencies.cloud.failing = null;
    const theirs = rental({ id: 'r1', Name: 'Theirs', Population: 5, conflictID: 'theirs', _version: 2 });
    dependencies.cloud.rentals.set('r1', theirs);
    inStep(store, dependencies.cloud.rentals.values());
    const [record] = await dependencies.archive.list();
    await manager.undo('anna', record as never);
    await ended(store);
    expect(dependencies.cloud.contents()).toEqual(['Theirs 5']);
  });

  it('resumes after a reload, and undoes nothing twice', async () => {
    const { dependencies, manager, record } = await importedOver([]);
    const writes = dependencies.cloud.writes;
    let calls = 0;
    const { promise: gone, resolve } = withResolvers();
    dependencies.cloud.beforeCall = () => {
      if (++calls !== 2) return;
      dependencies.cloud.failing = 'after';
      manager.leave();
      resolve();
    };
    await manager.undo('anna', record);
    await gone;
    await new Promise(setImmediate);
    dependencies.cloud.failing = null;
    const again = visit(dependencies);
    void again.manager.resumeStored('anna', open);
    expect(await ended(again.store)).toMatchObject({ kind: 'undo', end: 'done', tally: { inserted: 600 } });
    expect(dependencies.cloud.writes - writes).toBe(600);
    expect(dependencies.cloud.contents()).toEqual([]);
  });
});

const eventually = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise(setImmediate);
};

/** A wait that ends only when there is a reason to try. */
function endless(_: number, signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
