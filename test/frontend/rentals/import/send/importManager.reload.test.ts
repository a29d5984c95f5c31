/** @jest-environment node */
import type { ImportManager } from '../../../../../frontend/src/features/rentals/import/send/importManager';
import { selectCurrentImport } from '../../../../../frontend/src/features/rentals/import/uploadSlice';
import { rental } from '../../rental.fixture';
import { csvFile, fakeDependencies } from './importManager.fixture';
import {
  current,
  ended,
  endless,
  inStep,
  lines,
  open,
  start,
  startPaused,
  until,
  visit,
  withResolvers,
} from './importVisit';

describe('an import after a reload', () => {
  /** An import whose page is left with the answers of all but its first calls. */
  async function leftWithOpenCalls(before: (manager: ImportManager) => void = () => {}) {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    inStep(first.store, []);
    let calls = 0;
    const { promise: gone, resolve: leave } = withResolvers();
    dependencies.cloud.beforeCall = () => {
      if (++calls < 3) return;
      before(first.manager);
      dependencies.cloud.failing = 'after';
      first.manager.leave();
      leave();
    };
    await start(first, lines(5000));
    await gone;
    dependencies.cloud.beforeCall = () => {};
    await new Promise(setImmediate);
    dependencies.cloud.failing = null;
    return { dependencies, first };
  }

  it('resumes after a reload without writing anything twice, whichever responses arrived before', async () => {
    const { dependencies, first } = await leftWithOpenCalls();
    expect(selectCurrentImport(first.store.getState())).toBeNull();

    const second = visit(dependencies);
    await second.manager.resumeStored('anna', open);
    expect(await ended(second.store)).toMatchObject({
      end: 'done',
      tally: { inserted: 5000, unchanged: 0, conflicts: 0 },
    });
    expect(dependencies.cloud.writes).toBe(5000);
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

  it('is not resumed for an account that signs out while it is looked for', async () => {
    const dependencies = fakeDependencies();
    const first = await startPaused(dependencies);
    first.manager.leave();
    await new Promise(setImmediate);

    const second = visit(dependencies);
    const leaving = new AbortController();
    const journal = dependencies.journal('anna');
    const { saved } = journal;
    jest.spyOn(journal, 'saved').mockImplementation(async () => {
      leaving.abort();
      return saved.call(journal);
    });
    dependencies.journal = () => journal;
    await second.manager.resumeStored('anna', leaving.signal);
    expect(selectCurrentImport(second.store.getState())).toBeNull();
  });

  it.each(['import', 'undo'] as const)(
    'does not begin an %s for an account that signs out before it has begun',
    async (kind) => {
      const dependencies = fakeDependencies();
      const first = visit(dependencies);
      await start(first, lines(3));
      await ended(first.store);
      await first.manager.dismiss();
      const [record] = await dependencies.archive.list();

      const { manager, store } = visit(dependencies);
      const journal = dependencies.journal('anna');
      const { saved } = journal;
      jest.spyOn(journal, 'saved').mockImplementation(async () => {
        manager.leave();
        return saved.call(journal);
      });
      dependencies.journal = () => journal;
      const { writes } = dependencies.cloud;
      if (kind === 'import') await start({ manager, store }, lines(4));
      else await manager.undo('anna', record as never);
      expect(selectCurrentImport(store.getState())).toBeNull();
      expect(dependencies.cloud.writes).toBe(writes);
      expect(await dependencies.lock()).not.toBeNull();
    },
  );

  it('saves nothing of a call that ends after it was left: what follows has the journal then', async () => {
    const dependencies = fakeDependencies({ wait: endless });
    const first = visit(dependencies);
    const answer = withResolvers();
    const asked = withResolvers();
    dependencies.cloud.beforeCall = () => {
      asked.resolve();
      return answer.promise;
    };
    await start(first, lines(3));
    await asked.promise;
    first.manager.leave();
    dependencies.cloud.beforeCall = () => {};
    dependencies.archive.isDown = true;
    const second = visit(dependencies);
    await second.manager.resumeStored('anna', open);
    await until(second.store, ({ phase }) => phase === 'ended');
    dependencies.cloud.failing = 'before';
    answer.resolve();
    await new Promise(setImmediate);
    for await (const batch of dependencies.memory.batches()) expect(batch.isSettled).toBe(true);
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
    // Stopped after the first answers.
    const { dependencies } = await leftWithOpenCalls((manager) => manager.stop());

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

  it('has all that was written in its numbers if it is stopped soon after a reload', async () => {
    const { dependencies } = await leftWithOpenCalls();

    const second = visit(dependencies);
    const stopOnce = second.store.subscribe(() => {
      if (selectCurrentImport(second.store.getState())?.phase !== 'running') return;
      stopOnce();
      second.manager.stop();
    });
    await second.manager.resumeStored('anna', open);
    const { end, tally } = await ended(second.store);
    expect(dependencies.cloud.writes).toBeLessThan(5000);
    expect({ end, inserted: tally.inserted }).toEqual({ end: 'stopped', inserted: dependencies.cloud.writes });
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

  it('cannot be undone if the browser had no space for a batch before', async () => {
    const dependencies = fakeDependencies();
    dependencies.memory.fullAt = 2;
    const first = visit(dependencies);
    let calls = 0;
    const { promise: gone, resolve: leave } = withResolvers();
    dependencies.cloud.beforeCall = () => {
      if (++calls < 6) return;
      first.manager.leave();
      leave();
    };
    await start(first, lines(5000));
    expect(await until(first.store, ({ survivesReload }) => !survivesReload)).toMatchObject({ phase: 'running' });
    await gone;
    await new Promise(setImmediate);
    dependencies.memory.fullAt = 0;
    dependencies.cloud.beforeCall = () => {};
    const second = visit(dependencies);
    await second.manager.resumeStored('anna', open);
    expect(await ended(second.store)).toMatchObject({ end: 'done' });
    expect(dependencies.cloud.contents()).toHaveLength(5000);
    expect(await dependencies.archive.list()).toMatchObject([{ canUndo: false }]);
  });
});
