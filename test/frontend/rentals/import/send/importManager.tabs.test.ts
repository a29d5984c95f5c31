/** @jest-environment node */
import { selectCurrentImport } from '../../../../../frontend/src/features/rentals/import/uploadSlice';
import { fakeDependencies } from './importManager.fixture';
import { current, ended, eventually, lines, open, start, startPaused, until, visit } from './importVisit';

describe('an import in one of several tabs', () => {
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

  it('is finished first if another tab left it unfinished and a file is imported here', async () => {
    const dependencies = fakeDependencies();
    const other = await startPaused(dependencies);
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
    const first = await startPaused(dependencies);
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

  it('of another tab continues when the user leaves this one', async () => {
    const dependencies = fakeDependencies();
    await startPaused(dependencies);
    await visit(dependencies).manager.park('anna');
    expect(await dependencies.memory.saved()).toBeDefined();
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
    await startPaused(dependencies);

    await first.manager.dismiss();
    expect(await dependencies.memory.saved()).toMatchObject({ validRows: 3000 });
    expect(await start(first, lines(1))).toBe('elsewhere');
  });

  it('is not affected when the user leaves another tab, whose own import is finished', async () => {
    const dependencies = fakeDependencies();
    const first = visit(dependencies);
    await start(first, lines(1));
    await ended(first.store);
    await startPaused(dependencies);

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
    const other = await startPaused(dependencies);
    void first.manager.resumeStored('anna', open);
    await new Promise(setImmediate);
    expect(current(first.store)).toMatchObject({ phase: 'ended', validRows: 1 });

    other.manager.leave();
    await eventually(() => wait.mock.calls.length === 1);
    reloaded();
    await until(first.store, ({ phase }) => phase === 'paused');
    expect(current(first.store)).toMatchObject({ validRows: 3000 });
  });
});
