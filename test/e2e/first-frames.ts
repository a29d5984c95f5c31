import { expect, type Page } from '@playwright/test';
import { holdRequests } from './requests';

/** Blocks the application's modules, so that the page stays as it is before they load. */
export async function blockScripts(page: Page): Promise<() => Promise<void>> {
  const { release } = await holdRequests(page, '**/assets/*.js');
  // A page whose module script is blocked never fires its load event.
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(url, { waitUntil: 'commit', ...options });
  return async () => {
    release();
    await page.waitForLoadState('load');
  };
}

/** Waits for the document and its style sheets, as a first frame does. */
export async function waitUntilStyled(page: Page): Promise<void> {
  const isThere = () =>
    document.getElementById('root') !== null &&
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-inlined])')).every(
      ({ sheet }) => sheet,
    );
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}
