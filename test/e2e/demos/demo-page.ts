/** How the demo pages are tested: each demo is used as a person would, and none may be left out. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchConsole } from '../people';

export interface DemoInUse {
  readonly page: Page;
  /** What the demo shows, without its source and its props. */
  readonly stage: Locator;
  /** The props that may be changed. */
  readonly controls: Locator;
}

/** What a person does with a demo, by the demo's name on the page. */
export type DemoUses = Readonly<Record<string, (demo: DemoInUse) => Promise<void>>>;

/**
 * Opens a page once and uses all of its demos, one after the other. It fails where the page has a demo that is not
 * used here, and where anything was said in the console.
 */
export function demoPage(path: string, uses: DemoUses): void {
  test(`${path}: every demo does what it shows`, async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto(path);
    await expect(page.locator('[data-demo]').first()).toBeVisible();
    const names = await page.locator('[data-demo]').evaluateAll((demos) => demos.map(({ id }) => id));
    expect(names.toSorted(), 'each demo of the page has its use in this test').toEqual(Object.keys(uses).toSorted());
    for (const name of names) {
      await test.step(name, async () => {
        const demo = page.locator(`[data-demo="${name}"]`);
        // A pointer left where it was would be on whatever comes to lie under it.
        await page.mouse.move(0, 0);
        await demo.scrollIntoViewIfNeeded();
        await uses[name]?.({
          page,
          stage: demo.locator('.demo-stage'),
          controls: demo.getByRole('group', { name: 'Props to change' }),
        });
      });
    }
    expect(problems).toEqual([]);
  });
}

/** Stops the page's time, for what is only to be seen while something is under way; `page.clock.runFor` goes on. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Presses a key until it has had its effect: dnd-kit hears keys a moment after it said that something is taken.
 * @param effect is there once the key was heard
 */
export async function pressUntilEffect(page: Page, key: string, effect: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(effect).toBeAttached({ timeout: 2_000 });
  }).toPass();
}

/** Waits until a click arrives again: dnd-kit swallows those of the first moment after a drop. */
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
