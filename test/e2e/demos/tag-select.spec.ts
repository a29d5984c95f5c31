import { expect, type Locator } from '@playwright/test';
import { demoPage, pressUntilEffect, stopTime } from './demo-page';

const tags = (stage: Locator) => stage.locator('.select__multi-value');
const option = (stage: Locator, name: string) => stage.getByRole('option', { name, exact: true });

demoPage('/form-pickers/tag-select', {
  multi: async ({ stage, controls }) => {
    const field = stage.getByLabel('Cities in the report');
    await field.fill('rott');
    await expect(stage.getByRole('option')).toHaveText(['Rotterdam']);
    await field.press('Enter');
    await expect(stage.getByRole('status').last()).toHaveText('The report is about Delft, Rotterdam.');
    // The list stays open, without the chosen option.
    await expect(option(stage, 'Leiden')).toBeVisible();
    await expect(option(stage, 'Rotterdam')).toHaveCount(0);
    await field.press('Escape');
    await field.press('Backspace');
    await expect(tags(stage)).toHaveText(['Delft']);
    await stage.getByLabel('Remove Delft').click();
    await expect(stage.getByText('The report is about all cities.')).toBeVisible();
    await controls.getByLabel('closeMenuOnSelect').check();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(stage.getByRole('option')).toHaveCount(0);
    await controls.getByLabel('isDisabled').check();
    await expect(field).toBeDisabled();
  },
  'single-select': async ({ stage }) => {
    const field = stage.getByLabel('House');
    await field.fill('delft');
    await expect(stage.getByRole('option')).toContainText(['taken']);
    await expect(stage.getByRole('option')).toHaveAttribute('aria-disabled', 'true');
    await field.fill('rotterdam');
    await field.press('Enter');
    await expect(stage.getByText('Three nights in Maaskade 12: € 480.')).toBeVisible();
    await field.press('Backspace');
    await expect(stage.getByText('Three nights from Friday.')).toBeVisible();
  },
  creatable: async ({ stage }) => {
    const field = stage.getByLabel('Labels of this ticket');
    await field.fill('KEYS');
    await expect(stage.getByRole('option')).toHaveText(['Keys']);
    await field.fill('A label that is far too long');
    await expect(stage.getByRole('option')).toHaveCount(0);
    await field.fill('Roof terrace');
    await expect(stage.getByRole('option')).toHaveText(['Make “Roof terrace”']);
    await field.press('Enter');
    await expect(tags(stage)).toHaveText(['Heating', 'Roof terrace']);
    await field.press('Backspace');
    await field.fill('roof');
    await expect(stage.getByRole('option').first()).toHaveText('Roof terrace');
  },
  asynchronous: async ({ page, stage }) => {
    const field = stage.getByLabel('Guests of this booking');
    await field.fill('d');
    await expect(stage.getByText('Type two letters or more.')).toBeVisible();
    await stopTime(page);
    await field.fill('de');
    await expect(stage.getByText('Looking…')).toBeVisible();
    await field.fill('de b');
    // The response to “de” arrives last and is stale.
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(stage.getByRole('option')).toHaveText(['Daan de Boer']);
    await field.press('Enter');
    await expect(stage.getByText('1 guest.')).toBeVisible();
    await field.fill('xyz');
    await expect(stage.getByText('No guest is called “xyz”.')).toBeVisible();
    await field.fill('error');
    await expect(stage.getByText('The guests could not be asked for.')).toBeVisible();
  },
  sortable: async ({ page, stage }) => {
    await expect(tags(stage)).toHaveText(['City', 'Guest', 'Rent']);
    const grip = stage.getByRole('button', { name: 'Move City', exact: true });
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('City is taken, at place 1.')).toBeAttached();
    await pressUntilEffect(page, 'ArrowRight', page.getByText('City is over place 2.'));
    await page.keyboard.press('Space');
    await expect(stage.getByText('Columns: Guest, City, Rent.')).toBeVisible();
    await stage.getByLabel('Columns of the table').fill('until');
    await stage.getByLabel('Columns of the table').press('Enter');
    await expect(stage.getByText('Columns: Guest, City, Rent, Until.')).toBeVisible();
    await stage.getByLabel('Remove City').click();
    await expect(stage.getByText('Columns: Guest, Rent, Until.')).toBeVisible();
    const until = stage.getByRole('button', { name: 'Move Until', exact: true });
    await until.hover();
    await page.mouse.down();
    const first = await stage.getByRole('button', { name: 'Move Guest', exact: true }).boundingBox();
    await page.mouse.move((first?.x ?? 0) + 2, (first?.y ?? 0) + 8, { steps: 8 });
    await page.mouse.up();
    await expect(stage.getByText('Columns: Until, Guest, Rent.')).toBeVisible();
  },
  'in-form': async ({ stage }) => {
    const field = stage.getByLabel('Shown first on the website');
    const save = stage.getByRole('button', { name: 'Save facilities' });
    await save.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(stage.getByText('Choose one facility at least.')).toBeVisible();
    for (const facility of ['A bath', 'A garden', 'A piano', 'A sauna']) {
      await field.fill(facility);
      await field.press('Enter');
    }
    await expect(stage.getByText('Choose three at most: take one away.')).toBeVisible();
    await field.press('Escape');
    await field.press('Backspace');
    await save.click();
    await expect(stage.getByText('3 facilities are saved.')).toBeVisible();
  },
});
