import { useLayoutEffect } from 'react';
import { useHydrated } from '../lib/useHydrated';
import { markHydrated } from './builtDocument';
import { announceFocus, collectTyped, replayHeldInput } from './heldInput';

/**
 * Ends the built document's phase, if the page began with one, in the frame that shows this browser's account and
 * settings. Replays what was pressed and typed until then.
 */
export function useTakeover(): void {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    collectTyped(document.getElementById('root'));
    if (!isHydrated) return;
    markHydrated();
    announceFocus();
    // Not within the effect: what an event changes there is drawn after it, and React would put the old value back first.
    // And not in a task of its own: a letter or a press could come before it, to fields that React takes for empty.
    queueMicrotask(replayHeldInput);
  }, [isHydrated]);
}
