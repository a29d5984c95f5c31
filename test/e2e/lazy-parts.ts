import type { Page } from '@playwright/test';

/**
 * Waits until lazily loaded parts and their translations are there. Call before opening the page.
 * @param names of the modules and translation files
 */
export async function waitForLazyParts(page: Page, ...names: string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const file = new RegExp(`/${name}-[\\w-]{8}\\.js$`);
      await (await page.waitForResponse((response) => file.test(response.url()))).finished();
    }),
  );
  // The modules have run by the next animation frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}
