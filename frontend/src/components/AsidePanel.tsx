import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** Where the main layout shows what a page puts into its inner right part. */
export function AsidePanelOutlet() {
  return <div ref={setPlace} className="inner-right-place" />;
}

/**
 * Puts a page's own content into the layout's inner right part, instead of what stands there by itself. Nothing is
 * drawn while the person has that part switched off: it is for what helps, not for what is needed.
 */
export function AsidePanel({ children }: { readonly children: ReactNode }) {
  const target = useSyncExternalStore(
    watch,
    () => place,
    () => null,
  );
  return target ? createPortal(children, target) : null;
}
