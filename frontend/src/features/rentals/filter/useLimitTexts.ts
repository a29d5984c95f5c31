import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '../../../app/hooks';
import type { FilterCriteria } from './filterRentals';
import { clearFilterEnded } from './filterSlice';
import type { PopulationLimit, UnreadableLimits } from './PopulationField';

/** The limits that cannot be read: no criteria, but retained while their fields are closed, and cleared with the filter. */
export interface LimitTexts {
  readonly unreadable: UnreadableLimits;
  readonly hasUnreadable: boolean;
  /** Changes when the fields have to start again with `unreadable`. */
  readonly version: number;
  readonly onUnreadable: (field: PopulationLimit, text: string | undefined) => void;
  clear(): void;
  /** Brings back what was last cleared. */
  restore(): void;
}

export function useLimitTexts({ minPopulation, maxPopulation }: FilterCriteria): LimitTexts {
  const dispatch = useAppDispatch();
  const [unreadable, setUnreadable] = useState<UnreadableLimits>({});
  const [cleared, setCleared] = useState<UnreadableLimits>({});
  const [version, setVersion] = useState(0);
  const restart = (texts: UnreadableLimits) => {
    setUnreadable(texts);
    setVersion((last) => last + 1);
  };

  const onUnreadable = useCallback(
    (field: PopulationLimit, text: string | undefined) => {
      setUnreadable((others) => (others[field] === text ? others : { ...others, [field]: text }));
      // What was cleared before must not replace what was typed since.
      if (text !== undefined) dispatch(clearFilterEnded());
    },
    [dispatch],
  );
  // A limit that Back or a saved view brings replaces the text.
  useEffect(() => {
    if (minPopulation !== null) onUnreadable('minPopulation', undefined);
  }, [minPopulation, onUnreadable]);
  useEffect(() => {
    if (maxPopulation !== null) onUnreadable('maxPopulation', undefined);
  }, [maxPopulation, onUnreadable]);
  return {
    unreadable,
    hasUnreadable: Object.values(unreadable).some((text) => text !== undefined),
    version,
    onUnreadable,
    clear: () => {
      setCleared(unreadable);
      restart({});
    },
    restore: () => restart(cleared),
  };
}
