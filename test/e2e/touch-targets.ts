import { type Browser, expect, type Page } from '@playwright/test';

/** A phone: 390 pixels wide, and a finger for a pointer. */
export async function openOnPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.locator('main :is(h1, h2)').first()).toBeAttached();
  return page;
}

/** The controls in sight that a finger would miss: below 44 pixels, or 24 for a link within a text. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [role^="menuitem"], [role="option"]';
    /** What is pressed for a control: its label or cell, or the card that a link is stretched over. */
    const targetOf = (one: Element): Element =>
      (one.matches('[type="checkbox"], [type="radio"]') && one.closest('label, .tick-cell')) ||
      (one.matches('.stretched-link') && one.closest('.card, li')) ||
      one;
    const isShown = (one: Element) => {
      const { visibility, clipPath } = getComputedStyle(one);
      return visibility === 'visible' && clipPath !== 'inset(50%)' && !one.closest('[inert], .visually-hidden');
    };
    return [...document.querySelectorAll(controls)]
      .filter((one) => !one.matches('.skip-link'))
      .map((one) => ({ one, target: targetOf(one) }))
      .filter(({ target }) => isShown(target))
      .flatMap(({ one, target }) => {
        const { width, height, bottom } = target.getBoundingClientRect();
        // A pseudo-element makes a check box larger for the finger.
        const grown = getComputedStyle(one, '::before').inset.match(/^-([\d.]+)px$/);
        const extra = grown ? 2 * Number(grown[1]) : 0;
        if (width < 2 || height < 2 || bottom < 0) return [];
        const isInText = getComputedStyle(target).display === 'inline' && Boolean(target.closest('p, .email-content'));
        const least = (isInText ? 24 : 44) - 0.5;
        if (width + extra >= least && height + extra >= least) return [];
        const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30);
        return [`${one.tagName.toLowerCase()} “${name}” ${Math.round(width)} × ${Math.round(height)}`];
      });
  });

/** @param where named in the failure */
export async function expectTouchTargets(page: Page, where: string): Promise<void> {
  await expect.poll(() => tooSmall(page), { message: `too small for a finger: ${where}` }).toEqual([]);
}
