import { useSyncExternalStore } from 'react';

/** The screen's room for columns: all of them, the two of a phone, or two with short figures. */
export type Room = 'wide' | 'narrow' | 'narrowest';

/** Bootstrap's `md`, as in the style sheets, and the smallest phones, or a page enlarged to 400 %. */
const narrow = '(max-width: 767.98px)';
const narrowest = '(max-width: 359.98px)';

export function useRoom(): Room {
  return useSyncExternalStore(watch, read, () => 'wide');
}

/** Whether the screen is as narrow as a phone's. */
export const useIsNarrow = (): boolean => useRoom() !== 'wide';

function read(): Room {
  if (matchMedia(narrowest).matches) return 'narrowest';
  return matchMedia(narrow).matches ? 'narrow' : 'wide';
}

function watch(onChange: () => void): () => void {
  const queries = [matchMedia(narrow), matchMedia(narrowest)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
