import { createContext, use, useSyncExternalStore } from 'react';

/** What the page's root element says of its look, for what CSS cannot reach. */
export interface PageTheme {
  readonly darkMode: boolean;
  readonly rightToLeft: boolean;
  readonly isCompact: boolean;
}

/** The look of a part of the page that differs from the rest. */
export const PageThemeContext = createContext<Partial<PageTheme>>({});

/** The page's look as it is now, and again whenever it changes. */
export function usePageTheme(): PageTheme {
  const [theme, direction, density] = useSyncExternalStore(watchRoot, readRoot, () => 'dark ltr comfortable').split(
    ' ',
  );
  const here = use(PageThemeContext);
  return { darkMode: theme === 'dark', rightToLeft: direction === 'rtl', isCompact: density === 'compact', ...here };
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme', 'dir', 'data-density'] });
  return () => observer.disconnect();
}

function readRoot(): string {
  const { dataset, dir } = document.documentElement;
  return `${dataset.bsTheme} ${dir || 'ltr'} ${dataset.density}`;
}
