/** Lazily loaded parts must not take the focus from what the user does meanwhile. The tests delay their chunks. */
import { expect, type Page, test } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { accountMenu, signInWithOwnSession, storeDemoSession, unlock } from './people';
import { dropFile } from './rentals-file';
import { holdRequests } from './requests';

/** Holds a built module until released, which waits for its request. Call before loading the page that requests it. */
async function delayModule(page: Page, module: string): Promise<() => Promise<void>> {
  const { count, release } = await holdRequests(page, new RegExp(`/assets/${module}-[\\w-]{8}\\.js$`));
  return async () => {
    await expect.poll(count, `requests for ${module}`).toBeGreaterThan(0);
    release();
  };
}

/** Waits until a newly loaded part is rendered and has taken the focus, if it does: the page has nothing left to do. */
const waitForFocusChange = (page: Page) =>
  page.evaluate(async () => {
    for (let period = 0; period < 3; period++) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      await new Promise((idle) => requestIdleCallback(idle));
    }
  });

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });
const pageHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Hydrated: before that, a link is the browser's own, and loads another document. */
async function openAbout(page: Page): Promise<void> {
  await page.goto('/about');
  await expect(pageHeading(page, 'About')).toBeVisible();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
}

/** Of the Rotterdam dashboard: somewhere else to type. */
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });

test('a new page focuses its heading, unless the user is typing elsewhere', async ({ page }) => {
  await openAbout(page);
  const showCalendar = await delayModule(page, 'CalendarPage');
  const showChat = await delayModule(page, 'ChatPage');
  await sidebarLink(page, 'Calendar').click();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('no');
  await showCalendar();
  await expect(page).toHaveTitle(/Calendar/);
  await waitForFocusChange(page);
  await page.keyboard.type('tes');
  await expect(field).toHaveValue('notes');

  // Also the page that the field led to.
  await field.fill('chat');
  await field.press('Enter');
  await showChat();
  await expect(pageHeading(page, 'Chat')).toBeFocused();
});

test('a menu and the palette stay open and focused when a page loads', async ({ page }) => {
  await openAbout(page);
  for (const [module, name] of [
    ['CalendarPage', 'Calendar'],
    ['ChatPage', 'Chat'],
    ['ContactsPage', 'Contacts'],
  ] as const) {
    const show = await delayModule(page, module);
    await sidebarLink(page, name).click();
    await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
    const { open, place } = {
      Calendar: { open: () => accountMenu(page).click(), place: page.getByRole('menuitemradio').first() },
      Chat: {
        open: () => page.getByRole('button', { name: /^Notifications/ }).click(),
        place: page.getByRole('region', { name: 'Notifications' }),
      },
      Contacts: { open: () => page.keyboard.press('Control+k'), place: page.getByRole('dialog').getByRole('combobox') },
    }[name];
    await open();
    await expect(place).toBeFocused();
    await show();
    await expect(page.locator('h1', { hasText: name })).toBeVisible();
    await waitForFocusChange(page);
    await expect(place).toBeFocused();
    await page.keyboard.press('Escape');
  }
});

test('the account menu stays open when opened right after unlocking', async ({ page }) => {
  await signInWithOwnSession(page);
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Lock the screen' }).click();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await page.reload();
  const show = await delayModule(page, 'RotterdamPage');
  await unlock(page, demoAccount.password);
  await accountMenu(page).click();
  const item = page.getByRole('menuitemradio').first();
  await expect(item).toBeFocused();
  await show();
  await expect(pageHeading(page, 'Rotterdam')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await waitForFocusChange(page);
  await expect(item).toBeFocused();
});

test('a dialog that loads late does not open while the user types elsewhere', async ({ page }) => {
  await storeDemoSession(page);
  await page.goto('/dashboards/Rotterdam');
  const show = await delayModule(page, 'IdleDialog');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Lock when idle…' }).click();
  const field = searchField(page);
  await field.click();
  await page.keyboard.type('no');
  const came = page.waitForResponse(/IdleDialog/);
  await show();
  await (await came).finished();
  await waitForFocusChange(page);
  await page.keyboard.type('tes');
  await expect(field).toHaveValue('notes');
  // The second request opens it.
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Lock when idle…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a loading palette takes no keys from a field focused meanwhile', async ({ page }) => {
  const show = await delayModule(page, 'PaletteDialog');
  await page.goto('/dashboards/Rotterdam');
  await expect(pageHeading(page, 'Rotterdam')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = searchField(page);
  await field.click();
  await page.keyboard.type('notes');
  await expect(field).toHaveValue('notes');
  const came = page.waitForResponse(/PaletteDialog-[\w-]{8}\.js$/);
  await show();
  await (await came).finished();
  await waitForFocusChange(page);
  await expect(field).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a failed sign-in keeps the focus on the address being corrected', async ({ page }) => {
  let answer = () => {};
  const free = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.port !== '',
    async (route) => {
      if (route.request().headers()['x-amz-target']?.endsWith('.InitiateAuth')) await free;
      await route.fallback();
    },
  );
  await page.goto('/auth/loginformik');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('verkeerd!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await email.click();
  await page.keyboard.press('End');
  await page.keyboard.type('.n');
  answer();
  await expect(page.getByRole('alert')).toContainText('do not match');
  await page.keyboard.type('l');
  await expect(email).toHaveValue('nobody@example.com.nl');
});

/** Requests a delayed part by `act`, and types elsewhere until it has loaded. */
async function typeMeanwhile(page: Page, module: string, act: () => Promise<void>): Promise<void> {
  const show = await delayModule(page, module);
  await act();
  const field = searchField(page);
  await field.click();
  await page.keyboard.type('no');
  const came = page.waitForResponse(new RegExp(module));
  await show();
  await (await came).finished();
  await waitForFocusChange(page);
  await page.keyboard.type('tes');
  await expect(field).toHaveValue('notes');
  await expect(field).toBeFocused();
}

test('a dropped file’s dialog waits while the user types elsewhere', async ({ page }) => {
  await storeDemoSession(page);
  await typeMeanwhile(page, 'ImportDialog', async () => {
    await page.goto('/dashboards/Rotterdam');
    await expect(page.getByRole('button', { name: 'Import CSV' })).toBeEnabled();
    await dropFile(page, 'late.csv', 'Name,Code,Population\nHuis,NL,1\n');
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const message = page.getByRole('region', { name: 'Messages' });
  await expect(message.getByText(/late\.csv. is ready to be imported/)).toBeVisible();
  await message.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Import 1 rental' })).toBeVisible();
});

/** In the page: the account's settings cannot be saved, as without a network. */
function failToSaveSettings(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    typeof init?.body === 'string' && init.body.includes('mutation SaveMySetting')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(input, init);
}

test('a sign-out prompt that cannot open while the user types shows a “still signed in” message', async ({ page }) => {
  await signInWithOwnSession(page);
  // Views that the account has are not lost by signing out.
  await page.addInitScript(failToSaveSettings);
  await page.evaluate(failToSaveSettings);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByLabel('Save what is shown as a view').fill('Late');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await typeMeanwhile(page, 'LeaveDialog', async () => {
    await page.reload();
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const message = page.getByRole('region', { name: 'Messages' });
  await expect(message.getByText(/You are still signed in/)).toBeVisible();
  await message.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('This is sample data.')).toBeVisible();
});
