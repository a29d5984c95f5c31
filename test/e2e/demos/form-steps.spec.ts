import { expect, type Locator, test } from '@playwright/test';
import { demoPage } from './demo-page';

const currentStep = (stage: Locator) => stage.locator('[aria-current=step]');

demoPage('/form-steps', {
  wizard: async ({ page, stage }) => {
    const next = stage.getByRole('button', { name: 'Continue' });
    await next.click();
    await expect(stage.getByLabel('Name')).toBeFocused();
    await expect(stage.getByLabel('Name')).toHaveAccessibleDescription('Enter the name of the guest.');
    await expect(currentStep(stage)).toHaveText('1Guest');
    await stage.getByLabel('Name').fill('Mila de Vries');
    await stage.getByLabel('Email').fill('mila@example.nl');
    await stage.getByLabel('Email').press('Enter');
    await expect(stage.getByRole('heading', { name: 'Step 2 of 4: Stay' })).toBeFocused();
    await stage.getByLabel('House').selectOption('De Gouden Reaal, Amsterdam');
    const arrival = `${new Date().getFullYear() + 1}-12-04`;
    await stage.getByLabel('Arrival').fill('1990-01-01');
    await next.click();
    await expect(stage.getByLabel('Arrival')).toHaveAccessibleDescription('Choose the day of arrival, today or later.');
    await stage.getByLabel('Arrival').fill(arrival);
    // Back keeps the input of an incomplete step.
    await stage.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(stage.getByRole('heading', { name: 'Step 1 of 4: Guest' })).toBeFocused();
    await expect(stage.getByLabel('Name')).toHaveValue('Mila de Vries');
    await next.click();
    await expect(stage.getByLabel('Arrival')).toHaveValue(arrival);
    await next.click();
    await stage.getByLabel('Wishes').fill('x'.repeat(201));
    await next.click();
    await expect(stage.getByLabel('Wishes')).toHaveAccessibleDescription('Keep it within 200 characters.');
    await stage.getByLabel('Wishes').fill('A high chair');
    await page.reload();
    await expect(stage.getByLabel('Wishes')).toHaveValue('A high chair');
    await next.click();
    await expect(stage.getByRole('heading', { name: 'Step 4 of 4: Review' })).toBeFocused();
    await expect(stage.getByRole('region', { name: 'Extras' })).toContainText('A high chair');
    await expect(stage.getByRole('region', { name: 'Stay' })).toContainText(`4 Dec ${arrival.slice(0, 4)}`);
    await stage.getByRole('button', { name: 'Change Stay' }).click();
    await stage.getByLabel('Nights').selectOption('A week');
    await stage.getByRole('list', { name: 'Steps of the booking' }).getByRole('button', { name: 'Review' }).click();
    await expect(stage.getByRole('region', { name: 'Stay' })).toContainText('A week');
    await stage.getByRole('button', { name: 'Book this stay' }).click();
    await expect(stage.getByRole('status')).toHaveText('Booked for Mila de Vries.');
    await expect(stage.getByLabel('Name')).toHaveValue('');
  },
  'step-indicator': async ({ stage, controls }) => {
    await expect(currentStep(stage)).toContainText('Import');
    await stage.getByRole('button', { name: 'Columns (to be put right)' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Open now: Columns.');
    await expect(currentStep(stage)).toBeFocused();
    await expect(stage.getByRole('button', { name: 'Report' })).toHaveCount(0);
    await controls.getByLabel('hasProblem').uncheck();
    await expect(currentStep(stage)).toHaveText(/Columns\s*\(done\)/);
    await controls.getByLabel('vertical').check();
    await expect(stage.getByRole('list')).toHaveCSS('display', 'grid');
  },
  'steps-in-url': async ({ page, stage }) => {
    const answer = stage.getByRole('textbox');
    await answer.fill('Maaskade 12');
    await answer.press('Enter');
    await expect(page).toHaveURL(/repair=2/);
    await expect(stage.getByRole('heading', { name: 'Step 2 of 3: What is broken?' })).toBeFocused();
    await answer.fill('The boiler');
    await stage.getByRole('button', { name: 'Continue' }).click();
    await expect(stage.getByRole('heading', { name: 'Step 3 of 3: When may somebody come in?' })).toBeFocused();
    await page.goBack();
    await expect(stage.getByRole('heading', { name: 'Step 2 of 3: What is broken?' })).toBeFocused();
    await expect(answer).toHaveValue('The boiler');
    await page.goForward();
    await answer.fill('Any morning');
    await answer.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Reported. Somebody will call today.');
    await expect(page).toHaveURL(/repair=1/);
  },
  branching: async ({ stage }) => {
    await expect(stage.getByRole('listitem')).toHaveText([/Owner/, /Contact/, /Account/]);
    await stage.getByLabel('A company').check();
    await expect(stage.getByRole('listitem')).toHaveText([/Owner/, /Company/, /Contact/, /Account/]);
    await stage.getByRole('button', { name: 'Continue' }).click();
    await expect(stage.getByRole('heading', { name: 'Step 2 of 4: What is the company called?' })).toBeFocused();
    await stage.getByRole('textbox').fill('Maas Vastgoed');
    await stage.getByRole('textbox').press('Enter');
    await expect(stage.getByRole('textbox', { name: 'Whom do we call?' })).toHaveValue('');
    await stage.getByRole('textbox').fill('Sanne Bakker');
    await stage.getByRole('textbox').press('Enter');
    await stage.getByRole('textbox', { name: 'Where does the rent go?' }).fill('NL91ABNA0417164300');
    await stage.getByRole('button', { name: 'Add owner' }).click();
    await expect(stage.getByRole('heading', { name: 'Maas Vastgoed is added.' })).toBeFocused();
  },
  'task-list': async ({ stage }) => {
    await expect(stage.getByRole('status')).toHaveText('2 tasks left.');
    await stage.getByRole('button', { name: /Price a night/ }).press('Enter');
    await expect(stage.getByLabel('Price a night')).toBeFocused();
    await stage.getByLabel('Price a night').fill('145');
    await stage.getByLabel('Price a night').press('Enter');
    await expect(stage.getByRole('button', { name: /Price a night.*Done/ })).toBeFocused();
    await stage.getByRole('button', { name: 'Publish house' }).click();
    await expect(stage.getByRole('status')).toHaveText('1 task left.');
    await expect(stage.getByRole('button', { name: /House rules/ })).toBeFocused();
    // A task that was opened can be left as it was.
    await stage.getByRole('button', { name: /House rules/ }).press('Enter');
    await stage.getByLabel('House rules').fill('No');
    await stage.getByRole('button', { name: 'Back', exact: true }).press('Enter');
    await expect(stage.getByRole('button', { name: /House rules.*To do/ })).toBeFocused();
    await expect(stage.getByRole('status')).toHaveText('1 task left.');
    await stage.getByRole('button', { name: /House rules/ }).press('Enter');
    await expect(stage.getByLabel('House rules')).toHaveValue('');
    await stage.getByLabel('House rules').fill('No parties');
    await stage.getByLabel('House rules').press('Enter');
    await stage.getByRole('button', { name: 'Publish house' }).click();
    await expect(stage.getByRole('status')).toHaveText('The house is on the website.');
  },
});

test('a task has the focus as soon as it is open, and not only in the next frame', async ({ page }) => {
  await page.goto('/form-steps');
  const stage = page.locator('[data-demo="task-list"] .demo-stage');
  const rules = stage.getByRole('button', { name: /House rules/ });
  await stage.getByRole('button', { name: 'Publish house' }).click();
  await expect(rules).toBeFocused();
  const focused = await rules.evaluate((row: HTMLElement) => {
    row.click();
    return document.activeElement?.getAttribute('name');
  });
  expect(focused).toBe('answer');
});

/** A stored draft, and the resulting value of the first field. */
const damagedDrafts: [draft: string, guest: string][] = [
  ['{"step":3,"values":', ''],
  ['null', ''],
  ['[]', ''],
  ['{"step":"3","values":"x"}', ''],
  ['{"step":99,"values":{"guest":"Mila","email":7,"house":null}}', 'Mila'],
  ['{"step":-1,"values":{"guest":"Mila","__proto__":{"email":"x"}}}', 'Mila'],
];

for (const [draft, guest] of damagedDrafts) {
  test(`a booking stored as ${draft} resumes at the first incomplete step`, async ({ page }) => {
    await page.addInitScript((draft) => localStorage.setItem('polder.guest.demo.booking', draft), draft);
    await page.goto('/form-steps');
    const stage = page.locator('[data-demo="wizard"] .demo-stage');
    await expect(stage.getByRole('heading', { name: 'Step 1 of 4: Guest' })).toBeVisible();
    await expect(stage.getByLabel('Name')).toHaveValue(guest);
  });
}
