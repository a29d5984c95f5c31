import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/tooltip', {
  'icon-names': async ({ page, stage }) => {
    const tooltip = page.getByRole('tooltip');
    const archive = stage.getByRole('button', { name: 'Archive' });
    await archive.hover();
    await expect(tooltip).toHaveText('Archive');
    const [hint, button] = [await tooltip.boundingBox(), await archive.boundingBox()];
    expect((hint?.x ?? 0) + (hint?.width ?? 0) / 2).toBeCloseTo((button?.x ?? 0) + (button?.width ?? 0) / 2, -1);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await archive.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('The email is in the archive.');
    await page.keyboard.press('Tab');
    // The other tooltip closes a moment later.
    await expect(page.getByRole('tooltip', { name: 'Delete' })).toBeVisible();
    await expect(tooltip).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  },
  'placement-and-style': async ({ page, stage, controls }) => {
    await controls.getByLabel('placement').selectOption('right');
    const button = stage.getByRole('button', { name: 'Synchronise' });
    await button.hover();
    await expect(button).toHaveAccessibleDescription('Last done 3 minutes ago');
    const tooltip = page.getByRole('tooltip');
    await expect
      .poll(async () => (await tooltip.boundingBox())?.x)
      .toBeGreaterThan((await button.boundingBox())?.x ?? 0);
    // It stays open while hovered.
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
    await controls.getByLabel('attention').check();
    await button.focus();
    await expect(page.locator('.tooltip-attention')).toBeVisible();
    await button.blur();
    await expect(tooltip).toHaveCount(0);
  },
  'two-lines': async ({ page, stage }) => {
    const figure = stage.getByRole('button').first();
    await figure.focus();
    await expect(page.getByRole('tooltip')).toContainText('933,680');
    await figure.blur();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
  'term-in-text': async ({ page, stage }) => {
    const term = stage.getByRole('button', { name: 'tombstone' });
    await term.focus();
    await expect(term).toHaveAccessibleDescription(/marked as deleted/);
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('button', { name: 'delta' })).toHaveAccessibleDescription(/What changed/);
    await page.keyboard.press('Escape');
  },
  'disabled-reason': async ({ page, stage }) => {
    const send = stage.getByRole('button', { name: 'Send to 42 guests' });
    await send.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Nothing is sent yet.');
    await expect(send).toHaveAccessibleDescription('Check the addresses first');
    await stage.getByLabel('I checked the addresses').check();
    await send.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Sent to 42 guests.');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
  controlled: async ({ page, stage }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const address = stage.getByRole('button', { name: 'Oudegracht 158, Utrecht' });
    await address.focus();
    await expect(page.getByRole('tooltip')).toHaveText('Copy');
    await address.press('Enter');
    await expect(page.getByRole('tooltip')).toHaveText('Copied: ready to paste');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
});
