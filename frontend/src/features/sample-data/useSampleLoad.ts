import { useCallback, useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { createSampleLoad, LoadOptions } from './createSampleLoad';

/**
 * Loads an app's list when its page is first shown.
 * @returns a function that loads it again: after an error, or to restore the mock data
 */
export function useSampleLoad<Item>(load: ReturnType<typeof createSampleLoad<Item>>): (options?: LoadOptions) => void {
  const dispatch = useAppDispatch();
  const again = useCallback((options?: LoadOptions) => void dispatch(load(options)), [dispatch, load]);
  useEffect(() => again(), [again]);
  return again;
}
