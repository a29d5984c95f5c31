/** The shell by keyboard alone: every part can be reached, used and left, and the focus is never lost. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInWithOwnSession } from './people';

test.describe.configure({ timeout: 180_000 });

/** A readable name of the focused element; fails when nothing is focused or it is not visible. */
async function focused(page: Page): Promise<string> {
  const place = await page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent ?? element.id;
    return { name: name.trim().slice(0, 60) || element.tagName, isVisible: width > 0 && height > 0 };
  });
  expect(place, 'the focus is lost').not.toBeNull();
  expect(place?.isVisible, `${place?.name} has the focus, but cannot be seen`).toBe(true);
  return place?.name ?? '';
}

/** Presses a key, and checks that something visible has the focus afterwards. */
async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return focused(page);
}

/** Presses Tab until the given element has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab', max = 80): Promise<void> {
  for (let step = 0; step < max; step += 1) {
    await press(page, key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted} was not reached in ${max} steps.`);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the shell is usable by keyboard alone', async ({ page }) => {
  await signInWithOwnSession(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();

  await test.step('the first stop is the link past the navigation, and it works', async () => {
    expect(await press(page, 'Tab')).toBe('Skip to content');
    await press(page, 'Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('the sidebar leads to a page, whose heading gets the focus', async () => {
    const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Calendar' });
    // Not a reload: the link has put the address at the content, from where Tab goes through all licences first.
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeFocused();
  });

  await test.step('going back restores the page, and focuses its heading', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeFocused();
  });

  await test.step('the palette opens, is used and closes where it was opened', async () => {
    const opener = button(page, 'Search and commands');
    await tabTo(page, opener, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: 'Search pages, actions and rentals' });
    await expect(field).toBeFocused();
    for (const key of ['ArrowDown', 'PageDown', 'ArrowUp', 'Tab', 'Shift+Tab']) {
      await press(page, key);
      await expect(field).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('notes');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeFocused();
  });

  await test.step('notifications open, take the focus and give it back', async () => {
    const bell = button(page, 'Notifications');
    await tabTo(page, bell, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  await test.step('the theme is switched in place', async () => {
    await tabTo(page, button(page, 'Switch to light'));
    await press(page, 'Enter');
    await expect(button(page, 'Switch to dark')).toBeFocused();
    await press(page, ' ');
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  });

  await test.step('the customizer opens, is walked through, and closes to where it was opened', async () => {
    const opener = page.locator('.topbar').getByRole('button', { name: /layout|appearance|customi/i });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const direction = page.getByRole('switch', { name: /right.to.left/i });
    await expect(direction).toBeVisible();
    await tabTo(page, direction);
    await press(page, ' ');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await press(page, ' ');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await press(page, 'Escape');
    await expect(direction).toBeHidden();
    await expect(opener).toBeFocused();
  });

  const account = button(page, /^Account of/);
  await test.step('the account menu moves by arrows and closes by Escape', async () => {
    await tabTo(page, account);
    await page.keyboard.press('Enter');
    const first = await focused(page);
    await press(page, 'ArrowDown');
    expect(await focused(page)).not.toBe(first);
    await press(page, 'End');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await press(page, 'Escape');
    await expect(account).toBeFocused();
  });

  await test.step('a dialog keeps the focus within, and gives it back', async () => {
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Lock when idle' });
    while (!(await item.evaluate((element) => element === document.activeElement))) await press(page, 'ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Lock when idle' });
    await expect(dialog.getByLabel('Never')).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(dialog.getByLabel('After 5 minutes')).toBeChecked();
    await press(page, 'ArrowUp');
    await press(page, 'Tab');
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(account).toBeFocused();
  });

  await test.step('every stop back to the first can be seen', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
  });

  await test.step('the screen is locked and unlocked', async () => {
    await tabTo(page, account, 'Tab', 120);
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Lock the screen' });
    while (!(await item.evaluate((element) => element === document.activeElement))) await press(page, 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Locked', level: 1 })).toBeFocused();
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('windmolen');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeFocused();
  });
});

test('on a phone the navigation is a drawer that traps the focus, and restores it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const opener = page.locator('.topbar').getByRole('button', { name: 'Open navigation' });
  await expect(opener).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer).toBeVisible();
  const hasFocus = () => drawer.evaluate((element) => element.contains(document.activeElement));
  for (let step = 0; step < 15; step += 1) {
    await press(page, 'Tab');
    expect(await hasFocus()).toBe(true);
  }
  await drawer.getByRole('button', { name: 'Close navigation' }).focus();
  await press(page, 'Shift+Tab');
  expect(await hasFocus()).toBe(true);
  await press(page, 'Tab');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});
