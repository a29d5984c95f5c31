import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/modal', {
  confirm: async ({ page, stage }) => {
    const open = stage.getByRole('button', { name: 'Empty the trash…' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete 12 emails for good?' });
    await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await dialog.getByRole('button', { name: 'Delete 12 emails' }).click();
    await expect(stage.getByRole('status')).toHaveText('The trash is empty.');
    await expect(dialog).toHaveCount(0);
  },
  'with-form': async ({ page, stage }) => {
    await stage.getByRole('button', { name: 'Rename…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename this view' });
    const name = dialog.getByLabel('Name');
    await expect(name).toBeFocused();
    await name.fill('');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription(/Give the view a name/);
    await expect(name).toBeFocused();
    await name.fill('Nordic countries');
    await name.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(stage).toContainText('Nordic countries');
  },
  'size-and-position': async ({ page, stage, controls }) => {
    await controls.getByLabel('fullscreen').selectOption('always');
    await controls.getByLabel('fade').uncheck();
    await stage.getByRole('button', { name: 'Compare 2 conflicts' }).click();
    const dialog = page.getByRole('dialog', { name: '2 rentals were changed by somebody else' });
    await expect(dialog.getByRole('document')).toHaveCSS('width', `${page.viewportSize()?.width}px`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await controls.getByLabel('fullscreen').selectOption('never');
    await controls.getByLabel('size').selectOption('sm');
    await stage.getByRole('button', { name: 'Compare 2 conflicts' }).click();
    await expect(dialog.getByRole('document')).toHaveCSS('max-width', '300px');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
  'long-content': async ({ page, stage }) => {
    await stage.getByRole('button', { name: 'Read the house rules' }).click();
    const rules = page.getByRole('dialog').getByRole('region', { name: 'House rules for guests on the canal' });
    await expect(rules.getByRole('heading', { level: 3 })).toHaveCount(7);
    await rules.focus();
    await expect(rules).toBeFocused();
    await page.getByRole('button', { name: 'Agree to the rules' }).click();
    await expect(stage.getByRole('status')).toHaveText('You agreed to the house rules.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'static-backdrop': async ({ page, stage }) => {
    const open = stage.getByRole('button', { name: 'Write to the guests…' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Message to the guests in Delft' });
    await dialog.getByLabel('Message').focus();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog.getByLabel('Message')).toBeVisible();
    await dialog.getByLabel('Message').fill('Come by the Markt.');
    await dialog.getByRole('button', { name: 'Keep as draft' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.press('Enter');
    await expect(dialog.getByLabel('Message')).toHaveValue('Come by the Markt.');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
  },
  'varying-content': async ({ page, stage }) => {
    for (const name of ['Karim el Idrissi', 'Sofia Jansen']) {
      await stage.getByRole('button', { name: `Details of ${name}` }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    }
  },
  'nested-modals': async ({ page, stage }) => {
    await stage.getByRole('button', { name: 'Show the import' }).click();
    const below = page.getByRole('dialog', { name: 'Importing rentals.csv' });
    const above = page.getByRole('dialog', { name: 'Stop here?' });
    const stop = below.getByRole('button', { name: 'Stop…' });
    await stop.click();
    await expect(above).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(above).toHaveCount(0);
    await expect(stop).toBeFocused();
    await stop.press('Enter');
    await above.getByRole('button', { name: 'Stop at 118' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'offcanvas-panel': async ({ page, stage, controls }) => {
    await controls.getByLabel('direction').selectOption('start');
    const open = stage.getByRole('button', { name: 'Filter the cities' });
    await open.click();
    const panel = page.getByRole('dialog', { name: 'Cities' });
    await panel.getByLabel('Rotterdam').uncheck();
    await expect(stage).toContainText('Amsterdam · Den Haag · Utrecht');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(open).toBeFocused();
  },
});
