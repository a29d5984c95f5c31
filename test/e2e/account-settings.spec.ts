/** What people choose follows their account from one browser to another. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzip } from '../harness/unzip';
import { expectNoViolations } from './accessibility';
import { fillSignIn, otherBrowser, password, register, storeNewAccount, watchConsole } from './people';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const root = (page: Page) => page.locator('html');

async function signInElsewhere(page: Page, email: string) {
  await page.goto('/auth/loginformik?from=%2Fdashboards%2FRotterdam');
  await fillSignIn(page, email, password);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
}

test('look, language and saved views follow an account, and guests keep theirs', async ({ page, browser }) => {
  const problems = watchConsole(page);
  // A guest's choice becomes the new account's.
  await page.goto('/dashboards/Rotterdam');
  await page.getByRole('button', { name: 'Switch to light' }).click();
  await expect(root(page)).toHaveAttribute('data-bs-theme', 'light');
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('SaveMySetting') ?? false);
  const email = await register(page, 'settings');
  await saved;

  const other = await otherBrowser(browser);
  await other.goto('/dashboards/Rotterdam');
  await expect(root(other)).toHaveAttribute('data-bs-theme', 'dark');
  await signInElsewhere(other, email);
  await expect(root(other)).toHaveAttribute('data-bs-theme', 'light');

  // What is chosen in one is in the other without a reload, both ways.
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(root(other)).toHaveAttribute('data-bs-theme', 'dark');
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(root(page)).toHaveAttribute('lang', 'nl');

  await page.getByRole('button', { name: 'Weergave instellen' }).click();
  await expect(page.getByText('Wordt in uw account bewaard, ook voor uw andere browsers.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Zoeken', { exact: true }).fill('land');
  await page.getByRole('button', { name: 'Weergaven', exact: true }).click();
  await page.getByLabel('Wat u ziet opslaan als weergave').fill('Landen');
  await page.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Weergaven', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Landen', exact: true })).toBeVisible();
  await other.keyboard.press('Escape');

  // Without a network, a choice waits; the later one stays.
  await other.context().setOffline(true);
  await other.getByRole('button', { name: 'Lichte weergave' }).click();
  await expect(root(other)).toHaveAttribute('data-bs-theme', 'light');
  await expect(root(page)).toHaveAttribute('data-bs-theme', 'dark');
  await other.context().setOffline(false);
  await expect(root(page)).toHaveAttribute('data-bs-theme', 'light');
  expect(problems).toEqual([]);
  await other.context().close();
});

test('the name in the profile follows another browser, unless something else is typed', async ({ page, browser }) => {
  const email = await storeNewAccount(page, 'renames');
  const other = await otherBrowser(browser);
  await signInElsewhere(other, email);
  const account = other.getByRole('button', { name: `Account of ${email}` });
  for (const where of [page, other]) await where.goto('/sample-pages/profile');
  const field = (where: Page) => where.getByLabel('Name', { exact: true });
  const save = (where: Page) => where.getByRole('button', { name: 'Save' });
  await field(page).fill('Noor');
  await save(page).click();
  await expect(field(other)).toHaveValue('Noor');
  await field(other).fill('Noor van');
  await field(page).fill('Noor V');
  await save(page).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await expect(account).toHaveText('NV');
  await expect(field(other)).toHaveValue('Noor van');
  await save(other).click();
  await expect(field(page)).toHaveValue('Noor van');
  await other.context().close();
});

test('name and picture are on every page of every browser of an account', async ({ page, browser }) => {
  const email = await storeNewAccount(page, 'picture');
  const other = await otherBrowser(browser);
  await signInElsewhere(other, email);
  await page.goto('/sample-pages/profile');
  await page.getByLabel('Name').fill('Noor van der Meer');
  await page.getByRole('button', { name: 'Save' }).click();
  const account = (where: Page) => where.getByRole('button', { name: `Account of ${email}` });
  for (const where of [page, other]) await expect(account(where)).toHaveText('NM');

  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const drawing = canvas.getContext('2d');
    for (let x = 0; x < 4000; x += 8) drawing?.fillRect(x, 0, 4, 3000);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
  await page.getByTestId('picture-file').setInputFiles(picture);
  for (const where of [page, other]) await expect(account(where).locator('img')).toHaveJSProperty('naturalWidth', 64);
  // Lines finer than its pixels are an even grey.
  const row = await account(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => {
      const drawing = new OffscreenCanvas(64, 1).getContext('2d');
      drawing?.drawImage(image, 0, 0);
      const { data } = drawing?.getImageData(0, 0, 64, 1) ?? { data: [] };
      return [...data].filter((_, index) => index % 4 === 3);
    });
  expect(Math.max(...row) - Math.min(...row)).toBeLessThan(32);
  await account(other).click();
  await expect(other.getByRole('menu').getByText('Noor van der Meer')).toBeVisible();
  // The profile shows it too, and that it is removed.
  await other.goto('/sample-pages/profile');
  await expect(other.getByAltText('Your picture')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(account(page).locator('img')).toHaveCount(0);
  await expect(account(other).locator('img')).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByAltText('Your picture')).toBeVisible();
  await other.context().close();
});

test('all data stored about a person can be downloaded, and is deleted with the account', async ({ page, browser }) => {
  const email = await storeNewAccount(page, 'leaving');
  await page.goto('/sample-pages/profile');
  await page.getByLabel('Name').fill('Noor van der Meer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();

  await page.getByTestId('picture-file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();

  // A failure says so, and the next attempt works.
  let isFailing = true;
  await page.route('**/graphql', (route) =>
    isFailing && route.request().postData()?.includes('ListActivity') ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect(page.getByRole('region', { name: 'Your data' }).getByRole('alert')).toContainText('network error');
  isFailing = false;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('polder-account.zip');
  const files = unzip(await readFile(await download.path()));
  const exported = JSON.parse(String(files.get('account.json')?.content));
  expect(exported).toMatchObject({
    account: { email, name: 'Noor van der Meer' },
    person: { email, role: 'editor', lastSignInAt: expect.any(String), addedBy: null },
    interpreted: [],
    activity: [],
  });
  // Each file that is listed is there, with its content.
  const listed = exported.files.map(({ name }: { name: string }) => `files/${name}`);
  expect([...files.keys()].sort()).toEqual(['account.json', ...listed].sort());
  expect(listed).not.toEqual([]);
  for (const name of listed) expect(files.get(name)?.content.length).toBeGreaterThan(0);
  expect(exported.settings).toContainEqual(
    expect.objectContaining({ name: 'profile', value: { name: 'Noor van der Meer', picture: expect.any(String) } }),
  );
  expect(exported.thisBrowser).toHaveProperty('profile');
  await expect(page.getByText('Your data is downloaded')).toBeVisible();

  const other = await otherBrowser(browser);
  await signInElsewhere(other, email);
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('What stays: rentals that you changed');
  await expectNoViolations(page, 'deletion');
  await dialog.getByLabel(`Type ${email} to confirm`).fill('somebody@example.com');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not the address of your account.');
  await expect(dialog.getByLabel(`Type ${email} to confirm`)).toBeFocused();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/loginformik/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('account')))).toEqual([]);

  await fillSignIn(page, email, password);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/loginformik/);
  await other.reload();
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await other.context().close();
});

test('the last admin reads why the account stays', async ({ page }) => {
  await storeNewAccount(page, 'last-admin');
  await page.goto('/sample-pages/profile');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('DeleteMyAccount')
      ? route.fulfill({
          json: { data: { deleteMyAccount: null }, errors: [{ errorType: 'LastAdmin', message: 'no' }] },
        })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('You are the last admin who can sign in');
  await expect(dialog.getByRole('link', { name: 'Open People' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete account…' })).toBeFocused();
});

test('a deletion that fails says why, and its button keeps the focus', async ({ page }) => {
  const email = await storeNewAccount(page, 'undeleted');
  await page.goto('/sample-pages/profile');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('DeleteMyAccount') ? route.abort() : route.fallback(),
  );
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await confirm.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Your account is not deleted.');
  await expect(confirm).toBeFocused();
});
