import { useLayoutEffect } from 'react';

/** What is shown somewhere on the page, as a data attribute of the root element: how many there are. */
type Mark = 'banner' | 'bulkBar' | 'noMatch' | 'pageLoading' | 'sidePanel' | 'undoNotice';

/**
 * Marks the root element while something is shown, for style rules about other parts of the page. A rule with `:has()`
 * about an element around most of the page would cost more: whatever is inserted into it, such as each label that a chart
 * measures, makes the browser compute the style of all elements anew that any such rule is about.
 */
export function usePageMark(mark: Mark, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    const count = (change: number) => {
      const total = Number(dataset[mark] ?? 0) + change;
      if (total > 0) dataset[mark] = String(total);
      else delete dataset[mark];
    };
    count(1);
    return () => count(-1);
  }, [mark, isShown]);
}
