import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/nav', {
  variants: async ({ page, stage, controls }) => {
    const nav = stage.getByRole('navigation', { name: 'Parts of the administration' });
    await nav.getByRole('link', { name: 'Stays' }).click();
    await expect(page).toHaveURL(/part=stays/);
    await expect(nav.locator('[aria-current="page"]')).toHaveText('Stays');
    await page.goBack();
    await expect(nav.locator('[aria-current="page"]')).toHaveText('Guests');
    await controls.getByLabel('look').selectOption('pills');
    await expect(nav.getByRole('list')).toHaveClass(/nav-pills/);
    await controls.getByLabel('fill').check();
    await expect(nav.getByRole('list')).toHaveClass(/nav-fill/);
  },
  vertical: async ({ stage }) => {
    const nav = stage.getByRole('navigation', { name: 'Mail folders' });
    await nav.getByRole('link', { name: 'Spam 2 unread' }).click();
    await expect(nav.locator('[aria-current="page"]')).toContainText('Spam');
  },
  'two-levels': async ({ stage }) => {
    const friesland = stage.getByRole('button', { name: 'Friesland' });
    await expect(stage.getByRole('link', { name: 'Delft' })).toBeVisible();
    await friesland.press('Enter');
    await expect(friesland).toHaveAttribute('aria-expanded', 'true');
    await expect(stage.getByRole('link', { name: 'Sneek' })).toHaveAttribute('href', '/dashboards/Rotterdam?q=Sneek');
    await expect(stage.getByRole('link', { name: 'Delft' })).toBeHidden();
  },
  'with-dropdown': async ({ page, stage }) => {
    await expect(stage.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', /#with-dropdown$/);
    const year = stage.getByRole('button', { name: 'Year 2026' });
    await year.press('Enter');
    await stage.getByRole('menuitem', { name: '2025' }).click();
    await expect(stage.getByRole('button', { name: 'Year 2025' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('menuitem')).toHaveCount(0);
  },
  scrollspy: async ({ stage }) => {
    const nav = stage.getByRole('navigation', { name: 'In this handbook' });
    await nav.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(stage.getByRole('heading', { name: 'Undo' })).toBeFocused();
    await expect(nav.locator('[aria-current]')).toHaveText('Undo');
    const handbook = stage.getByRole('region', { name: 'Handbook' });
    // Scrolling back, to where the heading of the section that is read is out of sight.
    for (const [below, section] of [
      ['Undo', 'Working offline'],
      ['Conflicts', 'Importing'],
    ] as const) {
      await handbook.getByRole('heading', { name: below }).evaluate((heading: HTMLElement) => {
        const text = heading.offsetParent;
        text?.scrollTo(0, heading.offsetTop - text.clientHeight / 2);
      });
      await expect(nav.locator('[aria-current]')).toHaveText(section);
    }
    await handbook.evaluate((text) => text.scrollTo(0, text.scrollHeight));
    await expect(nav.locator('[aria-current]')).toHaveText('Undo');
    await handbook.evaluate((text) => text.scrollTo(0, 0));
    await expect(nav.locator('[aria-current]')).toHaveText('Importing');
  },
});
