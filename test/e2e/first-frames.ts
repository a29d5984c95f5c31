import { expect, type Page } from '@playwright/test';

/** Keeps the application's modules from the browser, so that what is drawn without them stays to be looked at. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // A page whose module script is held never finishes loading.
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(url, { waitUntil: 'commit', ...options });
  return async () => {
    letGo();
    await page.waitForLoadState('load');
  };
}

/** Until the page and its style sheets are there, which is all that a first frame waits for. */
export async function drawn(page: Page): Promise<void> {
  const isThere = () =>
    document.getElementById('root') !== null &&
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')).every(({ sheet }) => sheet);
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}
