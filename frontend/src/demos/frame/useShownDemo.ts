import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { demoAtAnchor, type NamedDemo } from './demo';

/** Scrolls to the demo that the URL's hash names, and focuses its heading. */
export function useShownDemo(demos: readonly NamedDemo[]): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key`: clicking the same link again scrolls there again
  useEffect(() => {
    const id = demoAtAnchor(demos, decoded(hash.slice(1)))?.id;
    const demo = id === undefined ? null : document.getElementById(id);
    const heading = demo?.querySelector('h2');
    if (!demo || !heading) return;
    demo.scrollIntoView({ block: 'start' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [demos, hash, key]);
}

/** Returns the text unchanged where it is malformed: a lone `%` in a URL must not throw. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
