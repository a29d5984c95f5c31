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
    const root = document.getElementById('root');
    collectTyped(root);
    if (!isHydrated) return;
    markHydrated(root);
    // Presses are held until then.
    root?.setAttribute('data-held', '');
    announceFocus();
    // What an event changes within an effect is drawn after it, and React would put the old value back first.
    setTimeout(() => replayHeldInput(root));
  }, [isHydrated]);
}
