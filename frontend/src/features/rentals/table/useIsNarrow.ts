import { useSyncExternalStore } from 'react';

/** Bootstrap's `md`, as in the style sheets. */
const narrow = '(max-width: 767.98px)';

/** Whether the screen is as narrow as a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
