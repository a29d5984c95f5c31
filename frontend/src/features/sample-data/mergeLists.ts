import { isRecord } from '../../lib/isRecord';

/**
 * Puts the edits of this tab into the list that another tab stored: items that were added, changed or deleted here stay
 * as they are here, the others are as they are stored. Of two that were added with one id, the one here stays.
 * @param base the list before those edits; an item that was not changed since is the same object
 * @returns undefined for what is no list of items with ids
 */
export function mergeLists(base: unknown, here: unknown, stored: unknown): unknown[] | undefined {
  const [before, own, theirs] = [byId(base), byId(here), byId(stored)];
  if (!before || !own || !theirs) return undefined;
  const merged = [...own].flatMap(([id, item]) => {
    if (before.get(id) !== item) return [item];
    return theirs.has(id) ? [theirs.get(id)] : [];
  });
  for (const [index, [id, item]] of [...theirs].entries())
    if (!own.has(id) && !before.has(id)) merged.splice(index, 0, item);
  return merged;
}

/** Items by their ids; null for what is no list, or where one has no id of its own. */
function byId(list: unknown): Map<unknown, unknown> | null {
  if (!Array.isArray(list)) return null;
  const items = new Map(list.map((item: unknown) => [idOf(item), item]));
  return items.size < list.length || items.has(undefined) ? null : items;
}

const idOf = (item: unknown): unknown => (isRecord(item) ? (item.id ?? item.Id) : undefined);
