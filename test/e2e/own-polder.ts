import { test as sharedTest } from '@playwright/test';
import { type RunningPolder, startPolder, temporaryFolder } from '../harness/polder';

/**
 * For tests that import many rentals: their pages use a separate Polder, so that the shared one stays small and
 * fast.
 */
export const test = sharedTest.extend<object, { polder: RunningPolder }>({
  polder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here
    async ({}, use) => {
      const folder = temporaryFolder('own');
      const polder = await startPolder(folder.path);
      await use(polder);
      await polder.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ polder }, use) => use(polder.url),
});
