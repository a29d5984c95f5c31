import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the demo that the address names into sight, and the focus to its heading. */
export function useShownDemo(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    const demo = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
    const heading = demo?.querySelector('h2');
    if (!demo || !heading) return;
    demo.scrollIntoView({ block: 'start' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [hash, key]);
}

/** An address is written by anybody: `%` alone is no reason to fail. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
