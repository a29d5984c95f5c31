import type { PayloadAction } from '@reduxjs/toolkit';
import type { WithApps } from '../../../frontend/src/features/sample-data/appsReducer';
import type { createSampleLoad } from '../../../frontend/src/features/sample-data/createSampleLoad';
import { http } from '../../../frontend/src/features/sample-data/http';
import type { SampleState } from '../../../frontend/src/features/sample-data/sampleList';
import { makeAppStore } from './makeAppStore';

interface SampleListApp<Item> {
  /** The address of its mocked GET. */
  readonly path: string;
  readonly count: number;
  /** The fields of an item, as the product names them. */
  readonly fields: readonly string[];
  /** Fields that some items have besides. */
  readonly optional?: readonly string[];
  readonly load: ReturnType<typeof createSampleLoad<Item>>;
  readonly select: (state: WithApps) => SampleState<Item> & { readonly search: string };
  readonly searched: (text: string) => PayloadAction<string>;
  /** An edit of the first item. */
  readonly edit: PayloadAction<unknown>;
}

/** What every sample app with a list guarantees: its mocked GET, its load, its reset, its search. */
export function describeSampleList<Item extends object>(app: SampleListApp<Item>): void {
  const { path, count, fields, optional = [], load, select, searched, edit } = app;

  describe('as every list of a sample app', () => {
    beforeEach(() => localStorage.clear());
    afterEach(() => jest.useRealTimers());

    test(`GET ${path} returns ${count} items with exactly the fields of the product`, async () => {
      const { status, data } = await http.get<Item[]>(path);
      expect(status).toBe(200);
      expect(data).toHaveLength(count);
      const isAlways = (field: string) => !optional.includes(field);
      for (const item of data) expect(Object.keys(item).filter(isAlways).sort()).toEqual([...fields].sort());
    });

    test('loads once, and starts with an empty search', async () => {
      const { dispatch, getState } = makeAppStore();
      const get = jest.spyOn(http, 'get');
      await dispatch(load()).unwrap();
      await dispatch(load());
      expect(get).toHaveBeenCalledTimes(1);
      get.mockRestore();
      expect(select(getState())).toMatchObject({ status: 'ready', search: '', origin: 'mock', deletion: null });
      expect(select(getState()).items).toHaveLength(count);
    });

    test('a search is part of the state', async () => {
      const { dispatch, getState } = makeAppStore();
      await dispatch(load()).unwrap();
      dispatch(searched('delft'));
      expect(select(getState()).search).toBe('delft');
    });

    test('a reset restores the items', async () => {
      // The samples are dated around today.
      const now = new Date();
      jest.useFakeTimers({
        now,
        doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'setImmediate'],
      });
      const { dispatch, getState } = makeAppStore();
      await dispatch(load()).unwrap();
      const { items } = select(getState());
      dispatch(edit);
      expect(select(getState()).items).not.toEqual(items);
      await dispatch(load({ reset: true })).unwrap();
      expect(select(getState()).items).toEqual(items);
    });

    test('a failed load is rethrown and can be retried', async () => {
      const { dispatch, getState } = makeAppStore();
      const get = jest.spyOn(http, 'get').mockRejectedValueOnce(new Error('Network Error'));
      await expect(dispatch(load()).unwrap()).rejects.toMatchObject({ message: 'Network Error' });
      expect(select(getState()).status).toBe('failed');
      get.mockRestore();
      await dispatch(load()).unwrap();
      expect(select(getState()).items).toHaveLength(count);
    });
  });
}

interface DeletableApp<Item> extends Pick<SampleListApp<Item>, 'load' | 'select'> {
  readonly deleted: (id: number) => PayloadAction<number>;
  readonly undone: () => PayloadAction<undefined>;
  readonly dismissed: () => PayloadAction<undefined>;
}

/** Deleting an item, and its undo. Items have the ids 1, 2, 3 … in the mock. */
export function describeDeletion<Item>({ load, select, deleted, undone, dismissed }: DeletableApp<Item>): void {
  describe('deleting', () => {
    const loaded = async () => {
      const { dispatch, getState } = makeAppStore();
      await dispatch(load()).unwrap();
      return { dispatch, state: () => select(getState()), before: select(getState()).items };
    };
    beforeEach(() => localStorage.clear());

    test('removes the item; undo restores it at its index, once', async () => {
      const { dispatch, state, before } = await loaded();
      dispatch(deleted(2));
      expect(state().items).toEqual([before[0], ...before.slice(2)]);
      dispatch(undone());
      expect(state().items).toEqual(before);
      expect(state().deletion).toBeNull();
      dispatch(undone());
      expect(state().items).toEqual(before);
    });

    test('twice is undone twice, the last first', async () => {
      const { dispatch, state, before } = await loaded();
      dispatch(deleted(1));
      dispatch(deleted(3));
      dispatch(undone());
      expect(state().items).toEqual(before.slice(1));
      dispatch(undone());
      expect(state().items).toEqual(before);
    });

    test('is final once the notice is dismissed', async () => {
      const { dispatch, state, before } = await loaded();
      dispatch(deleted(1));
      dispatch(dismissed());
      dispatch(undone());
      expect(state().items).toEqual(before.slice(1));
    });

    test('an unknown item changes nothing', async () => {
      const { dispatch, state, before } = await loaded();
      dispatch(deleted(99));
      expect(state().items).toEqual(before);
      expect(state().deletion).toBeNull();
    });
  });
}
