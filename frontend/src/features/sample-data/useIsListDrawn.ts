import { useDeferredValue } from 'react';
import type { SampleState } from './sampleList';

/**
 * Whether to draw a list, rather than its placeholder. One that has just loaded is drawn in pieces, between which the page
 * answers keys and presses.
 */
export function useIsListDrawn(status: SampleState<unknown>['status']): boolean {
  const isReady = status === 'ready';
  return useDeferredValue(isReady) && isReady;
}
