import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { type ListParams, readListParams, writeListParams } from './filterParams';
import { type FilterCriteria, noCriteria } from './filterRentals';
import { filterChanged, filterCleared } from './filterSlice';
import type { RentalOrder } from './sortRentals';

export interface ListControl extends ListParams {
  setCriteria(changed: Partial<FilterCriteria>): void;
  setOrder(order: RentalOrder): void;
  clear(): void;
}

/** A list's filter and order, kept in the page's address; the store's filter follows it. */
export function useListParams(): ListControl {
  const [params, setParams] = useSearchParams();
  const dispatch = useAppDispatch();
  const { criteria, order } = useMemo(() => readListParams(params), [params]);

  useEffect(() => {
    dispatch(filterChanged(criteria));
  }, [dispatch, criteria]);

  return useMemo(() => {
    // Typing a filter is one step, not one for each letter, on the way back.
    const write = (change: (current: ListParams) => Partial<ListParams>) =>
      setParams(
        (previous) => {
          const current = readListParams(previous);
          return writeListParams(previous, { ...current, ...change(current) });
        },
        { replace: true, preventScrollReset: true },
      );
    return {
      criteria,
      order,
      setCriteria: (changed) => write((current) => ({ criteria: { ...current.criteria, ...changed } })),
      setOrder: (changed) => write(() => ({ order: changed })),
      clear: () => {
        dispatch(filterCleared());
        write(() => ({ criteria: noCriteria }));
      },
    };
  }, [criteria, order, setParams, dispatch]);
}
