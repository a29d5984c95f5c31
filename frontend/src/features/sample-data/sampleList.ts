import type { SerializedError } from '@reduxjs/toolkit';
import type { StoredValue } from './persistEdits';
import type { PersistedPart } from './persistPart';

/** The list of an app: its address, its sample data, and how edits are stored. */
export interface SampleList<Item> extends PersistedPart<Item[]> {
  /** The app's name, which is also its key in the state of the apps. */
  readonly name: string;
  /** The address of its GET. */
  readonly path: string;
  /** The mocked response, a separate module, loaded on request. */
  readonly sample: () => Promise<{ default: Item[] }>;
}

/**
 * Where the items came from. `part`: stored, without what could not be read. `damaged`: the mock, because the stored edits
 * could not be read.
 */
export type Origin = 'mock' | 'stored' | 'part' | 'damaged';

const origins = { value: 'stored', part: 'part', damaged: 'damaged', nothing: 'mock' } as const;

export const originOf = ({ found }: StoredValue<unknown>): Origin => origins[found];

/** The state that all apps share; each adds its view state (selection, search, filter). */
export interface SampleState<Item> {
  items: Item[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The id of the latest load: the result of an earlier one, started for another account, is ignored. */
  request?: string;
  /** Why the load failed. */
  error: SerializedError | null;
  origin: Origin;
  /** True once this browser has refused to store an edit. */
  unsaved: boolean;
  /** The last deletion, for undo. */
  deletion: Deletion<Item> | null;
}

export interface Deletion<Item> {
  item: Item;
  /** The item's index in the list. */
  index: number;
  /** The deletion before it, so that two quick deletions can both be undone. */
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

export interface Identified {
  id: number;
}

/** The id for a new item: one more than the highest, including items that undo may restore. */
export const nextId = <Item extends Identified>({ items, deletion }: Pick<SampleState<Item>, 'items' | 'deletion'>) =>
  nextNumber(items, deletion, ({ id }) => id);

/** As `nextId`, for items whose id has another name. */
export function nextNumber<Item>(
  items: readonly Item[],
  deletion: Deletion<Item> | null,
  idOf: (item: Item) => number,
): number {
  let highest = Math.max(0, ...items.map(idOf));
  for (let at = deletion; at; at = at.before) highest = Math.max(highest, idOf(at.item));
  return highest + 1;
}

/** Removes the item at an index, so that `undoDeletion` can restore it. */
export function deleteAt<Item>(state: SampleState<Item>, index: number): void {
  const [item] = index < 0 ? [] : state.items.splice(index, 1);
  if (item) state.deletion = { item, index, before: state.deletion };
}

/** Removes items for good. Without any the list stays the same one: another one would be stored as an edit. */
export function removeItems<Item>(state: SampleState<Item>, isRemoved: (item: Item) => boolean): void {
  if (state.items.some(isRemoved)) state.items = state.items.filter((item) => !isRemoved(item));
}

/** Restores the last deleted item at its index. */
export function undoDeletion<Item>(state: SampleState<Item>): void {
  if (!state.deletion) return;
  const { item, index, before } = state.deletion;
  state.items.splice(index, 0, item);
  state.deletion = before;
}

/** The state of an app that shows one item at a time. */
export interface SelectingState<Item> extends SampleState<Item> {
  /** The id of the selected item. */
  selected: number;
}

/** Removes an item; if it was selected, selects its neighbour. */
export function deleteItem<Item extends Identified>(state: SelectingState<Item>, id: number): void {
  const index = state.items.findIndex((item) => item.id === id);
  deleteAt(state, index);
  const neighbour = state.items[index] ?? state.items.at(-1);
  if (state.selected === id && neighbour) state.selected = neighbour.id;
}

/** Restores the last deleted item at its index, and selects it. */
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
