import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/breadcrumbs', {
  divider: async ({ stage, controls }) => {
    const path = stage.getByRole('navigation', { name: 'Path to the house' });
    await expect(path.getByRole('link')).toHaveText(['Overview', 'Utrecht']);
    const current = path.getByRole('listitem').last();
    await expect(current).toHaveAttribute('aria-current', 'page');
    await controls.getByLabel('divider').selectOption('›');
    const divider = () => current.evaluate((item) => getComputedStyle(item, '::before').content);
    await expect.poll(divider).toContain('›');
  },
  'with-icon': async ({ stage }) => {
    await expect(stage.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/dashboards/Rotterdam');
    await expect(stage.getByRole('listitem')).toHaveCount(3);
  },
  'folder-navigation': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Zuid-Holland' }).press('Enter');
    await expect(stage.getByRole('heading', { name: 'Zuid-Holland' })).toBeFocused();
    await stage.getByRole('button', { name: 'Rotterdam' }).click();
    await stage.getByRole('button', { name: 'Veerhaven 7' }).click();
    await expect(stage).toContainText('as far as it goes');
    const path = stage.getByRole('navigation', { name: 'Path to the place' });
    await expect(path.getByRole('listitem')).toHaveText(['Nederland', 'Zuid-Holland', 'Rotterdam', 'Veerhaven 7']);
    await path.getByRole('button', { name: 'Nederland' }).press('Enter');
    await expect(stage.getByRole('heading', { name: 'Nederland' })).toBeFocused();
    await expect(path.getByRole('listitem')).toHaveText(['Nederland']);
  },
  collapsed: async ({ page, stage }) => {
    const between = stage.getByRole('button', { name: 'Levels between' });
    await between.press('Enter');
    const items = stage.getByRole('menu', { name: 'Levels between' }).getByRole('menuitem');
    await expect(items).toHaveText(['Amsterdam', 'Owners', 'Contracts']);
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(between).toBeFocused();
    await expect(items).toHaveCount(0);
  },
  'back-link': async ({ stage, controls }) => {
    await expect(stage.getByRole('listitem')).toHaveText(['Tickets']);
    await controls.getByLabel('narrow').uncheck();
    await expect(stage.getByRole('listitem')).toHaveText(['Den Haag', 'Tickets', 'The boiler on Lange Voorhout 34']);
  },
});
