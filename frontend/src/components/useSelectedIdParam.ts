import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { yieldToBrowser } from '../lib/yieldToBrowser';
import { useUpdateSearchParams } from './useUpdateSearchParams';

export interface SelectedIdParam {
  /** The item that the page's address names (`?id=3`); null without one, or when it is no id. */
  readonly id: number | null;
  /** The address at which an item is shown, for links. */
  readonly addressOf: (id: number) => string;
  /** Names an item in the address. `replace` where Back should not return to the present address. */
  readonly show: (id: number, options?: { replace?: boolean }) => void;
  /** Whether the address has `?new=1`, for a new item. */
  readonly isNew: boolean;
  /** Goes to the address for a new item. */
  readonly showNew: () => void;
  /** Names none: on a phone, back to the list. */
  readonly close: () => void;
  /** True if the address names no item and the user closed none. */
  readonly isUndecided: boolean;
}

/** The item of a list that the page's address names: each item has its own link, and Back goes to the previous one. */
export function useSelectedIdParam(): SelectedIdParam {
  const [parameters] = useSearchParams();
  const update = useUpdateSearchParams();
  const { state } = useLocation();
  const id = readId(parameters.get('id'));
  const show = useCallback(
    (shown: number, options: { replace?: boolean } = {}) =>
      // Not at once for a corrected address: it may be set while the page renders, where flushSync is not allowed.
      update((now) => naming(now, { id: String(shown) }), { ...options, flushSync: !options.replace }),
    [update],
  );
  const isNew = parameters.get('new') === '1';
  const showNew = useCallback(() => update((now) => naming(now, { new: '1' }), { flushSync: true }), [update]);
  const close = useCallback(() => update((now) => naming(now), { replace: true, state: closed }), [update]);
  const isUndecided = !parameters.has('id') && !parameters.has('new') && !state?.isClosed;
  return useMemo(
    () => ({ id, addressOf, show, isNew, showNew, close, isUndecided }),
    [id, show, isNew, showNew, close, isUndecided],
  );
}

/** The address's parameters with what is said of an item in place of what was; the others stay. */
function naming(now: URLSearchParams, item: Record<string, string> = {}): URLSearchParams {
  const others = [...now].filter(([name]) => name !== 'id' && name !== 'new');
  return new URLSearchParams([...Object.entries(item), ...others]);
}

/** In the history entry, so that a reload opens nothing that was closed. */
const closed = { isClosed: true };

/**
 * Where the address leaves open which item is shown, the first one is, and the address names it; Back leads past it.
 * @param first null while there is none
 * @returns the item shown; null for none
 */
export function useIdOrFirst({ id, isUndecided, show }: SelectedIdParam, first: number | null): number | null {
  useEffect(() => {
    if (!isUndecided || first === null) return;
    let isWanted = true;
    // In a task of its own, after the one that draws the list.
    void yieldToBrowser().then(() => isWanted && show(first, { replace: true }));
    return () => {
      isWanted = false;
    };
  }, [isUndecided, first, show]);
  return isUndecided ? first : id;
}

const addressOf = (id: number) => `?id=${id}`;

/** The address is hostile input: anything but digits is no id. */
export function readId(text: string | null): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
}
