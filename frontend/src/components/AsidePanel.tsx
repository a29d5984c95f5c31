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
 * Replaces the default content of the layout's inner right part. Not rendered while the person has that part switched
 * off: only for optional content.
 */
export function AsidePanel({ children }: { readonly children: ReactNode }) {
  const target = useSyncExternalStore(
    watch,
    () => place,
    () => null,
  );
  return target ? createPortal(children, target) : null;
}
