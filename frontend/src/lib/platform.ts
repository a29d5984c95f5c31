import { useHydrated } from './useHydrated';

/** Apple's keyboards have ⌘ where others have Ctrl. False while pages are rendered at build time. */
export const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** The same for what is drawn: false until the page has been hydrated, so that it matches the built document. */
export const useIsApple = (): boolean => useHydrated() && isApple;
