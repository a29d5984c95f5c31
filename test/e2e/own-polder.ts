import { test as sharedTest } from '@playwright/test';
import { type RunningPolder, startPolder, temporaryFolder } from '../harness/polder';

/**
 * For tests that bring in many rentals: their pages are of a Polder of its own, so that the one which the other tests
 * share stays as small, and as quick, as it was.
 */
export const test = sharedTest.extend<object, { polder: RunningPolder }>({
  polder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no other fixture is needed
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
