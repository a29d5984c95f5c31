/** Tests of the demo pages: every demo must be used. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchConsole } from '../people';

export interface DemoInUse {
  readonly page: Page;
  /** The live example, without its source and controls. */
  readonly stage: Locator;
  /** The demo's controls. */
  readonly controls: Locator;
}

/** The steps that use a demo, by the demo's id. */
export type DemoUses = Readonly<Record<string, (demo: DemoInUse) => Promise<void>>>;

/**
 * Opens a page once and uses each of its demos in turn. Fails if the page has a demo that is not used here, or if
 * anything was logged to the console.
 */
export function demoPage(path: string, uses: DemoUses): void {
  test(`${path}: every demo works, without console messages`, async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto(path);
    await expect(page.locator('[data-demo]').first()).toBeVisible();
    const names = await page.locator('[data-demo]').evaluateAll((demos) => demos.map(({ id }) => id));
    const [spec] = test.info().titlePath;
    expect(names.toSorted(), `each demo of ${path} has its use, by its id, in ${spec}`).toEqual(
      Object.keys(uses).toSorted(),
    );
    for (const name of names) {
      await test.step(name, async () => {
        const demo = page.locator(`[data-demo="${name}"]`);
        // Otherwise the pointer could hover an element that scrolls under it.
        await page.mouse.move(0, 0);
        await demo.scrollIntoViewIfNeeded();
        await uses[name]?.({
          page,
          stage: demo.locator('.demo-stage'),
          controls: demo.getByRole('group', { name: 'Props to change' }),
        });
      });
    }
    expect(await namelessTables(page)).toEqual([]);
    expect(await namelessMenus(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

/** The tables without a name of their own, or of the frame in which they scroll, by their first words. */
const namelessTables = (page: Page) =>
  page
    .locator('table:not(:has(> caption), [aria-label], [aria-labelledby], section[aria-label] > table)')
    .evaluateAll((all) => all.map((table) => table.textContent?.slice(0, 60)));

/** The menus of demos without a name of their own, open or not, by their first words. */
const namelessMenus = (page: Page) =>
  page
    .locator('.demo-stage [role=menu]:not([aria-label], [aria-labelledby])')
    .evaluateAll((all) => all.map((menu) => menu.textContent?.slice(0, 60)));

/** Pauses the page's clock, to check transient states; `page.clock.runFor` advances it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Presses a key until it has an effect: dnd-kit listens to keys a moment after announcing the pick-up.
 * @param effect appears once the key was handled
 */
export async function pressUntilEffect(page: Page, key: string, effect: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(effect).toBeAttached({ timeout: 2_000 });
  }).toPass();
}

/** Waits until clicks work again: dnd-kit suppresses them briefly after a drop. */
export async function waitUntilClicksWork(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    let isHeard = false;
    const hear = () => {
      isHeard = true;
    };
    window.addEventListener('click', hear);
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    window.removeEventListener('click', hear);
    return isHeard;
  });
}
