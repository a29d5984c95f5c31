import { expect } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { demoPage } from './demo-page';

demoPage('/casl', {
  'permissions-by-role': async ({ stage }) => {
    const decision = stage.getByRole('status');
    // By keyboard: Playwright's click would wait for an aria-disabled button to be enabled.
    const press = (action: string, name: string) =>
      stage.getByRole('button', { name: `${action}: ${name}` }).press('Enter');
    await press('Delete', 'Belgium');
    await expect(decision).toContainText('allowed. Editors do the daily work.');
    await expect(stage.getByRole('row', { name: /Belgium deleted/ })).toBeVisible();
    await press('Delete', 'Belgium');
    await expect(decision).toContainText('not allowed. It is deleted already.');
    await expect(decision).toContainText('cannot("delete", "Rental", {"_deleted":true})');
    await press('Restore', 'Belgium');
    await press('Edit', 'Belgium');
    await expect(stage.getByRole('row', { name: /Belgium/ })).toContainText('11,813,354');
    await press('Edit', 'Monaco');
    await expect(decision).toContainText('The sample stays as it is');

    await stage.getByLabel('Guest').check();
    await expect(stage.getByRole('row')).toHaveCount(2);
    await expect(stage).toContainText('2 rentals are not yours to see.');
    await stage.getByRole('button', { name: 'Import rentals.csv' }).press('Enter');
    await expect(decision).toContainText('not allowed. The administration is for those who have signed in.');

    await stage.getByLabel('Viewer').check();
    await expect(stage.getByRole('row')).toHaveCount(4);
    await press('Edit', 'Belgium');
    await expect(decision).toContainText('not allowed. Viewers read rentals, and nothing more.');

    await stage.getByLabel('Admin').check();
    await press('Restore', 'Luxembourg');
    await expect(decision).toContainText('allowed. Admins may do everything.');
  },
  'hide-or-explain': async ({ stage }) => {
    await expect(stage.getByRole('button')).toHaveText(['Open', 'Import']);
    await expect(stage).toContainText('Viewers read rentals, and nothing more.');
    await stage.getByRole('button', { name: 'Import' }).press('Enter');
    await expect(stage.getByRole('status')).toBeEmpty();
    await stage.getByLabel('Admin').check();
    await expect(stage.getByRole('button')).toHaveText(['Open', 'Import', 'Invite']);
    await stage.getByRole('button', { name: 'Import' }).click();
    await expect(stage.getByRole('status')).toHaveText('rentals.csv is imported.');
    await stage.getByLabel('Guest').check();
    await expect(stage.getByRole('button')).toHaveText(['Import']);
  },
  'permission-matrix': async ({ page, stage }) => {
    const cells = (action: string) => stage.getByRole('row', { name: new RegExp(`^${action}`) }).getByRole('cell');
    await expect(cells('Edit')).toHaveText([/^ ?No/, /^ ?No/, /^ ?Yes/, /^ ?Yes/]);
    await stage.getByLabel('About').selectOption({ label: 'People' });
    await expect(cells('Administer')).toHaveText([/^ ?No/, /^ ?No/, /^ ?No/, /^ ?Yes/]);
    await stage.getByLabel('About').selectOption({ label: 'Sample' });
    await expect(cells('Edit')).toHaveText([/No/, /No/, /No/, /No/]);
    await expect(stage.getByRole('row', { name: /^Read/ }).getByRole('cell')).toHaveText([/Yes/, /Yes/, /Yes/, /Yes/]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoViolations(page, 'the matrix on a phone', '#permission-matrix');
    await page.setViewportSize({ width: 1280, height: 800 });
  },
  enforced: async ({ stage }) => {
    await stage.getByRole('button', { name: 'Delete Belgium' }).click();
    await expect(stage.getByRole('alert')).toHaveText('Viewers read rentals, and nothing more.');
    await stage.getByLabel('Admin').check();
    await stage.getByRole('button', { name: 'Delete Belgium' }).click();
    await expect(stage.getByRole('alert')).toHaveText('Belgium is deleted.');
  },
  'in-polder': async ({ stage }) => {
    await expect(stage.getByRole('definition')).toHaveText(['No', 'No', 'No']);
    await expect(stage.getByRole('link', { name: /Sign in/ })).toHaveAttribute('href', /from=/);
  },
});
