import { type ActionReducerMapBuilder, createAsyncThunk, type Draft } from '@reduxjs/toolkit';
import { yieldToBrowser } from '../../lib/yieldToBrowser';
import type { WithApps } from './appsReducer';
import { answerGet } from './mockedGets';
import { persistFailed, storageChanged } from './persistEdits';
import { clearPersisted, persistPart, readPersisted } from './persistPart';
import { type Origin, originOf, type SampleList, type SampleState } from './sampleList';

export interface LoadOptions {
  /** Discards the edits and loads the mock again. */
  readonly reset?: boolean;
  /** With `reset`: another tab discarded the edits. What it has stored since is loaded. */
  readonly follows?: boolean;
}

/**
 * Whether a load is a reset of this tab's. Another tab that resets stores what becomes of its drafts itself: discarding
 * them here too, a moment later, would cost what was written since.
 */
export const isOwnReset = ({ reset = false, follows = false }: LoadOptions = {}): boolean => reset && !follows;

/**
 * The thunk that loads a list: the stored edits, otherwise the mocked GET. It loads once; a reset and a retry load
 * again. An error is stored in the state, and rethrown to callers that unwrap the thunk.
 */
export function createSampleLoad<Item>(list: SampleList<Item>) {
  answerGet(list.path, async () => (await list.sample()).default);
  const load = createAsyncThunk<{ items: Item[]; origin: Origin }, LoadOptions | undefined, { state: WithApps }>(
    `${list.name}/load`,
    async ({ reset = false, follows = false } = {}, { getState, requestId }) => {
      const stored = readPersisted(list);
      if ('value' in stored && !reset) return { items: stored.value, origin: originOf(stored) };
      // Together; axios runs in a task of its own.
      const [{ http }] = await Promise.all([import('./http'), list.sample()]);
      const { data } = await http.get<unknown>(list.path);
      const items = list.schema.parse(data);
      // What draws the list is a task of its own.
      await yieldToBrowser();
      const mock = { items, origin: reset ? 'mock' : originOf(stored) };
      // What is stored now belongs to the account that signed in meanwhile.
      if (stateOf<Item>(getState(), list)?.request !== requestId) return mock;
      // Another tab may have stored edits meanwhile. This one ignored them: it was loading.
      const now = readPersisted(list);
      if ('value' in now && !isOwnReset({ reset, follows })) return { items: now.value, origin: originOf(now) };
      // Only after loading: if the mock fails to load, the edits must not be lost.
      if (now.found !== 'nothing') clearPersisted(list);
      return mock;
    },
    {
      condition: ({ reset = false } = {}, { getState }) => {
        const status = stateOf<Item>(getState(), list)?.status;
        return status !== 'loading' && (status !== 'ready' || reset);
      },
    },
  );
  persistPart<Item[]>(list, {
    select: (state) => {
      const app = stateOf<Item>(state, list);
      return app?.status === 'ready' ? app.items : undefined;
    },
    onForgotten: (dispatch) => void dispatch(load({ reset: true, follows: true })),
  });
  return load;
}

const stateOf = <Item>({ apps }: WithApps, { name }: SampleList<Item>) => apps[name] as SampleState<Item> | undefined;

/** Adds the reducers that every app has: loading its list, and an edit that could not be stored. */
export function addSampleCases<Item, State extends SampleState<Item>>(
  builder: ActionReducerMapBuilder<State>,
  name: string,
  load: ReturnType<typeof createSampleLoad<Item>>,
): void {
  builder
    .addCase(load.pending, (state, { meta }) => {
      state.request = meta.requestId;
      state.status = 'loading';
      state.error = null;
    })
    .addCase(load.fulfilled, (state, { payload, meta }) => {
      if (state.request !== meta.requestId) return;
      state.items = payload.items as Draft<State>['items'];
      state.origin = payload.origin;
      state.status = 'ready';
      state.deletion = null;
    })
    .addCase(load.rejected, (state, { error, meta }) => {
      if (state.request !== meta.requestId) return;
      state.status = 'failed';
      state.error = error;
    })
    .addCase(persistFailed, (state, { payload }) => {
      if (payload.part === name) state.unsaved = true;
    })
    .addCase(storageChanged, (state, { payload }) => {
      if (payload.part !== name) return;
      state.items = payload.value as Draft<State>['items'];
      // The index is no longer valid, and the id may be reused.
      state.deletion = null;
    });
}
