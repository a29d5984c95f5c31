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
