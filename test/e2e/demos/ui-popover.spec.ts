import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/popover', {
  basic: async ({ page, stage }) => {
    const opener = stage.getByRole('button', { name: 'Anna de Wit' });
    const popover = stage.getByRole('dialog', { name: 'Anna de Wit' });
    await opener.press('Enter');
    await expect(popover).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(popover.getByRole('link', { name: 'Write to Anna' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(popover).toBeFocused();
    // Tabbing past the end moves the focus to the page and closes the popover.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(popover).toHaveCount(0);
    await expect(opener).not.toBeFocused();
  },
  'placement-and-style': async ({ page, stage, controls }) => {
    const opener = stage.getByRole('button', { name: 'How is this counted?' });
    const popover = stage.getByRole('dialog', { name: 'Population' });
    const isAfter = async () => ((await popover.boundingBox())?.x ?? 0) > ((await opener.boundingBox())?.x ?? 0);
    await controls.getByLabel('placement').selectOption('right');
    await opener.click();
    await expect.poll(isAfter).toBe(true);
    await page.mouse.click(400, 5);
    await expect(popover).toHaveCount(0);
    await controls.getByLabel('placement').selectOption('left');
    await controls.getByLabel('hideArrow').check();
    await controls.getByLabel('attention').check();
    await opener.click();
    await expect(stage.locator('.popover-attention')).toBeVisible();
    await expect(stage.locator('.popover-arrow')).toHaveCount(0);
    await expect.poll(isAfter).toBe(false);
    await page.keyboard.press('Escape');
  },
  'with-form': async ({ stage }) => {
    const cities = stage.getByRole('list', { name: 'Cities' }).getByRole('listitem');
    await expect(cities).toHaveCount(3);
    await stage.getByRole('button', { name: 'Any population' }).click();
    await stage.getByLabel('At least').fill('200000');
    await stage.getByLabel('At least').press('Enter');
    await expect(cities).toHaveCount(2);
    await expect(stage.getByRole('button', { name: 'Above 200,000' })).toBeFocused();
  },
  confirm: async ({ stage }) => {
    const opener = stage.getByRole('button', { name: 'Withdraw the invitation of sofia@polder.test' });
    const popover = stage.getByRole('dialog', { name: 'Withdraw this invitation?' });
    await opener.click();
    await popover.getByRole('button', { name: 'Keep' }).click();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await popover.getByRole('button', { name: 'Withdraw' }).click();
    await expect(stage.getByRole('listitem')).toHaveText([/karim/, /joost/]);
    await expect(stage.getByRole('list', { name: 'Invitations' })).toBeFocused();
  },
  triggers: async ({ page, stage, controls }) => {
    const popover = page.getByRole('tooltip');
    const opener = stage.getByRole('button', { name: 'Why two versions?' });
    await opener.click();
    await expect(popover).toContainText('Both versions are kept');
    await expect(opener).toHaveAccessibleDescription(/Somebody was faster/);
    await page.mouse.click(400, 5);
    await expect(popover).toHaveCount(0);
    await controls.getByLabel('trigger').selectOption('hover focus');
    await opener.hover();
    await expect(popover).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(popover).toHaveCount(0);
  },
});
