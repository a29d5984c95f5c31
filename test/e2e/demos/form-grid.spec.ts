import { expect, type Locator } from '@playwright/test';
import { demoPage } from './demo-page';

const boxOf = async (field: Locator) => {
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not in sight.');
  return box;
};

demoPage('/form-layout/form-grid', {
  columns: async ({ stage, controls }) => {
    const [from, until] = [stage.getByLabel('From'), stage.getByLabel('Until')];
    expect((await boxOf(from)).y).toBe((await boxOf(until)).y);
    await controls.getByLabel('columns').fill('8');
    await expect.poll(async () => (await boxOf(from)).width / (await boxOf(until)).width).toBeGreaterThan(1.5);
    await controls.getByLabel('gutter').fill('0');
    await expect(stage.locator('.row')).toHaveCSS('row-gap', 'normal');
    await controls.getByLabel('breakpoint').selectOption('xl');
    await expect(stage.locator('.row > *').first()).toHaveClass(/col-xl-8/);
  },
  'field-widths': async ({ stage }) => {
    await stage.getByLabel('Postcode').fill('3011 he');
    await expect(stage.getByLabel('Street')).toHaveValue('');
    await stage.getByLabel('Number').fill('12');
    await expect(stage.getByLabel('Street')).toHaveValue('Maaskade');
    await expect(stage.getByLabel('City')).toHaveValue('Rotterdam');
    await expect(stage.getByRole('status')).toHaveText('Found: Maaskade, Rotterdam.');
    await stage.getByLabel('Street').fill('Maaskade Zuid');
    await stage.getByLabel('Suffix').fill('B');
    await expect(stage.getByLabel('Street')).toHaveValue('Maaskade Zuid');
  },
  'auto-sizing': async ({ stage }) => {
    await stage.getByLabel('Kind').selectOption('Cleaning');
    await stage.getByLabel('What for').fill('Windows');
    await stage.getByLabel('Euros').fill('85');
    await stage.getByLabel('Euros').press('Enter');
    await expect(stage.getByRole('listitem')).toHaveText(['Cleaning: Windows, € 85']);
    await expect(stage.getByLabel('What for')).toBeFocused();
    await expect(stage.getByLabel('What for')).toHaveValue('');
  },
  'label-sizes': async ({ stage, controls }) => {
    const total = stage.getByLabel('Together a month');
    await expect(total).toHaveText('€ 1,655');
    await stage.getByLabel('Parking').fill('');
    await expect(total).toHaveText('€ 1,570');
    await controls.getByLabel('bsSize').selectOption('lg');
    await expect(stage.getByText('Service costs')).toHaveClass(/col-form-label-lg/);
    await controls.getByLabel('labelColumns').fill('5');
    await expect(stage.getByText('Service costs')).toHaveClass(/col-sm-5/);
  },
  'dynamic-rows': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Add a guest' }).press('Enter');
    await expect(stage.getByRole('textbox', { name: 'Guest 2' })).toBeFocused();
    await stage.getByRole('textbox', { name: 'Guest 2' }).fill('Saar');
    await stage.getByRole('button', { name: 'Take guest 1 away' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Guest 1 is taken away.');
    await expect(stage.getByRole('textbox', { name: 'Guest 1' })).toBeFocused();
    await expect(stage.getByRole('textbox', { name: 'Guest 1' })).toHaveValue('Saar');
    await stage.getByRole('button', { name: 'Take guest 1 away' }).press('Enter');
    await expect(stage.getByRole('button', { name: 'Add a guest' })).toBeFocused();
    await expect(stage.getByRole('group')).toHaveCount(0);
  },
});
