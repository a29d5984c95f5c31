/** A button that goes away or is disabled by its own press leaves the focus near, not at the top of the page. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { storeDemoSession } from './people';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function pressByKeyboard(pressed: Locator): Promise<void> {
  await pressed.focus();
  await pressed.press('Enter');
}

/** Presses by keyboard, and expects that the button is disabled and still has the focus. */
async function pressUntilDisabled(pressed: Locator): Promise<void> {
  await pressByKeyboard(pressed);
  await expect(pressed).toHaveAttribute('aria-disabled', 'true');
  await waitForFocusFix(pressed.page());
  await expect(pressed).toBeFocused();
}

/** The browser takes the focus from a disabled element when it next draws. */
const waitForFocusFix = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

test('buttons that a limit disables keep the focus', async ({ page }) => {
  await page.goto('/dashboards/Utrecht');
  for (const name of ['Zoom out', 'Whole world']) {
    await button(page, 'Zoom in').click();
    await pressUntilDisabled(button(page, name));
  }

  await page.goto('/ecom/shopdetail');
  await button(page, 'One more').click();
  await pressUntilDisabled(button(page, 'One less'));
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await button(page, 'One less').press('Enter');
  await expect(page.getByRole('spinbutton')).toHaveValue('1');

  await page.goto('/apps/treeview');
  await page.getByRole('treeitem', { name: 'Lijnbaan' }).focus();
  await pressUntilDisabled(button(page, 'Move Lijnbaan up'));

  await page.goto('/ecom/shop?category=outdoors');
  await pressUntilDisabled(button(page, 'Clear filter'));
});

test('when what was pressed goes away, the focus stays near', async ({ page }) => {
  for (const [route, name] of [
    ['/ecom/shop', 'Search products'],
    ['/tickt/ticket-list', 'Search tickets'],
  ] as const) {
    await page.goto(route);
    const search = page.getByRole('searchbox', { name });
    await search.fill('zzz');
    await pressByKeyboard(
      page
        .locator('.empty-state')
        .getByRole('button')
        .filter({ hasText: /clear|all/i }),
    );
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
  }

  await page.goto('/apps/treeview');
  await pressByKeyboard(page.getByRole('button', { name: 'Clear', exact: true }));
  await expect(page.getByRole('region', { name: 'No homes selected' })).toBeFocused();

  await page.goto('/ecom/shop');
  await button(page, 'Add to cart: Canal house bookends').click();
  await page.goto('/ecom/checkout');
  await pressByKeyboard(button(page, 'Take out: Canal house bookends'));
  await expect(page.getByRole('heading', { name: 'Cart', level: 2 })).toBeFocused();
});

test('a cleared filter of the activity, and a text that is read, keep the focus', async ({ page }) => {
  await storeDemoSession(page);
  await page.goto('/activity?kind=create');
  await pressByKeyboard(button(page, 'Clear filter'));
  await expect(button(page, 'Clear filter')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Changes' })).toBeFocused();

  await page.goto('/dashboards/DenHaag');
  const example = button(page, 'A lease');
  await pressByKeyboard(example);
  await expect(page.getByRole('group', { name: 'The text with its marks' })).toBeVisible();
  await waitForFocusFix(page);
  await expect(example).toBeFocused();
  const read = button(page, 'Read text');
  await pressByKeyboard(read);
  await expect(read).not.toHaveClass(/disabled/);
  await expect(read).toBeFocused();

  const history = page.getByRole('region', { name: 'Read before' });
  await pressByKeyboard(history.getByRole('button', { name: 'Delete all' }));
  await expect(page.locator('.undo-notice')).toBeFocused();
  await pressByKeyboard(button(page, 'Dismiss'));
  await expect(history).toBeFocused();
});

test('what is pressed beside and in the panels of the rentals keeps the focus near', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam?country=NL');
  await pressByKeyboard(button(page, 'Remove filter Country: NL'));
  await expect(button(page, /^Country$/)).toBeFocused();

  await button(page, /^Columns$/).press('Enter');
  await pressUntilDisabled(button(page, 'Move Code up'));
  await page.keyboard.press('Escape');
  await expect(button(page, /^Columns$/)).toBeFocused();
});
