import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False while React takes over a document that the build rendered, and at build time; true from the next render on. What
 * depends on this browser (its storage, clock or screen) is drawn once it is true: the document cannot know it.
 */
export const useHydrated = (): boolean => useHydratedValue(true, false);

/**
 * A value of this browser, and the built document's while React takes over. Where both are the same, the component is
 * not drawn again.
 */
export const useHydratedValue = <Value>(value: Value, built: Value): Value =>
  useSyncExternalStore(
    neverChanges,
    () => value,
    () => built,
  );
