import type { Page } from '@playwright/test';

/**
 * Waits until parts that pages load behind them, and their texts, are there. To be called before the page is opened.
 * @param names of the parts' modules and of their texts' files
 */
export async function loadedBehindThePage(page: Page, ...names: string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const file = new RegExp(`/${name}-[\\w-]{8}\\.js$`);
      await (await page.waitForResponse((response) => file.test(response.url()))).finished();
    }),
  );
  // They are run by the time that the page draws again.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}
