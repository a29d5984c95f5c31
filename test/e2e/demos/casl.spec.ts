import { expect } from '@playwright/test';
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
    await press('Erase', 'Luxembourg');
    await expect(decision).toContainText('that is for admins');
    await press('Edit', 'Monaco');
    await expect(decision).toContainText('The sample stays as it is');

    await stage.getByLabel('Guest').check();
    await expect(stage.getByRole('row')).toHaveCount(2);
    await expect(stage).toContainText('2 rentals are not yours to see.');
    await stage.getByRole('button', { name: 'Import rentals.csv' }).press('Enter');
    await expect(decision).toContainText('not allowed. The administration is for those who have signed in.');

    await stage.getByLabel('Admin').check();
    await press('Erase', 'Luxembourg');
    await expect(stage.getByRole('row')).toHaveCount(3);
    await press('Erase', 'Belgium');
    await expect(decision).toContainText('Only what was deleted first can be erased.');
    await stage.getByRole('button', { name: 'Import rentals.csv' }).click();
    await expect(stage.getByRole('row')).toHaveCount(4);
  },
  'hide-or-explain': async ({ stage }) => {
    await expect(stage.getByRole('button')).toHaveText(['Open', 'Import']);
    await expect(stage).toContainText('Viewers read rentals, and nothing more.');
    await stage.getByRole('button', { name: 'Import' }).press('Enter');
    await expect(stage.getByRole('status')).toBeEmpty();
    await stage.getByLabel('Admin').check();
    await expect(stage.getByRole('button')).toHaveText(['Open', 'Import', 'Erase']);
    await stage.getByRole('button', { name: 'Import' }).click();
    await expect(stage.getByRole('status')).toHaveText('rentals.csv is imported.');
    await stage.getByLabel('Guest').check();
    await expect(stage.getByRole('button')).toHaveText(['Import']);
  },
  'permission-matrix': async ({ stage }) => {
    const erase = stage.getByRole('row', { name: /^Erase/ }).getByRole('cell');
    await expect(erase).toHaveText([/^ ?No/, /^ ?No/, /^ ?No/, /^ ?Yes/]);
    await stage.getByLabel('About').selectOption({ label: 'Sample' });
    await expect(erase).toHaveText([/No/, /No/, /No/, /No/]);
    await expect(stage.getByRole('row', { name: /^Read/ }).getByRole('cell')).toHaveText([/Yes/, /Yes/, /Yes/, /Yes/]);
  },
  enforced: async ({ stage }) => {
    await stage.getByRole('button', { name: 'Erase Luxembourg' }).click();
    await expect(stage.getByRole('alert')).toHaveText('Erasing cannot be undone: that is for admins.');
    await stage.getByLabel('Admin').check();
    await stage.getByRole('button', { name: 'Erase Luxembourg' }).click();
    await expect(stage.getByRole('alert')).toHaveText('Luxembourg is erased.');
  },
  'in-polder': async ({ stage }) => {
    await expect(stage.getByRole('definition')).toHaveText(['No', 'No', 'No']);
    await expect(stage.getByRole('link', { name: /Sign in/ })).toHaveAttribute('href', /from=/);
  },
});
