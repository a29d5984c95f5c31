import { createAccountSetting } from '../../../lib/accountSetting';
import { isRecord } from '../../../lib/isRecord';
import { type ListParams, readListParams, readViewId, writeListParams } from '../filter/filterParams';
import { type ColumnPreferences, restoreColumns } from '../table/columnPreferences';

/** A named filter, order and column arrangement. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Filter and order as URL parameters. */
  readonly search: string;
  readonly columns: ColumnPreferences;
}

export interface SavedViews {
  readonly version: number;
  readonly views: readonly SavedView[];
  /** The view applied when a page's address has no parameters; null for none. */
  readonly defaultId: string | null;
}

const formatVersion = 1;
export const maxNameLength = 60;
export const maxViews = 100;
/** One more: a deleted view can be put back after another was saved. */
const maxStoredViews = maxViews + 1;

export const noViews: SavedViews = { version: formatVersion, views: [], defaultId: null };

export const viewStore = createAccountSetting<SavedViews>('rentals.views', restoreViews);

/** Restores views from stored data; invalid parts are ignored. */
export function restoreViews(stored: unknown): SavedViews {
  if (!isRecord(stored) || stored.version !== formatVersion || !Array.isArray(stored.views)) return noViews;
  const views = new Map<string, SavedView>();
  for (const one of stored.views.slice(0, maxStoredViews)) {
    const view = restoreView(one);
    if (view && !views.has(view.id)) views.set(view.id, view);
  }
  const defaultId = readViewId(stored.defaultId);
  return { ...noViews, views: [...views.values()], defaultId: defaultId && views.has(defaultId) ? defaultId : null };
}

function restoreView(stored: unknown): SavedView | undefined {
  if (!isRecord(stored)) return undefined;
  const id = readViewId(stored.id);
  const name = typeof stored.name === 'string' ? nameFrom(stored.name) : '';
  if (id === null || name === '') return undefined;
  const search = typeof stored.search === 'string' ? stored.search : '';
  return { id, name, search: searchOf(paramsOf(search)), columns: restoreColumns(stored.columns) };
}

/** A name as stored: trimmed, and short enough for a menu. */
export const nameFrom = (text: string) => [...text.trim().replace(/\s+/g, ' ')].slice(0, maxNameLength).join('');

/** Filter and order without the view, always written the same way. */
export function searchOf(params: ListParams): string {
  return writeListParams(new URLSearchParams(), { ...params, view: null }).toString();
}

export function paramsOf(search: string): ListParams {
  return { ...readListParams(new URLSearchParams(search)), view: null };
}

/** Whether a view can be saved under a name: the number of views is limited, replacing one is not. */
export function hasRoomFor({ views }: Pick<SavedViews, 'views'>, name: string): boolean {
  return views.length < maxViews || views.some((view) => view.name === name);
}

/** A view with the same name is replaced, so that names are unique. Without room, nothing changes. */
export function addView(views: SavedViews, view: SavedView): SavedViews {
  const known = views.views.find(({ name }) => name === view.name);
  if (known) return changeView(views, known.id, { search: view.search, columns: view.columns });
  return hasRoomFor(views, view.name) ? { ...views, views: [...views.views, view] } : views;
}

export function changeView(views: SavedViews, id: string, changed: Partial<Omit<SavedView, 'id'>>): SavedViews {
  return { ...views, views: views.views.map((view) => (view.id === id ? { ...view, ...changed } : view)) };
}

/** Whether another view already has a view's new name. */
export function isNameTaken({ views }: Pick<SavedViews, 'views'>, id: string, text: string): boolean {
  const name = nameFrom(text);
  return views.some((view) => view.id !== id && view.name === name);
}

/** An empty name, or another view's, changes nothing. */
export function renameView(views: SavedViews, id: string, text: string): SavedViews {
  const name = nameFrom(text);
  return name === '' || isNameTaken(views, id, name) ? views : changeView(views, id, { name });
}

export function removeView(views: SavedViews, id: string): SavedViews {
  const defaultId = views.defaultId === id ? null : views.defaultId;
  return { ...views, defaultId, views: views.views.filter((view) => view.id !== id) };
}

/** A removed view's name or, if another view has it by now, the name with a number. */
function freeName(views: SavedViews, { id, name }: SavedView): string {
  let free = name;
  for (let number = 2; isNameTaken(views, id, free); number++) {
    const suffix = ` (${number})`;
    free = nameFrom([...name].slice(0, maxNameLength - suffix.length).join('') + suffix);
  }
  return free;
}

/** Restores a removed view at its position; other views may have changed meanwhile. */
export function putBack(views: SavedViews, removed: SavedView, place: number, wasDefault: boolean): SavedViews {
  if (views.views.some(({ id }) => id === removed.id)) return views;
  const defaultId = wasDefault ? (views.defaultId ?? removed.id) : views.defaultId;
  const restored = { ...removed, name: freeName(views, removed) };
  return { ...views, defaultId, views: views.views.toSpliced(place, 0, restored) };
}

/** Whether a list and its columns still match a view. */
export function isAsSaved(view: SavedView, params: ListParams, columns: ColumnPreferences): boolean {
  const textOf = (arranged: ColumnPreferences) => JSON.stringify(restoreColumns(arranged));
  return view.search === searchOf(params) && textOf(view.columns) === textOf(columns);
}
