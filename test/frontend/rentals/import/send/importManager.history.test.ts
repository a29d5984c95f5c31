/** @jest-environment node */
import { selectCurrentImport } from '../../../../../frontend/src/features/rentals/import/uploadSlice';
import { fakeDependencies } from './importManager.fixture';
import { current, ended, endless, lines, start, until, visit } from './importVisit';

describe('the end of an import', () => {
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

  it('stays when its report is closed before it could be added to the history, and is added later', async () => {
    let back = () => {};
    const onReconnect = (callback: () => void) => {
      back = callback;
      return () => {};
    };
    const dependencies = fakeDependencies({ wait: endless, onReconnect });
    dependencies.archive.isDown = true;
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, lines(3));
    await ended(store);
    await manager.dismiss();
    expect(current(store)).toMatchObject({ phase: 'ended', isArchived: false });
    expect(await dependencies.memory.saved()).toBeDefined();
    expect(await start({ store, manager }, lines(3))).toBe('elsewhere');
    dependencies.archive.isDown = false;
    back();
    await until(store, ({ isArchived }) => isArchived === true);
    expect(await dependencies.archive.list()).toHaveLength(1);
    await manager.dismiss();
    expect(selectCurrentImport(store.getState())).toBeNull();
  });

  it('is left out of the history if the user discards its file and report', async () => {
    const dependencies = fakeDependencies({ wait: endless });
    dependencies.archive.isDown = true;
    const { store, manager } = visit(dependencies);
    await start({ store, manager }, lines(3));
    await ended(store);
    await manager.discard();
    expect(selectCurrentImport(store.getState())).toBeNull();
    expect(await dependencies.memory.saved()).toBeUndefined();
    dependencies.archive.isDown = false;
    expect(await start({ store, manager }, lines(3))).toBe('begun');
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
