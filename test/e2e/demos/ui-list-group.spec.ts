import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/list-group', {
  variants: async ({ stage, controls }) => {
    const list = stage.getByRole('list');
    await expect(list.getByRole('listitem')).toHaveText(['Choose a file', 'Check the columns', 'Import']);
    await expect(stage.locator('ol')).toHaveCount(1);
    await controls.getByLabel('numbered').uncheck();
    await expect(stage.locator('ul')).toHaveCount(1);
    await controls.getByLabel('horizontal').selectOption('always');
    await expect(list).toHaveCSS('flex-direction', 'row');
    await controls.getByLabel('flush').check();
    await expect(list).toHaveClass(/list-group-flush/);
  },
  links: async ({ stage }) => {
    const nav = stage.getByRole('navigation', { name: 'Cities' });
    await expect(nav.getByRole('link', { name: 'All cities' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Utrecht' })).toHaveAttribute('href', '/dashboards/Utrecht');
    await expect(nav.getByRole('link', { name: 'Groningen, from May' })).toBeDisabled();
  },
  buttons: async ({ stage }) => {
    await expect(stage.getByRole('status')).toContainText('We land at noon');
    const moreau = stage.getByRole('button', { name: 'Jean-Baptiste Moreau' });
    await moreau.press('Enter');
    await expect(moreau).toHaveAttribute('aria-pressed', 'true');
    await expect(stage.getByRole('status')).toContainText('a cot in the back room');
    await expect(stage.getByRole('button', { pressed: true })).toHaveCount(1);
  },
  'with-badges': async ({ stage }) => {
    await expect(stage.getByRole('listitem').nth(1)).toHaveText('Booked31 rentals');
  },
  'with-headings': async ({ page, stage }) => {
    await expect(stage.getByRole('heading')).toHaveCount(2);
    await stage.getByRole('listitem').filter({ hasText: 'The catch is broken' }).click();
    await expect(page).toHaveURL('/tickt/ticket-list');
    await page.goBack();
    await expect(stage.getByRole('heading')).toHaveCount(2);
  },
  checklist: async ({ stage }) => {
    await expect(stage.getByRole('status')).toHaveText('2 to do before the guests come');
    await stage.getByText('Key at the bakery').click();
    await stage.getByRole('checkbox', { name: 'Heating on' }).press('Space');
    await expect(stage.getByRole('status')).toHaveText('The house is ready.');
    await stage.getByRole('checkbox', { name: 'Clean sheets on the beds' }).uncheck();
    await expect(stage.getByRole('status')).toContainText('1 to do');
  },
  'contextual-colours': async ({ stage }) => {
    await expect(stage.getByRole('listitem')).toHaveCount(3);
    await expect(stage.getByRole('img', { name: 'Failed' })).toBeVisible();
  },
});
