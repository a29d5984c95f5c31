import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The builder's own axe, minified: the builder would inject the unminified source, twice. */
const axeSource = readFileSync(
  require.resolve('axe-core/axe.min.js', { paths: [require.resolve('@axe-core/playwright')] }),
  'utf8',
);

/**
 * Expects no axe violations on the page in its current state, once its animations have ended.
 * @param name of the page or part, for the failure message
 * @param parts selectors to check; the whole page if empty
 */
export async function expectNoViolations(page: Page, name: string, ...parts: string[]): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // The builder's default mode opens another page for each check, which takes several times as long.
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
 * Waits until the page has rendered and all finite transitions and animations have ended: colours are not final during a
 * fade.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const endsInTime = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // New elements start animating one frame later, and one animation may start another.
    do {
      await frame();
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      // A dialog that is in the DOM but not shown yet is about to fade in.
    } while (document.getAnimations().some(endsInTime) || document.querySelector('.modal.fade:not(.show)'));
  });
}
