/** @jest-environment node */
import type { ImportManager } from '../../../../../frontend/src/features/rentals/import/send/importManager';
import type { Rental } from '../../../../../graphql/generated/schema';
import { rental } from '../../rental.fixture';
import { fakeDependencies } from './importManager.fixture';
import { ended, endless, inStep, lines, open, start, until, visit, withResolvers } from './importVisit';

describe('undoing an import', () => {
  async function importedOver(existing: Rental[], count = 600) {
    const dependencies = fakeDependencies();
    for (const one of existing) dependencies.cloud.rentals.set(one.id, one);
    const { store, manager } = visit(dependencies);
    inStep(store, existing);
    await start({ store, manager }, lines(count));
    await ended(store);
    const [record] = await dependencies.archive.list();
    if (!record) throw new Error('The import is not in the history.');
    return { dependencies, store, manager, record };
  }

  /** An undo whose page is left with the answers of its calls from the third on; `writes` are those before it. */
  async function leftUndo(before: (manager: ImportManager) => void = () => {}) {
    const { dependencies, manager, record } = await importedOver([], 5000);
    const { cloud } = dependencies;
    const { writes } = cloud;
    let calls = 0;
    const { promise: gone, resolve } = withResolvers();
    cloud.beforeCall = () => {
      if (++calls !== 3) return;
      before(manager);
      cloud.failing = 'after';
      manager.leave();
      resolve();
    };
    await manager.undo('anna', record);
    await gone;
    await new Promise(setImmediate);
    cloud.failing = null;
    return { dependencies, writes };
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
    const { dependencies, writes } = await leftUndo();
    const again = visit(dependencies);
    void again.manager.resumeStored('anna', open);
    expect(await ended(again.store)).toMatchObject({ kind: 'undo', end: 'done', tally: { inserted: 5000 } });
    expect(dependencies.cloud.writes - writes).toBe(5000);
    expect(dependencies.cloud.contents()).toEqual([]);
  });

  it('has all that was undone in its numbers if it is reloaded while it is stopping', async () => {
    const { dependencies, writes } = await leftUndo((manager) => manager.stop());
    const again = visit(dependencies);
    void again.manager.resumeStored('anna', open);
    const { tally } = await ended(again.store);
    const undone = dependencies.cloud.writes - writes;
    expect(undone).toBeGreaterThan(0);
    expect(undone).toBeLessThan(5000);
    expect(tally).toMatchObject({ inserted: undone });
    expect((await dependencies.archive.list())[0]?.undo).toMatchObject({ end: 'stopped', tally: { inserted: undone } });
  });

  it('counts what an earlier visit has undone where it is stopped after a reload', async () => {
    const { dependencies, writes } = await leftUndo();
    const again = visit(dependencies);
    dependencies.cloud.beforeCall = () => {
      again.manager.stop();
      dependencies.cloud.beforeCall = () => {};
    };
    void again.manager.resumeStored('anna', open);
    const { end, tally } = await ended(again.store);
    const undone = dependencies.cloud.writes - writes;
    expect(undone).toBeLessThan(5000);
    expect({ end, inserted: tally.inserted }).toEqual({ end: 'stopped', inserted: undone });
  });

  it('undoes nothing if it is stopped before the record was read', async () => {
    const { dependencies, store, manager, record } = await importedOver([]);
    const { writes } = dependencies.cloud;
    const { batches } = dependencies.archive;
    jest.spyOn(dependencies.archive, 'batches').mockImplementation(async (importId) => {
      manager.stop();
      return batches(importId);
    });
    await manager.undo('anna', record);
    expect(await ended(store)).toMatchObject({ end: 'stopped', tally: { inserted: 0 } });
    expect(dependencies.cloud.writes).toBe(writes);
  });

  it('is stopped at once where it waits for the user after a reload', async () => {
    const { dependencies } = await leftUndo();
    dependencies.cloud.beforeCall = () => {
      throw Object.assign(new Error('No current user'), { name: 'NoSignedUser' });
    };
    const again = visit(dependencies);
    void again.manager.resumeStored('anna', open);
    await until(again.store, ({ failure }) => failure?.waitsForUser === true);
    again.manager.stop();
    expect(await ended(again.store)).toMatchObject({ end: 'stopped' });
  });
});
