/** Admins invite, change and shut out people; what they change counts for those who are signed in. */
import { expect, type Page, test } from '@playwright/test';
import { codeSentTo, newAddress } from '../harness/mailbox';
import { sharedPolder } from '../harness/polder';
import { expectNoViolations } from './accessibility';
import {
  fillSignIn,
  otherBrowser,
  password,
  signInAsDemo,
  signInAsNew,
  storeDemoSession,
  watchConsole,
} from './people';

const rowOf = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Actions for ${email}` }) });
const act = async (page: Page, email: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('an invited person signs in, gets another role, and is disabled, all without a reload', async ({
  page,
  browser,
}) => {
  const problems = watchConsole(page);
  const email = newAddress('invited');
  await storeDemoSession(page);
  await page.goto('/people');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByLabel('Email addresses').fill(`${email}, editor\nnobody at home\n${email}`);
  const rows = page.getByRole('list', { name: 'Invitations' });
  await expect(rows).toContainText('Line 2: not an email address');
  await expect(rows).toContainText('Line 3: the same address as before');
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page.getByText('1 invitation is sent.')).toBeVisible();
  await expect(page.getByLabel('Email addresses')).toHaveValue(`nobody at home\n${email}`);
  await page.getByLabel('Email addresses').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, email)).toContainText('Invited');
  await expect(page.getByLabel(`Role of ${email}`)).toHaveValue('editor');
  await expect(rowOf(page, email)).toContainText('demo@polder.test');

  const other = await otherBrowser(browser);
  await other.goto('/auth/loginformik?from=%2Fpeople');
  await fillSignIn(other, email, await codeSentTo(sharedPolder(), email));
  await other.getByLabel('New password', { exact: true }).fill(password);
  await other.getByLabel('Repeat password').fill(password);
  await other.keyboard.press('Enter');
  await expect(other.getByText('Only admins manage people', { exact: true }).last()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Invite people' })).toHaveAccessibleDescription(
    /Only admins manage people/,
  );

  await page.getByLabel(`Role of ${email}`).focus();
  await page.getByLabel(`Role of ${email}`).selectOption('Admin');
  await expect(page.getByText(`${email}: the role is Admin now.`)).toBeVisible();
  await expect(page.getByLabel(`Role of ${email}`)).toBeFocused();
  await expect(other.getByRole('region', { name: 'Messages' }).getByText('you are an admin now')).toBeVisible();
  await expect(rowOf(other, 'demo@polder.test')).toBeVisible();
  await expect(rowOf(other, email)).toContainText('You');
  await expect(rowOf(other, email)).toContainText('Active');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(`Role of ${email}`)).toHaveValue('editor');
  await expect(other.getByText('Only admins manage people', { exact: true }).last()).toBeVisible();

  await act(page, email, 'Disable');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(rowOf(page, email)).toContainText('Disabled');
  await expect(
    other.getByRole('region', { name: 'Messages' }).getByText('An admin has disabled your account'),
  ).toBeVisible();
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

  await act(page, email, 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${email} is removed.`)).toBeVisible();
  await expect(rowOf(page, email)).toHaveCount(0);
  expect(problems).toEqual([]);
  await other.context().close();
});

test('a file of people is invited, and an invitation is sent again with another password', async ({
  page,
  browser,
}) => {
  const [editor, viewer] = [newAddress('from-file'), newAddress('from-file')];
  await storeDemoSession(page);
  await page.goto('/people');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByText('Choose a CSV file').click();
  const buffer = Buffer.from(`${editor},editor\r\n${viewer}\r\n`);
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByRole('list', { name: 'Invitations' })).toContainText(editor);
  // The second click of a double-click must not ask whether to stop.
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).dblclick();
  await expect(page.getByText('2 invitations are sent.')).toBeVisible();
  await expect(page.getByText('Stop inviting?')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Send invitations' })).toBeVisible();
  // The second click may have reached what is beside the button, which moves when its label gets shorter.
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByLabel('Search people').fill('from-file');
  // Rows that move under the pointer take no press.
  await expect(page).toHaveURL(/from-file/);
  await expect(page.getByLabel(`Role of ${editor}`)).toHaveValue('editor');
  await expect(page.getByLabel(`Role of ${viewer}`)).toHaveValue('viewer');

  const first = await codeSentTo(sharedPolder(), editor);
  await act(page, editor, 'Send the invitation again');
  await expect(page.getByText(`${editor} gets another invitation; the one before no longer works.`)).toBeVisible();
  const second = await codeSentTo(sharedPolder(), editor);
  expect(second).not.toBe(first);
  const other = await otherBrowser(browser);
  await other.goto('/auth/loginformik');
  await fillSignIn(other, editor, first);
  await expect(other.getByRole('alert')).toContainText('Email and password do not match.');
  await fillSignIn(other, editor, second);
  await expect(other.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await other.context().close();
});

test('people who are signed out everywhere sign in again, and disabled ones once they are enabled', async ({
  page,
  browser,
}) => {
  const other = await otherBrowser(browser);
  const email = await signInAsNew(other, 'shut-out');
  const signInAgain = async () => {
    await other.goto('/auth/loginformik');
    await fillSignIn(other, email, password);
  };
  await storeDemoSession(page);
  await page.goto(`/people?q=${encodeURIComponent(email)}`);
  await act(page, email, 'Sign out everywhere');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(`${email} is signed out everywhere.`)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signInAgain();
  await expect(other.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();

  await act(page, email, 'Disable');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(rowOf(page, email)).toContainText('Disabled');
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signInAgain();
  await expect(other.getByRole('alert')).toBeVisible();
  await act(page, email, 'Enable');
  await expect(page.getByText(`${email} can sign in again.`)).toBeVisible();
  await expect(rowOf(page, email)).toContainText('Active');
  await signInAgain();
  await expect(other.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
  await other.context().close();
});

test('the last admin keeps role and account, and reads why', async ({ page }) => {
  await storeDemoSession(page);
  // Other tests make admins for a moment.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ListPeople')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    const { items } = answer.data.listPeople;
    answer.data.listPeople.items = items.filter(({ email, role }: Record<string, string>) => {
      return role !== 'admin' || email === 'demo@polder.test';
    });
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/people?q=demo%40polder');
  const role = page.getByLabel('Role of demo@polder.test');
  await expect(role).toBeDisabled();
  await expect(role).toHaveAccessibleDescription(/Make somebody else admin first/);
  await page.getByRole('button', { name: 'Actions for demo@polder.test' }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toContainText('Make somebody else admin first');
  await expectNoViolations(page, 'people');
});

test('the columns are as wide as their words', async ({ page }) => {
  await storeDemoSession(page);
  await page.goto('/people');
  const addedBy = page.getByText('Registered', { exact: true }).first();
  const lines = () =>
    addedBy.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
  for (const width of [1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(lines, `${width} px wide`).toBe(1);
  }
});

test('the address has what is looked for, and Back goes through it', async ({ page }) => {
  await storeDemoSession(page);
  await page.goto('/people?role=admin&sort=-signIn&state=nonsense');
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('admin');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('');
  await expect(page.getByRole('columnheader', { name: 'Last sign-in' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('State', { exact: true }).selectOption('Disabled');
  await expect(page).toHaveURL(/state=disabled/);
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'demo@polder.test')).toBeVisible();
});

test('a guest reads who manages people, and signs in to do it', async ({ page }) => {
  await page.goto('/people');
  await expect(page.getByText('Only admins manage people', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite people' })).toHaveAccessibleDescription(
    /Only admins manage people/,
  );
  await expectNoViolations(page, 'people');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/from=%2Fpeople/);
});

test('a list that does not load says so and loads again', async ({ page }) => {
  await signInAsDemo(page);
  let isDown = true;
  await page.route('**/graphql', async (route) => {
    const isList = route.request().postData()?.includes('ListPeople');
    await (isList && isDown ? route.abort() : route.fallback());
  });
  await page.goto('/people');
  await expect(page.getByRole('alert')).toContainText('A network error has occurred.');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(rowOf(page, 'demo@polder.test')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
