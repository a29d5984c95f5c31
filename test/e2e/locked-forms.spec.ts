/** The lock screen removes every page without asking: an open form is there again after unlocking. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import {
  accountMenu,
  fillSignIn,
  password,
  signInWithOwnSession,
  storeNewAccount,
  storeOwnDemoSession,
  unlock,
} from './people';
import { csvFile } from './rentals-file';

/** A form: how it is opened, the fields to type in, and what says that it is open. */
interface OpenForm {
  readonly address: string;
  readonly open: (page: Page) => Promise<void>;
  readonly form: (page: Page) => Locator;
  readonly typed: Readonly<Record<string, string>>;
}

const dialog = (page: Page) => page.getByRole('dialog').first();
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Its review opens, and its only fault is corrected. */
async function chooseFaultyFile(page: Page, place: Locator): Promise<void> {
  const file = csvFile('half.csv', 'Name,Code,Population\nHalf an island,NLD,1\n');
  await place.locator('input[type=file]').first().setInputFiles(file);
  await dialog(page).getByLabel('Code on line 2').fill('nl');
  await dialog(page).getByLabel('Code on line 2').press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Import 1 rental' })).toBeEnabled();
}

const forms: Readonly<Record<string, OpenForm>> = {
  'a new contact': {
    address: '/apps/contacts?new=1',
    open: async () => {},
    form: (page) => page.getByRole('form', { name: 'New contact' }),
    typed: { 'First name': 'Half', Labels: 'one, tw', Notes: 'Called at nine' },
  },
  'a contact': {
    address: '/apps/contacts?id=3',
    open: press('Edit'),
    form: (page) => page.getByRole('form', { name: /^Edit / }),
    typed: { Company: 'Half' },
  },
  'a new event': {
    address: '/apps/calendar',
    open: (page) => page.keyboard.press('n'),
    form: dialog,
    typed: { Title: 'Viewing', From: '20 Nov 2026', 'Start time': '09:30' },
  },
  'an event': { address: '/apps/calendar?id=1', open: async () => {}, form: dialog, typed: { Title: 'Half a title' } },
  'a new ticket': {
    address: '/tickt/ticket-list',
    open: press('New ticket'),
    form: dialog,
    typed: { Subject: 'The bell', Description: 'It does not ring.' },
  },
  'a new rental': {
    address: '/dashboards/Rotterdam?rental=new',
    open: async () => {},
    form: dialog,
    typed: { Name: 'Half an island', 'Country code': 'N' },
  },
  'the review of a file': {
    address: '/dashboards/Rotterdam',
    open: async (page) => {
      await page.getByRole('button', { name: 'Import CSV' }).click();
      await chooseFaultyFile(page, dialog(page));
    },
    form: dialog,
    typed: { 'Code on line 2': 'nl' },
  },
  'the review of a file, on the page of imports': {
    address: '/dashboards/Amsterdam',
    open: (page) => chooseFaultyFile(page, page.getByRole('main')),
    form: dialog,
    typed: { 'Code on line 2': 'nl' },
  },
  invitations: {
    address: '/people',
    open: press('Invite people'),
    form: dialog,
    typed: { 'Email addresses': 'noor@polder.example, viewer' },
  },
  'the name of the account': {
    address: '/sample-pages/profile',
    open: async () => {},
    form: (page) => page.getByRole('region', { name: 'Account', exact: true }),
    typed: { Name: 'Half a name' },
  },
};

const fieldOf = (form: Locator, label: string) => form.getByLabel(new RegExp(`^${label}`)).first();

async function expectTyped(form: Locator, typed: OpenForm['typed']): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(fieldOf(form, label)).toHaveValue(text);
}

/** Locks the screen in another tab, as a dialog covers the menu of this one. */
async function lockFrom(other: Page, page: Page): Promise<void> {
  await other.goto('/auth/lockscreen');
  await other.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { name: 'Locked', level: 1 })).toBeVisible();
}

test('what is typed in a form is there again after unlocking', async ({ page, context }) => {
  // Locks and unlocks for each form.
  test.setTimeout(120_000);
  await storeOwnDemoSession(page);
  const other = await context.newPage();
  for (const [name, { address, open, form, typed }] of Object.entries(forms)) {
    await test.step(name, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await open(page);
      for (const [label, text] of Object.entries(typed)) await fieldOf(form(page), label).fill(text);
      await lockFrom(other, page);
      await expect(form(page)).toHaveCount(0);
      await unlock(page, demoAccount.password);
      await expectTyped(form(page), typed);
    });
  }
});

const newContact = (page: Page) => page.getByRole('form', { name: 'New contact' });

async function typeContact(page: Page): Promise<void> {
  await page.goto('/apps/contacts?new=1');
  await newContact(page).getByLabel('First name').fill('Half');
}

test('a reload of the lock screen asks before what was typed is lost, and of another one does not', async ({
  page,
  context,
}) => {
  await storeNewAccount(page, 'reloads');
  await typeContact(page);
  const other = await context.newPage();
  await lockFrom(other, page);
  const asked = page.waitForEvent('dialog');
  // Not awaited: a reload that is dismissed never ends.
  page.reload().catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await unlock(page, password);
  await expect(newContact(page).getByLabel('First name')).toHaveValue('Half');
  await newContact(page).getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByRole('heading', { name: 'Half', level: 2 })).toBeVisible();
  await lockFrom(other, page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Locked', level: 1 })).toBeVisible();
});

test('whoever signs in as somebody else is not asked about a form that is not theirs', async ({ page, context }) => {
  await storeNewAccount(page, 'leaves-form');
  await typeContact(page);
  await lockFrom(await context.newPage(), page);
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await fillSignIn(page, demoAccount.email, demoAccount.password);
  await expect(accountMenu(page)).toHaveAccessibleName(`Account of ${demoAccount.email}`);
  let isAsked = false;
  page.on('dialog', (dialog) => {
    isAsked = true;
    return dialog.accept();
  });
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  expect(isAsked).toBe(false);
});

test('signing out discards what was typed, and the next account does not see it', async ({ page, context }) => {
  const email = await storeNewAccount(page, 'discards');
  await typeContact(page);
  const other = await context.newPage();
  await other.goto('/about');
  await accountMenu(other).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(newContact(page).getByLabel('First name')).toHaveValue('');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, email, password);
  await page.goto('/apps/contacts?new=1');
  await expect(newContact(page).getByLabel('First name')).toHaveValue('');
});

test('the review of a file that was chosen in the top bar is there again on another page', async ({
  page,
  context,
}) => {
  await signInWithOwnSession(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  let goOn = () => {};
  const isInBackground = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('batchTest')) await isInBackground;
    await route.continue();
  });
  const file = csvFile('first.csv', `Name,Code,Population\nFirst ${Date.now()},NL,1\n`);
  await dialog(page).locator('input[type=file]').first().setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Import 1 rental' }).click();
  await dialog(page).getByRole('button', { name: 'Run in the background' }).click();
  goOn();
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await page.getByRole('button', { name: /has ended: show the report/ }).click();
  await dialog(page).getByRole('button', { name: 'Import another file' }).click();
  await chooseFaultyFile(page, dialog(page));

  await lockFrom(await context.newPage(), page);
  await unlock(page, demoAccount.password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes');
  await expect(dialog(page).getByLabel('Code on line 2')).toHaveValue('nl');
});
