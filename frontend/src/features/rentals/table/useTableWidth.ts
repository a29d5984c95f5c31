import { useSyncExternalStore } from 'react';

/** How many columns fit on the screen: all of them, the two of a phone, or two with short figures. */
export type TableWidth = 'wide' | 'narrow' | 'extraNarrow';

/** Bootstrap's `md`, as in the style sheets, and the small phones, or a page enlarged to 400 %. */
const narrow = '(max-width: 767.98px)';
const extraNarrow = '(max-width: 374.98px)';

export function useTableWidth(): TableWidth {
  return useSyncExternalStore(watch, read, () => 'wide');
}

function read(): TableWidth {
  if (matchMedia(extraNarrow).matches) return 'extraNarrow';
  return matchMedia(narrow).matches ? 'narrow' : 'wide';
}

function watch(onChange: () => void): () => void {
  const queries = [matchMedia(narrow), matchMedia(extraNarrow)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
