import { type ActionReducerMapBuilder, createAsyncThunk, type Draft, type SerializedError } from '@reduxjs/toolkit';
import type { AppsState, WithApps } from './appsReducer';
import { answerGet, http } from './http';
import { persistFailed, storageChanged } from './persistEdits';
import { clearPersisted, type PersistedSlice, persistSlice, readPersisted } from './persistSlice';

/** The list an app works on: where it is asked for, what is answered, and how edits to it are kept. */
export interface SampleList<Item> extends PersistedSlice<Item[]> {
  /** The app's name, which is also its key in the apps' state. */
  readonly name: keyof AppsState & string;
  /** The address of its GET. */
  readonly path: string;
  /** The answer, a module of its own, loaded when it is asked for. */
  readonly sample: () => Promise<{ default: Item[] }>;
}

/** Where the items came from. `damaged`: the mock, as the edits kept in this browser could not be read. */
export type Origin = 'mock' | 'kept' | 'damaged';

/** What each app's state has; its view state (what is selected, searched, filtered) stands beside it. */
export interface SampleState<Item> {
  items: Item[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The load that is under way, or was the last: what one brings that began for another account is not taken. */
  request?: string;
  /** Why the load failed. */
  error: SerializedError | null;
  origin: Origin;
  /** True once this browser refused to keep an edit. */
  unsaved: boolean;
  /** What was deleted last, for undo. */
  deletion: Deletion<Item> | null;
}

export interface Deletion<Item> {
  item: Item;
  /** Where it stood. */
  index: number;
  /** What was deleted before it: a second press in haste must not cost what the first one took. */
  before: Deletion<Item> | null;
}

export const emptySample = {
  items: [],
  status: 'idle',
  error: null,
  origin: 'mock',
  unsaved: false,
  deletion: null,
} as const;

export interface LoadOptions {
  /** Gives up the edits and brings the mock back. */
  readonly reset?: boolean;
}

/**
 * The thunk that loads a list: the edits kept in this browser, or else the mocked GET. It loads once; a reset and a
 * retry load again. An error is rethrown to the caller that unwraps the thunk, and stored in the state.
 */
export function createSampleLoad<Item>(list: SampleList<Item>) {
  answerGet(list.path, async () => (await list.sample()).default);
  const load = createAsyncThunk<{ items: Item[]; origin: Origin }, LoadOptions | undefined, { state: WithApps }>(
    `${list.name}/load`,
    async ({ reset = false } = {}) => {
      const stored = readPersisted(list);
      if (stored.found === 'value' && !reset) return { items: stored.value, origin: 'kept' };
      const { data } = await http.get<unknown>(list.path);
      const items = list.schema.parse(data);
      // Only now, as a mock that fails to load must not cost the edits.
      clearPersisted(list);
      return { items, origin: stored.found === 'damaged' && !reset ? 'damaged' : 'mock' };
    },
    {
      condition: ({ reset = false } = {}, { getState }) => {
        const status = stateOf<Item>(getState(), list)?.status;
        return status !== 'loading' && (status !== 'ready' || reset);
      },
    },
  );
  persistSlice<Item[]>(list, {
    select: (state) => {
      const app = stateOf<Item>(state, list);
      return app?.status === 'ready' ? app.items : undefined;
    },
    onForgotten: (dispatch) => void dispatch(load({ reset: true })),
  });
  return load;
}

const stateOf = <Item>({ apps }: WithApps, { name }: SampleList<Item>) =>
  apps[name] as unknown as SampleState<Item> | undefined;

/** The transitions that every app has: loading its list, and learning that an edit could not be kept. */
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
      // Where it stood is not known any more, and its id may be another's.
      state.deletion = null;
    });
}

interface Identified {
  id: number;
}

/** The id for an item to be added: one more than the highest, of those too that undo may bring back. */
export function nextId<Item extends Identified>({ items, deletion }: Pick<SampleState<Item>, 'items' | 'deletion'>) {
  let highest = Math.max(0, ...items.map(({ id }) => id));
  for (let at = deletion; at; at = at.before) highest = Math.max(highest, at.item.id);
  return highest + 1;
}

/** Takes the item at an index out of the list, remembering it for `undoDeletion`. */
export function deleteAt<Item>(state: SampleState<Item>, index: number): void {
  const [item] = index < 0 ? [] : state.items.splice(index, 1);
  if (item) state.deletion = { item, index, before: state.deletion };
}

/** Puts what was deleted last back where it stood. */
export function undoDeletion<Item>(state: SampleState<Item>): void {
  if (!state.deletion) return;
  const { item, index, before } = state.deletion;
  state.items.splice(index, 0, item);
  state.deletion = before;
}

/** The state of an app that shows one item at a time. */
export interface SelectingState<Item> extends SampleState<Item> {
  /** The id of the item shown. */
  selected: number;
}

/** Takes an item out of the list; when it was the one shown, its neighbour is shown. */
export function deleteItem<Item extends Identified>(state: SelectingState<Item>, id: number): void {
  const index = state.items.findIndex((item) => item.id === id);
  deleteAt(state, index);
  const neighbour = state.items[index] ?? state.items.at(-1);
  if (state.selected === id && neighbour) state.selected = neighbour.id;
}

/** Puts what was deleted last back where it stood, and shows it. */
export function undoAndShow<Item extends Identified>(state: SelectingState<Item>): void {
  if (state.deletion) state.selected = state.deletion.item.id;
  undoDeletion(state);
}

/** Changes one named field of the item with the given id. */
export function updateField<Item extends Identified>(state: SampleState<Item>, change: FieldChange<Item>): void {
  const item = state.items.find(({ id }) => id === change.id);
  if (item) item[change.field] = change.value;
}

/** One field of an item, with a value of that field's type. */
export type FieldChange<Item extends Identified> = {
  [Field in Exclude<keyof Item, 'id'>]: { id: number; field: Field; value: Item[Field] };
}[Exclude<keyof Item, 'id'>];
