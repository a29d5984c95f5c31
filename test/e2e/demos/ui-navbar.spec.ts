import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/navbar', {
  'responsive-navbar': async ({ stage, controls }) => {
    const bar = stage.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Prices' }).click();
    await expect(bar.locator('[aria-current="page"]')).toHaveText('Prices');
    await controls.getByLabel('expand').selectOption('never');
    await expect(bar.getByRole('link', { name: 'Contact' })).toBeHidden();
    const menu = bar.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(bar.getByRole('link', { name: 'Contact' })).toBeVisible();
    await controls.getByLabel('colour').selectOption('delft');
    await expect(bar).toHaveCSS('background-color', 'rgb(29, 78, 216)');
  },
  'with-search': async ({ stage }) => {
    const search = stage.getByRole('search', { name: 'Houses' });
    await search.getByLabel('City').fill('am');
    await search.getByLabel('City').press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Amersfoort, Amsterdam');
    await search.getByLabel('City').fill('Ghent');
    await search.getByRole('button', { name: 'Find' }).click();
    await expect(stage.getByRole('status')).toHaveText('No house there yet.');
  },
  'with-account': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Anna de Wit' }).press('Enter');
    await stage.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(stage.getByRole('button', { name: 'Sign in' })).toBeFocused();
    await stage.getByRole('button', { name: 'Sign in' }).click();
    await expect(stage.getByRole('button', { name: 'Anna de Wit' })).toBeFocused();
  },
  'sticky-top': async ({ stage, controls }) => {
    const diary = stage.getByRole('region', { name: 'Diary of a house' });
    const bar = stage.getByRole('navigation', { name: 'House' });
    await diary.evaluate((page) => page.scrollTo(0, 200));
    await expect(bar).toBeInViewport();
    await controls.getByLabel('sticky').selectOption('none');
    await diary.evaluate((page) => page.scrollTo(0, 200));
    await expect(bar).not.toBeInViewport();
  },
  'offcanvas-menu': async ({ page, stage }) => {
    const opener = stage.getByRole('button', { name: 'Routes' });
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Routes' });
    await expect(drawer.getByRole('link', { name: 'Ferry to Breskens' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
});
