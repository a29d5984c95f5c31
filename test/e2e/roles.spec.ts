/** What a viewer sees, and what happens to the unsent changes of a user whose role changes. */
import { expect, type Page } from '@playwright/test';
import { newAddress } from '../harness/mailbox';
import { callUserPool } from '../harness/user-pool';
import { test } from './own-polder';
import { expireTokens, fillSignIn, password, watchConsole } from './people';
import { storedRentals } from './stored-rentals';

const denial = /^Viewers read rentals\./;

/** The newcomer of an invitation is in no group, so a viewer. */
async function signInAsViewer(page: Page, polder: Parameters<typeof callUserPool>[0]): Promise<string> {
  const email = newAddress('vera');
  await callUserPool(polder, 'AdminCreateUser', { Username: email, MessageAction: 'SUPPRESS' });
  await callUserPool(polder, 'AdminSetUserPassword', { Username: email, Password: password, Permanent: true });
  await page.goto('/auth/loginformik');
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
  return email;
}

const rentals = (page: Page) => page.getByRole('region', { name: 'Rentals' });
const addButton = (page: Page) => rentals(page).getByRole('button', { name: 'Add rental' });

test('a viewer reads rentals; what changes them stays in its place and says why not', async ({ page, polder }) => {
  const problems = watchConsole(page);
  const email = await signInAsViewer(page, polder);
  for (const button of [addButton(page), page.getByRole('button', { name: 'Import CSV' })]) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(denial);
  }
  // Keyboard: it is reached, says why, and does nothing.
  await addButton(page).focus();
  await expect(page.getByRole('tooltip')).toHaveText(denial);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/rental=/);

  const grid = page.getByRole('grid');
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F2');
  await expect(grid.getByRole('textbox')).toHaveCount(0);

  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(denial).first()).toBeVisible();
  await expect(panel.getByLabel('Name', { exact: true })).not.toBeEditable();
  await expect(panel.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(denial);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: `Account of ${email}` }).click();
  await expect(page.getByText('Role: Viewer')).toBeVisible();
  expect(problems).toEqual([]);
});

test('on other pages and in the palette too, what a viewer may not do stays in its place and says why not', async ({
  page,
  polder,
}) => {
  const problems = watchConsole(page);
  await signInAsViewer(page, polder);
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  for (const name of ['Add rental', 'Import CSV']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name);
    const option = palette.getByRole('option', { name });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await expect(option).toContainText(/Viewers read rentals\./);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  }
  await page.goto('/dashboards/Amsterdam');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(denial);
  await page.goto('/dashboards/DenHaag');
  await expect(page.getByRole('button', { name: 'Read text' })).toHaveAccessibleDescription(denial);
  expect(problems).toEqual([]);
});

test('an address that opens the import says why it does not', async ({ page, polder }) => {
  const messages = page.getByRole('region', { name: 'Messages' });
  await page.goto('/dashboards/Rotterdam?import=1');
  await expect(messages.getByText('Sign in first: the sample stays as it is, for everybody.')).toBeVisible();
  await expect(page).toHaveURL('/dashboards/Rotterdam');
  await signInAsViewer(page, polder);
  await page.goto('/dashboards/Rotterdam?import=1');
  await expect(messages.getByText(denial)).toBeVisible();
  await expect(page).toHaveURL('/dashboards/Rotterdam');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('unsent changes survive the loss of the role, and are sent once it allows it', async ({ page, polder }) => {
  const email = await signInAsViewer(page, polder);
  const group = { Username: email, GroupName: 'editor' };
  await callUserPool(polder, 'AdminAddUserToGroup', group);
  await page.evaluate(expireTokens);
  await page.reload();
  await expect(addButton(page)).toBeEnabled();

  // The role goes while a change waits to be sent.
  const writes = /appsync/;
  await page.route(writes, (route) =>
    route.request().postData()?.includes('batchTest') ? route.abort() : route.continue(),
  );
  await addButton(page).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Name', { exact: true }).fill('Doggerland');
  await panel.getByLabel('Code').fill('DG');
  await panel.getByLabel('Population').fill('12');
  await panel.getByRole('button', { name: 'Add rental' }).click();
  await expect(panel).toBeHidden();
  await callUserPool(polder, 'AdminRemoveUserFromGroup', group);
  await page.evaluate(expireTokens);
  // Nothing that is under way with the earlier token gets through.
  await page.reload();
  await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.unroute(writes);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(/was not sent: your role no longer includes changing rentals/)).toBeVisible();
  await expect(page.getByText('1 unsent change')).toBeVisible();
  await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');

  await callUserPool(polder, 'AdminAddUserToGroup', group);
  await page.evaluate(expireTokens);
  await page.goto('/dashboards/Rotterdam?q=Doggerland');
  await expect(page.getByRole('grid')).toContainText('Doggerland');
  await expect.poll(() => storedRentals('Doggerland', polder.url)).toMatchObject([{ Code: 'DG', Population: 12 }]);
  await expect(page.getByText(/unsent change|to send|Sending/)).toHaveCount(0);
});
