/** @jest-environment node */
import { selectCurrentImport } from '../../../../../frontend/src/features/rentals/import/uploadSlice';
import { rental } from '../../rental.fixture';
import { csvFile, fakeDependencies } from './importManager.fixture';
import { current, ended, endless, lines, start, until, visit, withResolvers } from './importVisit';

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
    expect(await kept?.file?.text()).toContain('r1199,Huis 1199,NL,1200');
    expect(await kept?.rejected?.text()).toContain('r1,Twice,NL,1');
    expect(await dependencies.memory.saved()).toBeUndefined();
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
        ?.file?.slice(0, 2)
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

  it('compares with the cloud’s rentals if none were known yet', async () => {
    const dependencies = fakeDependencies();
    dependencies.cloud.rentals.set('r0', rental({ id: 'r0', Name: 'Oud', Code: 'NL', Population: 3, _version: 7 }));
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, lines(2));
    expect(await ended(store)).toMatchObject({ tally: { inserted: 1, updated: 1, conflicts: 0 } });
    expect(dependencies.cloud.rentals.get('r0')).toMatchObject({ Name: 'Huis 0', _version: 8 });
  });

  it('runs, with a warning, if the browser has no space for the file', async () => {
    const dependencies = fakeDependencies();
    dependencies.memory.isFull = true;
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, lines(3));
    expect(await ended(store)).toMatchObject({ end: 'done', survivesReload: false, tally: { inserted: 3 } });
  });
});
