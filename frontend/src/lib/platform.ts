import { useHydratedValue } from './useHydrated';

/** Apple's keyboards have ⌘ where others have Ctrl. False while pages are rendered at build time. */
export const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** The same for rendering: false until the page is hydrated, to match the built document. */
export const useIsApple = (): boolean => useHydratedValue(isApple, false);
