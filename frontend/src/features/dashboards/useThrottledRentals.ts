import { startTransition, useEffect, useRef, useState } from 'react';
import type { Rental } from '../../../../graphql/generated/schema';
import { type RootState, useAppStore } from '../../app/hooks';
import { selectFilteredRentals, selectRentals } from '../rentals/public/rentals';

export interface RentalLists {
  readonly all: readonly Rental[];
  /** Those that match the filter. */
  readonly filtered: readonly Rental[];
}

/** In milliseconds. */
const pause = 500;

/**
 * The store's rentals, at most twice a second: during an import they change more often. What comes between renders
 * nothing, and what is shown is rendered in pieces, between which the page answers keys and presses.
 * @param resetKey when this changes (a filter, for example), the current rentals are shown at once
 */
export function useThrottledRentals(resetKey: string): RentalLists {
  const store = useAppStore();
  const [shown, setShown] = useState(() => listsIn(store.getState()));
  const shownKey = useRef(resetKey);
  const shownAt = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      shownKey.current = resetKey;
      shownAt.current = Date.now();
      startTransition(() => setShown(listsIn(store.getState())));
    };
    const update = () => {
      if (timer !== undefined) return;
      if (isSame(listsIn(store.getState()), shown)) shownKey.current = resetKey;
      else timer = setTimeout(show, resetKey === shownKey.current ? shownAt.current + pause - Date.now() : 0);
    };
    update();
    const unsubscribe = store.subscribe(update);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, resetKey, shown]);

  return shown;
}

const listsIn = (state: RootState): RentalLists => ({
  all: selectRentals(state),
  filtered: selectFilteredRentals(state),
});

const isSame = (one: RentalLists, other: RentalLists) =>
  isSameList(one.all, other.all) && isSameList(one.filtered, other.filtered);

/** An empty list is made anew with each filter. */
const isSameList = (one: readonly Rental[], other: readonly Rental[]) =>
  one === other || (one.length === 0 && other.length === 0);
