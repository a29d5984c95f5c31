import { expect, type Page } from '@playwright/test';
import { isolate } from '../../frontend/src/lib/isolate';
import { panelOf, waitUntilSynced } from './rental-editing';
import { csvFile } from './rentals-file';

/** A unique word. */
export const mark = 'Zeehond47';

/** How a user stores something, by the entry where it is stored (storage-names.ts). */
const marks: Record<string, (page: Page) => Promise<void>> = {
  'apps.notes': async (page) => {
    await page.goto('/apps/notes');
    await page.getByLabel('Title').fill(mark);
  },
  'apps.chat': async (page) => {
    await page.goto('/apps/chat');
    await page.locator('.composer textarea, form textarea').last().fill(mark);
    await page.keyboard.press('Enter');
  },
  'apps.chat-drafts': async (page) => {
    await page.locator('.composer textarea, form textarea').last().fill(mark);
  },
  'apps.chat-read': async (page) => {
    await page
      .getByRole('list', { name: 'Contacts' })
      .getByRole('link', { name: /Fatima/ })
      .click();
    await expect(page.getByText('3 unread messages')).toHaveCount(0);
  },
  'apps.email': async (page) => {
    await page.goto('/apps/email');
    await page.getByRole('button', { name: 'Star: Offerte dakgoot' }).click();
  },
  'apps.tickets': async (page) => {
    await page.goto('/tickt/ticket-list');
    await page.getByRole('button', { name: 'Delete ticket #2' }).click();
  },
  'apps.tickets-drafts': async (page) => {
    await page.goto('/tickt/ticket-detail?id=1');
    await page.getByLabel('Write a comment').fill(mark);
  },
  'apps.shop': async (page) => {
    await page.goto('/ecom/shop');
    await page.getByRole('link', { name: 'City bicycle' }).click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  },
  'apps.shop-checkout': async (page) => {
    await page.goto('/ecom/checkout?step=address');
    await page.getByLabel('Name', { exact: true }).fill(mark);
    await page.getByLabel('Email', { exact: true }).fill('zeehond@example.nl');
    await page.getByLabel('Street and number').fill('Kade 1');
    await page.getByLabel('Postcode').fill('3011 AA');
    await page.getByLabel('City').fill('Rotterdam');
  },
  'apps.shop-orders': async (page) => {
    await page.getByRole('button', { name: 'Go on to delivery' }).click();
    await page.getByRole('radio', { name: 'On invoice' }).check();
    await page.getByRole('button', { name: 'Review the order' }).click();
    await page.getByRole('button', { name: 'Place the order' }).click();
  },
  'apps.contacts': async (page) => {
    await page.goto('/apps/contacts');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Last name').fill(mark);
    await page.getByRole('button', { name: 'Save contact' }).click();
  },
  'apps.calendar': async (page) => {
    await page.goto('/apps/calendar');
    await page.getByRole('button', { name: 'New event' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill(mark);
    await page.getByRole('dialog').getByRole('button', { name: 'Add event' }).click();
  },
  'apps.tree': async (page) => {
    await page.goto('/apps/treeview');
    await page.getByRole('button', { name: 'Expand all' }).click();
  },
  'demo.booking': async (page) => {
    await page.goto('/form-steps');
    await page.getByLabel('Name').first().fill(mark);
  },
  texts: async (page) => {
    await page.goto('/dashboards/DenHaag');
    await page.getByRole('textbox', { name: 'Text to read' }).fill(`${mark} is a house in Breda.`);
    await page.getByRole('button', { name: 'Read text' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${mark}`) })).toBeVisible();
  },
  'arrangement.': async (page) => {
    await page.goto('/dashboards/Utrecht');
    await page.getByRole('button', { name: 'Arrange cards' }).click();
    const width = page.getByRole('group', { name: 'Width of Top markets' });
    await width.getByRole('button', { name: '3 columns wide' }).click();
  },
  'rentals.columns': async (page) => {
    await page.goto('/dashboards/Rotterdam?q=land');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Version' }).uncheck();
    await page.keyboard.press('Escape');
  },
  notifications: async (page) => {
    const name = `${mark} deleted`;
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByLabel('Save what is shown as a view').fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: `Delete ${isolate(name)}` }).press('Enter');
    await expect(page.getByText(`View ${isolate(name)} was deleted.`).first()).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'rentals.views': async (page) => {
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByLabel('Save what is shown as a view').fill(mark);
    await page.keyboard.press('Enter');
  },
  profile: async (page) => {
    await page.goto('/sample-pages/profile');
    await page.getByLabel('Name').fill(mark);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your name is saved.')).toBeVisible();
    await page.goto('/dashboards/Rotterdam');
  },
  'polder-rentals': unsentChange,
  'polder-import': pausedImport,
};

/** Entries stored automatically, or along with one of the marks. */
const automaticEntries = ['import.columns', 'import.kept', 'lastActivity', 'recentPages', 'settings'];

/** The names of all entries that {@link markEverything} writes. */
export const markedNames = [...Object.keys(marks), ...automaticEntries].sort();

/** Writes a mark of the user into every entry in the browser's storage. */
export async function markEverything(page: Page): Promise<void> {
  for (const [name, leaveMark] of Object.entries(marks)) {
    await leaveMark(page);
    if (isDatabase(name)) continue;
    // Before hydration the document takes what is done to it, and has no code yet that stores it.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(name);
  }
}

const isDatabase = (name: string) => name.startsWith('polder-');

/** Makes an offline edit, which stays in the outbox. */
async function unsentChange(page: Page): Promise<void> {
  await waitUntilSynced(page);
  // Offline from now on.
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('region', { name: 'Rentals' }).getByRole('button', { name: 'Add rental' }).click();
  const panel = panelOf(page, 'New rental');
  await panel.getByLabel('Name').fill(mark);
  await panel.getByLabel('Country code').fill('nl');
  await panel.getByLabel('Population').fill('47');
  await panel.getByRole('button', { name: 'Add rental' }).click();
  await expect(page.locator('.sync-pending')).toContainText('1 change');
}

/** Starts an import that cannot continue, and pauses it. */
async function pausedImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles(csvFile(`${mark}.csv`, `${mark},Code,Population\nHuis,NL,1\n`));
  await dialog.getByRole('button', { name: 'Import 1 rental' }).click();
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await dialog.getByRole('button', { name: 'Run in the background' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`${mark}.* paused`) })).toBeVisible();
}
