import type { IndexedDemo } from '../demos/frame/demoIndex';

export type { IndexedDemo };

/** Loads the titles of all demos, a large list that only searches need. */
export const loadDemoIndex = async (): Promise<readonly IndexedDemo[]> =>
  (await import('../demos/frame/demoIndex')).demoIndex;
