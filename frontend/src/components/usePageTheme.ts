import { useSyncExternalStore } from 'react';

/** What the page's root element says of its theme and direction, for what CSS cannot reach. */
export interface PageTheme {
  readonly darkMode: boolean;
  readonly rightToLeft: boolean;
}

/** The page's look as it is now, and again whenever it changes. */
export function usePageTheme(): PageTheme {
  const look = useSyncExternalStore(watchRoot, readRoot, () => 'dark ltr');
  return { darkMode: look.startsWith('dark'), rightToLeft: look.endsWith('rtl') };
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme', 'dir'] });
  return () => observer.disconnect();
}

const readRoot = () => `${document.documentElement.dataset.bsTheme} ${document.documentElement.dir}`;
