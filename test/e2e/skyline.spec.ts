/** The row of canal houses on the pages outside the application, and its low form in the frame. */
import { expect, test } from '@playwright/test';
import { openWithLayout } from './layout-settings';

test('the houses are repeated at every width, and never enlarged', async ({ page }) => {
  await page.goto('/auth/404');
  const canal = page.locator('.blank-layout .canal');
  for (const width of [390, 1100, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1300 });
    await expect(canal).toHaveCSS('background-repeat', 'repeat-x');
    await expect(canal).toHaveCSS('background-size', 'auto 100%');
    const box = await canal.boundingBox();
    expect(box?.height, `${width} wide`).toBe(240);
    expect(box?.width).toBe(width);
  }
});

test('a window is lit while the password has focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth/loginformik');
  const lit = page.locator('.canal-window');
  await page.getByLabel('Email', { exact: true }).focus();
  await expect(lit).toHaveCSS('opacity', '0');
  await page.getByLabel('Password', { exact: true }).focus();
  await expect(lit).toHaveCSS('opacity', '1');
});

for (const [motion, duration] of [
  ['no-preference', '0.18s'],
  ['reduce', '0s'],
] as const)
  test(`the sails of the mill turn while somebody is signed in, with motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/auth/loginformik');
    const sails = page.locator('.canal-sails');
    await expect(sails).toHaveCSS('transform', 'none');
    await expect(sails).toHaveCSS('transition-duration', duration);
    // The answer never comes.
    await page.route('**/*', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
    await page.getByLabel('Email', { exact: true }).fill('somebody@polder.test');
    await page.getByLabel('Password', { exact: true }).fill('windmolen');
    await page.keyboard.press('Enter');
    await expect(sails).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 0, 0)');
  });

test('a house is missing at an unknown address, and has a scaffold during maintenance', async ({ page }) => {
  await page.goto('/auth/404');
  await expect(page.locator('.canal-gap')).toBeVisible();
  await expect(page.locator('.canal-scaffold')).toHaveCount(0);
  await page.goto('/auth/maintanance');
  await expect(page.locator('.canal-scaffold')).toBeVisible();
  await expect(page.locator('.canal-gap')).toHaveCount(0);
});

test('the name is above the card where there is room, once', async ({ page }) => {
  const name = page.getByRole('link', { name: 'Polder, to the overview' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/auth/loginformik');
  await expect(name).toContainText('Rental administration');
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(name).toHaveCount(1);
  await expect(name).not.toContainText('Rental administration');
});

test('the page ends with a low row of houses, except beside a list', async ({ page }) => {
  await openWithLayout(page, '/about', {});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/apps/notes');
  await expect(page.locator('.list-detail')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
