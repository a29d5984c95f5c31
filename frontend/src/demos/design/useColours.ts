import { useLayoutEffect, useState } from 'react';
import type { Rgb } from '../../lib/contrast.mts';
import { readColours } from './tokens';

/** The computed colours of custom properties; updates when theme, accent or layout colours change. */
export function useColours(names: readonly string[]): ReadonlyMap<string, Rgb | null> {
  const [colours, setColours] = useState<ReadonlyMap<string, Rgb | null>>(new Map());
  // Before paint, to avoid a layout shift.
  useLayoutEffect(() => {
    const read = () => setColours(readColours(names));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, {
      attributeFilter: ['data-bs-theme', 'data-accent', 'data-topbar', 'data-sidebar'],
    });
    return () => observer.disconnect();
  }, [names]);
  return colours;
}
