import { useDeferredValue } from 'react';
import type { SampleState } from './sampleList';

/**
 * Whether to draw a list and the chosen item, rather than their placeholders. What has just loaded is drawn in pieces,
 * between which the page answers keys and presses.
 */
export function useIsListDrawn(status: SampleState<unknown>['status']): boolean {
  const isReady = status === 'ready';
  return useDeferredValue(isReady) && isReady;
}
