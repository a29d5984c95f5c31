import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch } from '../../../app/hooks';
import { useUpdateSearchParams } from '../../../components/useUpdateSearchParams';
import type { OrderChange } from '../table/sortRentals';
import { type ListParams, readListParams, writeListParams } from './filterParams';
import { type FilterCriteria, noCriteria } from './filterRentals';
import { filterChanged, filterCleared, filterTyped } from './filterSlice';

/** Criteria, or how they follow from those in the address: the page may be drawn with older ones. */
type CriteriaChange = Partial<FilterCriteria> | ((known: FilterCriteria) => Partial<FilterCriteria>);

export interface ListControl extends ListParams {
  /** Sets chosen criteria, as a new entry of the browser history. */
  setCriteria(change: CriteriaChange): void;
  /** Sets typed criteria: all typing in a row is one entry of the browser history. */
  typeCriteria(changed: Partial<FilterCriteria>): void;
  /** Filters while the user is still typing; the address and the figures wait. */
  tryCriteria(changed: Partial<FilterCriteria>): void;
  setOrder(change: OrderChange): void;
  /** Sets everything together, as a saved view does; with `replace`, without a new entry of the browser history. */
  show(params: ListParams, replace?: boolean): void;
  clear(): void;
}

/** A list's filter, order and view, stored in the page's address; the store's filter follows it. */
export function useListParams(): ListControl {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const dispatch = useAppDispatch();
  const { criteria, order, view } = useMemo(() => readListParams(params), [params]);
  const isTyping = useRef(false);

  useEffect(() => {
    dispatch(filterChanged(criteria));
  }, [dispatch, criteria]);

  // After Back or Forward, the text was not just typed.
  useEffect(() => {
    const forget = () => {
      isTyping.current = false;
    };
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  return useMemo(() => {
    const write = (change: (current: ListParams) => Partial<ListParams>, isTyped = false, isSameStep = false) => {
      const replace = isSameStep || (isTyped && isTyping.current);
      isTyping.current = isTyped;
      updateSearchParams(
        (now) => {
          const known = readListParams(now);
          return writeListParams(now, { ...known, ...change(known) });
        },
        { replace },
      );
    };
    const withCriteria =
      (change: CriteriaChange) =>
      ({ criteria: known }: ListParams) => ({
        criteria: { ...known, ...(typeof change === 'function' ? change(known) : change) },
      });
    return {
      criteria,
      order,
      view,
      setCriteria: (change) => write(withCriteria(change)),
      typeCriteria: (changed) => write(withCriteria(changed), true),
      tryCriteria: (changed) => void dispatch(filterTyped(changed)),
      setOrder: (change) =>
        write(({ order: known }) => ({ order: typeof change === 'function' ? change(known) : change })),
      show: (wanted, replace) => write(() => wanted, false, replace),
      clear: () => {
        dispatch(filterCleared());
        write(() => ({ criteria: noCriteria }));
      },
    };
  }, [criteria, order, view, updateSearchParams, dispatch]);
}
