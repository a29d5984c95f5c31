import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The axe that the builder brings along, minified: the builder alone would give a page twice as much, twice. */
const axeSource = readFileSync(
  require.resolve('axe-core/axe.min.js', { paths: [require.resolve('@axe-core/playwright')] }),
  'utf8',
);

/**
 * Expects axe to find nothing wrong with a page as it is now, once nothing on it moves any more.
 * @param name what is looked at, for the message of a failure
 * @param parts selectors of what is looked at; the whole page without any
 */
export async function expectNoViolations(page: Page, name: string, ...parts: string[]): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // The builder's other mode opens a further page for each look, which takes several times as long.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();
  for (const part of parts) axe.include(part);
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, name).toEqual([]);
}

/**
 * Waits until the page has drawn what it was about to, and every transition and animation that ends has ended: in the
 * middle of a fade, colours are not those that a person reads.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const endsInTime = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // What has just been put on the page begins to move a frame later, and one movement may start the next.
    do {
      await frame();
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      // A dialog that is on the page and not yet shown is about to fade in.
    } while (document.getAnimations().some(endsInTime) || document.querySelector('.modal.fade:not(.show)'));
  });
}
