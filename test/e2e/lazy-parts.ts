import type { Page } from '@playwright/test';

/**
 * Waits until lazily loaded parts are there, with the files that they import and their style sheets. Call before opening
 * the page.
 * @param names of the modules and of their files of texts
 */
export async function waitForLazyParts(page: Page, ...names: string[]): Promise<void> {
  const addresses = await Promise.all(
    names.map(async (name) => {
      const file = new RegExp(`/${name}-[\\w-]{8}\\.js$`);
      return (await page.waitForResponse((response) => file.test(response.url()))).url();
    }),
  );
  // As text: Playwright would compile the import to something else.
  await page.evaluate(`Promise.all(${JSON.stringify(addresses)}.map((address) => import(address)))`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].every((link) => link.sheet),
  );
}
