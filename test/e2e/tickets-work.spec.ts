import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { watchConsole } from './people';

const rows = (page: Page) => page.locator('.ticket-table tbody tr');

test('a new ticket says what is missing, keeps what was typed, and opens once it is added', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/tickt/ticket-list');
  await expect(rows(page)).toHaveCount(8);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New ticket' });
  const subject = dialog.getByLabel('Subject');
  await expect(subject).toBeFocused();
  await page.keyboard.type('Lift stuck');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Describe what happened, and where.')).toBeVisible();
  await expect(dialog.getByLabel('Description')).toBeFocused();
  await dialog.getByLabel('Due').fill('2020-01-01');
  await expect(dialog.getByText('Choose today or a later day.')).toBeVisible();
  await expectNoViolations(page, 'the form with errors');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without adding the ticket?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(subject).toHaveValue('Lift stuck');
  await dialog.getByLabel('Description').fill('Between two floors.');
  await dialog.getByLabel('Agent').selectOption('Bram Visser');
  await dialog.getByLabel('Priority').selectOption('Urgent');
  await dialog.getByLabel('Due').fill('2999-12-31');
  await dialog.getByRole('button', { name: 'Add ticket' }).click();
  await expect(page).toHaveURL(/ticket-detail\?id=9$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Lift stuck' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'The ticket' })).toContainText('Bram Visser');
  expect(problems).toEqual([]);
});

test('a ticket is assigned, given a due date and a comment; a reload keeps them, and undo takes them back', async ({
  page,
}) => {
  await page.goto('/tickt/ticket-detail?id=1');
  const detail = page.getByRole('region', { name: 'The ticket' });
  await detail.getByLabel('Agent').selectOption('Bram Visser');
  await expect(page.getByText('Ticket #1 is assigned to Bram Visser.')).toBeVisible();
  await detail.getByLabel('Priority').selectOption('High');
  await detail.getByLabel('Due').fill('2020-01-01');
  await expect(detail.getByText('Overdue')).toBeVisible();
  await detail.getByRole('button', { name: 'Add comment' }).click();
  await expect(detail.getByText('Write something first.')).toBeVisible();
  await page.keyboard.type('The boiler is replaced.');
  await detail.getByRole('button', { name: 'Add comment' }).click();
  const comment = detail.locator('.ticket-comments li');
  await expect(comment).toContainText('Guest');
  await expect(comment).toContainText('The boiler is replaced.');
  await expectNoViolations(page, 'a ticket with a comment');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(detail.getByLabel('Due')).toHaveValue('');
  await page.reload();
  await expect(comment).toContainText('The boiler is replaced.');
  await expect(detail.getByLabel('Agent')).toHaveValue('Bram Visser');
  await expect(detail.getByLabel('Priority')).toHaveValue('High');
  await detail.getByRole('button', { name: 'Closed' }).click();
  await expect(page.getByText('Ticket #1 is closed.')).toBeVisible();
});

test('the list is sorted and filtered, and its address shows the same again', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await expect(rows(page)).toHaveCount(8);
  await page.getByLabel('Agent to show').selectOption('Linh Nguyễn');
  await expect(rows(page)).toHaveCount(2);
  const received = page.getByRole('columnheader', { name: 'Received' });
  await received.getByRole('button').click();
  await received.getByRole('button').click();
  await expect(received).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/agent=Linh\+Nguy%E1%BB%85n&sort=created$/);
  await expect(rows(page).locator('.ticket-number')).toHaveText(['#7', '#3']);
  await page.reload();
  await expect(rows(page).locator('.ticket-number')).toHaveText(['#7', '#3']);
  await page.getByLabel('Priority to show').selectOption('Urgent');
  await page.getByRole('button', { name: 'Show all tickets' }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(page).toHaveURL(/ticket-list$/);
});

test('several tickets are chosen by keyboard, closed and deleted at once, and undone', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await rows(page).nth(0).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await rows(page).nth(1).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  const bulk = page.getByRole('group', { name: 'With the selected tickets' });
  await expect(bulk).toContainText('2 tickets selected');
  await expectNoViolations(page, 'two tickets selected');
  await bulk.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 tickets are closed.')).toBeVisible();
  await expect(rows(page).locator('.badge').nth(1)).toHaveText('Closed');
  await page.keyboard.press('Control+z');
  await expect(rows(page).locator('.badge').nth(1)).toHaveText('Pending');

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(bulk).toContainText('8 tickets selected');
  await page.keyboard.press('Delete');
  await expect(page.getByText('8 tickets are deleted.')).toBeVisible();
  await expect(page.getByText('No tickets', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).locator('.ticket-number')).toHaveText(['#1', '#2', '#3', '#4', '#5', '#6', '#7', '#8']);
});

test('several tickets are assigned, prioritised and given a due date at once', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  const bulk = page.getByRole('group', { name: 'With the selected tickets' });
  await bulk.getByLabel('Assign to…').selectOption('Bram Visser');
  await expect(rows(page).nth(1).locator('.ticket-agent')).toHaveText('Bram Visser');
  await bulk.getByLabel('Priority…').selectOption('Urgent');
  await expect(rows(page).nth(0)).toContainText('Urgent');
  await bulk.getByRole('button', { name: 'Due date…' }).click();
  await page.keyboard.type('2030-01-02');
  await expectNoViolations(page, 'the due date of two tickets');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(0)).toContainText('2 Jan 2030');
  await page.keyboard.press('Control+z');
  await expect(rows(page).nth(1)).not.toContainText('2 Jan 2030');
  await expect(rows(page).nth(1).locator('.ticket-agent')).toHaveText('Bram Visser');
});

test('arrow keys open the list of assignees, and only Enter assigns', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await rows(page).nth(0).getByRole('checkbox').check();
  const agent = rows(page).nth(0).locator('.ticket-agent');
  const before = await agent.textContent();
  const assign = page.getByRole('group', { name: 'With the selected tickets' }).getByLabel('Assign to…');
  await assign.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(agent).toHaveText(before ?? '');
  await page.keyboard.press('Enter');
  await expect(agent).not.toHaveText(before ?? '');
  await expect(assign).toBeFocused();
});

test('the focus stays by the selected tickets after a due date that changes nothing, and after the selection is cleared', async ({
  page,
}) => {
  await page.goto('/tickt/ticket-list');
  await rows(page).nth(0).getByRole('checkbox').check();
  const bulk = page.getByRole('group', { name: 'With the selected tickets' });
  const dueDate = bulk.getByRole('button', { name: 'Due date…' });
  await dueDate.click();
  // The first ticket has no due date that this could remove.
  await page.keyboard.press('Enter');
  await expect(dueDate).toBeFocused();
  await bulk.getByRole('button', { name: 'Select none' }).focus();
  await page.keyboard.press('Enter');
  await expect(bulk).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Tickets' })).toBeFocused();
});

test('the due date of several tickets is given up with Escape or Cancel, and the focus returns', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  const bulk = page.getByRole('group', { name: 'With the selected tickets' });
  const dueDate = bulk.getByRole('button', { name: 'Due date…' });
  const field = bulk.getByRole('textbox', { name: 'Due' });
  await dueDate.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar).toBeVisible();
  // Of the calendar, then of the form.
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type('2030-01-02');
  await page.keyboard.press('Escape');
  await expect(dueDate).toBeFocused();

  await dueDate.click();
  await expect(field).toHaveValue('');
  await page.keyboard.type('no day');
  await expectNoViolations(page, 'the due date of two tickets, with Cancel');
  await bulk.getByRole('button', { name: 'Cancel' }).click();
  await expect(dueDate).toBeFocused();
  await expect(rows(page).nth(0)).not.toContainText('2 Jan 2030');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // What was given up is not read again.
  await dueDate.click();
  await page.keyboard.type('2030-01-03');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(0)).toContainText('3 Jan 2030');
});

test('a ticket in Hebrew has its own direction in the lists', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await expect(rows(page)).toHaveCount(8);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New ticket' });
  await dialog.getByLabel('Subject').fill('אין מים חמים!');
  await dialog.getByLabel('Description').fill('מאז הבוקר. '.repeat(30));
  await dialog.getByRole('button', { name: 'Add ticket' }).click();
  await expect(page.locator('.item-title').first()).toHaveCSS('direction', 'rtl');
  await page.goto('/tickt/ticket-list');
  await expect(rows(page).first().getByRole('link')).toHaveCSS('direction', 'rtl');
  await expect(rows(page).first().locator('.ticket-excerpt')).toHaveCSS('direction', 'rtl');
  await page.keyboard.press('b');
  const card = page.getByRole('listitem').filter({ hasText: 'מים' });
  await expect(card.locator('bdi', { hasText: 'מים' })).toHaveCSS('direction', 'rtl');
});

test('a ticket leads to the contact who works on it', async ({ page }) => {
  await page.goto('/tickt/ticket-detail?id=5');
  await page.getByRole('link', { name: 'Show Diego Morales in contacts' }).click();
  await expect(page.getByRole('heading', { name: 'Diego Morales' })).toBeVisible();
});
