import { expect, type Page } from '@playwright/test';

/**
 * Expects that nothing reaches beyond the screen sideways, unless in a box that scrolls or hides it, nor beyond its own box
 * downwards. Waits, as charts resize with a delay.
 */
export async function expectFits(page: Page, name: string): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth > clientWidth) return [`the page is ${scrollWidth - clientWidth} px too wide`];
      const isHeld = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
      // A breadcrumb's target for fingers is higher than its line.
      const tooHigh = [
        ...document.querySelectorAll('main :is(tr, li:not(.breadcrumb-item), article, .card, .btn, .alert)'),
      ].filter((element) => {
        const { display, overflowY } = getComputedStyle(element);
        const isBox = !/inline$|contents|table/.test(display);
        return isBox && overflowY === 'visible' && element.scrollHeight > element.clientHeight + 4;
      });
      const tooWide = [...document.querySelectorAll('main *, .topbar *')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || (left >= -1 && right <= clientWidth + 1)) return false;
        return !isHeld(element.parentElement) && element.checkVisibility({ visibilityProperty: true });
      });
      return [
        ...tooWide.map((element) => `too wide: ${element.outerHTML.slice(0, 80)}`),
        ...tooHigh.map((element) => `its content overlaps what follows: ${element.outerHTML.slice(0, 80)}`),
      ];
    });
  await expect.poll(beyond, name).toEqual([]);
}
