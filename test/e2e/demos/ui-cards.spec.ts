import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/cards', {
  'header-and-footer': async ({ stage, controls }) => {
    await expect(stage.locator('.card-header')).toHaveText('Rental');
    await controls.getByLabel('header').uncheck();
    await controls.getByLabel('footer').uncheck();
    await expect(stage.locator('.card-header, .card-footer')).toHaveCount(0);
    await controls.getByLabel('align').selectOption('center');
    await expect(stage.locator('.card')).toHaveCSS('text-align', 'center');
    await expect(stage.getByRole('link', { name: 'The calendar' })).toHaveAttribute('href', '/apps/calendar');
  },
  'with-image': async ({ stage, controls }) => {
    const title = stage.getByRole('heading', { name: 'Three gables on the Singel' });
    const picture = stage.getByRole('img', { name: 'Three canal houses' });
    const isBelow = async () => ((await title.boundingBox())?.y ?? 0) > ((await picture.boundingBox())?.y ?? 0);
    await expect.poll(isBelow).toBe(true);
    await controls.getByLabel('picture').selectOption('bottom');
    await expect.poll(isBelow).toBe(false);
    await controls.getByLabel('picture').selectOption('overlay');
    await expect(stage.locator('.card-img-overlay')).toContainText('From €145 a night');
  },
  horizontal: async ({ stage }) => {
    await stage.getByRole('button', { name: 'Reserve a pair' }).click();
    await expect(stage.getByRole('status')).toHaveText('A pair is reserved for you.');
    await stage.getByRole('button', { name: 'Cancel the reservation' }).click();
    await expect(stage.getByRole('status')).toHaveText('3 pairs left for this weekend');
  },
  'with-list': async ({ stage }) => {
    await expect(stage.getByRole('listitem')).toHaveCount(3);
    await expect(stage.getByRole('listitem').filter({ hasText: 'Payment due' })).toContainText('Jean-Baptiste Moreau');
  },
  variants: async ({ stage, controls }) => {
    await expect(stage.getByRole('heading')).toHaveText('12 without a country');
    await controls.getByLabel('color').selectOption('danger');
    await expect(stage.getByRole('heading')).toHaveText('Booked twice');
    await expect(stage.locator('.card')).toHaveClass(/bg-danger-subtle/);
  },
  'card-grid': async ({ page, stage, controls }) => {
    await expect(stage.getByRole('article')).toHaveCount(3);
    // The link covers the whole card.
    await stage.getByRole('article').filter({ hasText: '236 rentals this year' }).click();
    await expect(page).toHaveURL('/dashboards/Utrecht');
    await page.goBack();
    await controls.getByLabel('joined').check();
    await expect(stage.locator('.card-group').getByRole('link')).toHaveText(['Rotterdam', 'Amsterdam', 'Utrecht']);
  },
  'with-tabs': async ({ page, stage }) => {
    await stage.getByRole('tab', { name: 'House' }).click();
    await expect(stage.getByRole('tabpanel', { name: 'House' })).toContainText('the key at the bakery');
    await page.keyboard.press('ArrowRight');
    await expect(stage.getByRole('tab', { name: 'Costs' })).toBeFocused();
    await expect(stage.getByRole('tabpanel', { name: 'Costs' })).toContainText('€605.60');
    await page.keyboard.press('Home');
    await expect(stage.getByRole('tab', { name: 'Stay', selected: true })).toBeFocused();
  },
  carousel: async ({ stage }) => {
    const carousel = stage.getByRole('region', { name: 'Around the house' });
    await expect(carousel.getByRole('group', { name: '1 of 3' })).toHaveAttribute('aria-live', 'polite');
    await carousel.getByRole('button', { name: 'Next picture' }).press('Enter');
    await expect(carousel.getByRole('group', { name: '2 of 3' })).toContainText('turns on Saturdays');
    await carousel.getByRole('button', { name: 'Previous picture' }).press('Enter');
    await carousel.getByRole('button', { name: 'Play' }).press('Enter');
    await expect(carousel.getByRole('group')).toHaveAttribute('aria-live', 'off');
    await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeVisible();
    await carousel.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(carousel.getByRole('group')).toHaveAttribute('aria-live', 'polite');
  },
});
