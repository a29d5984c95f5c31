import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

const file = (name: string, size: number) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size) });

demoPage('/form-layout/form-input', {
  types: async ({ stage }) => {
    await stage.getByLabel('Email').fill('mila@');
    await expect(stage.getByRole('status')).toHaveText('Email: not yet as it should be.');
    await stage.getByLabel('Email').fill('mila@example.nl');
    await expect(stage.getByRole('status')).toHaveText('Email: as it should be.');
    await stage.getByLabel('Guests').fill('13');
    await expect(stage.getByRole('status')).toHaveText('Guests: not yet as it should be.');
    await expect(stage.getByLabel('Code from the mail')).toHaveAttribute('inputmode', 'numeric');
    await expect(stage.getByLabel('New password')).toHaveAttribute('type', 'password');
  },
  states: async ({ stage, controls }) => {
    const field = stage.getByLabel('Name of the house');
    await field.fill('De Gouden Reaal');
    await controls.getByLabel('placeholder').fill('Oude Delft 75');
    await expect(field).toHaveAttribute('placeholder', 'Oude Delft 75');
    await controls.getByLabel('invalid', { exact: true }).check();
    await expect(field).toHaveAccessibleDescription('Another house has this name. Choose another.');
    await controls.getByLabel('invalid', { exact: true }).uncheck();
    await controls.getByLabel('valid', { exact: true }).check();
    await expect(field).toHaveClass(/is-valid/);
    await controls.getByLabel('bsSize').selectOption('sm');
    await expect(field).toHaveClass(/form-control-sm/);
    await controls.getByLabel('plaintext').check();
    await expect(field).not.toBeEditable();
    await expect(field).toHaveClass(/form-control-plaintext/);
    await controls.getByRole('button', { name: 'Reset' }).click();
    await controls.getByLabel('disabled').check();
    await expect(field).toBeDisabled();
    await expect(field).toHaveValue('De Gouden Reaal');
  },
  textarea: async ({ stage }) => {
    const field = stage.getByLabel('What the next guest should know');
    await field.fill('x'.repeat(100));
    await expect(field).toHaveAccessibleDescription('100 characters left');
    await expect(stage.getByRole('status')).toHaveText('');
    const before = await field.boundingBox();
    await field.fill('x\n'.repeat(8) + 'x'.repeat(174));
    await expect(stage.getByRole('status')).toHaveText('10 characters left');
    const after = await field.boundingBox();
    expect(after?.height).toBeGreaterThan(before?.height ?? 0);
  },
  'select-and-datalist': async ({ stage }) => {
    await stage.getByLabel('Kind of house').selectOption('Houseboat');
    await stage.getByLabel('Cities').selectOption(['Leiden', 'Utrecht']);
    await stage.getByLabel('Guest’s country').fill('Belgium');
    await expect(stage.getByRole('status')).toHaveText('Houseboat · Leiden, Utrecht · Belgium');
  },
  slider: async ({ page, stage, controls }) => {
    const slider = stage.getByRole('slider', { name: 'Rent a month at most' });
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '1,550 euros a month');
    await controls.getByLabel('step').selectOption('250');
    await slider.press('Home');
    await slider.press('ArrowRight');
    await expect(stage.getByText('3 houses up to € 750 a month.')).toBeVisible();
    await controls.getByLabel('step').selectOption('1');
    const exactly = stage.getByLabel('Rent a month at most, exactly');
    for (let times = 0; times < 2; times += 1) {
      await exactly.fill('9999');
      await page.keyboard.press('Tab');
      await expect(exactly).toHaveValue('3000');
    }
    await expect(stage.getByText('2,500', { exact: true })).toBeVisible();
    await controls.getByLabel('ticks').uncheck();
    await expect(stage.getByText('2,500', { exact: true })).toHaveCount(0);
    await controls.getByLabel('disabled').check();
    await expect(slider).toBeDisabled();
  },
  'date-and-time': async ({ stage }) => {
    await stage.getByLabel('Arrival').fill('2027-02-28');
    await expect(stage.getByLabel('Arrival')).toHaveAccessibleDescription('2027-02-28');
    await stage.getByLabel('Week of the deep clean').fill('2027-W01');
    await expect(stage.getByLabel('Week of the deep clean')).toHaveAccessibleDescription('2027-W01');
    await stage.getByLabel('Colour in the calendar').fill('#e8590c');
    await expect(stage.getByText('#e8590c')).toBeVisible();
    await stage.getByLabel('Key ready at').fill('');
    await expect(stage.getByLabel('Key ready at')).toHaveAccessibleDescription('–');
  },
  files: async ({ stage, controls }) => {
    await stage.getByLabel('Pictures of the house').setInputFiles([file('front.png', 2400), file('attic.png', 800)]);
    await expect(stage.getByRole('listitem')).toHaveText(['front.png, 2 kB', 'attic.png, 1 kB']);
    await controls.getByLabel('multiple').uncheck();
    await controls.getByLabel('accept').selectOption('.pdf');
    await expect(stage.getByLabel('Contract')).toHaveAttribute('accept', '.pdf');
    await expect(stage.getByLabel('Contract')).not.toHaveAttribute('multiple');
  },
  password: async ({ stage }) => {
    const field = stage.getByLabel('New password');
    await field.fill('molen');
    await expect(field).toHaveAccessibleDescription(/Too short/);
    await stage.getByRole('button', { name: 'Show password' }).press('Enter');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(stage.getByRole('button', { name: 'Hide password' })).toBeFocused();
    await field.fill('fiets molen kaas regen');
    await expect(field).toHaveAccessibleDescription('Strong.');
    await expect(stage.getByRole('progressbar', { name: 'Strength' })).toHaveAttribute('aria-valuenow', '14');
  },
});
