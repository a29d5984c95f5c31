import { onReachable } from '../../cloud/reachability';
import { readStoredText } from '../../lib/storage';
import type { LayoutSettings } from './layoutSlice';
import { accentStyleKey } from './layoutStorage';

interface LayoutStore {
  getState(): { layout: LayoutSettings };
  subscribe(listener: () => void): unknown;
}

/** Shows the chosen accent. Who has the brand's colour loads no code for it. */
export function followAccent({ getState, subscribe }: LayoutStore): void {
  // A stored style may be of another release, or of an accent that another tab has changed: it is compared.
  let shown = readStoredText(accentStyleKey) === null ? 'brand' : null;
  const follow = () => {
    const { accent } = getState().layout;
    if (accent === shown) return;
    shown = accent;
    void import('./showAccent').then(
      (module) => module.showAccent(accent),
      // Not at the next change of the store: a failed import is one.
      () => {
        const stopListening = onReachable(() => {
          stopListening();
          shown = null;
          follow();
        });
      },
    );
  };
  follow();
  subscribe(follow);
}
