/** The gallery and its lightbox. */
import { expect, test } from '@playwright/test';

test('a picture opens in a lightbox; arrow keys show its neighbours, and Escape restores the focus', async ({
  page,
}) => {
  await page.goto('/sample-pages/gallery');
  await expect(page.locator('.gallery-pictures').getByRole('button')).toHaveCount(12);
  await page.getByRole('button', { name: 'Rotterdam' }).click();
  await expect(page.locator('.gallery-pictures').getByRole('button')).toHaveCount(2);

  const swan = page.getByRole('button', { name: 'The bridge like a swan' });
  await swan.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'The bridge like a swan' });
  await expect(lightbox).toContainText('1 of 2');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Houses on their corner' })).toContainText('2 of 2');
  await expect(page).toHaveURL(/picture=cubeHouses/);
  // Wraps around at the end.
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toContainText('1 of 2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(swan).toBeFocused();
  await expect(page).toHaveURL(/city=rotterdam$/);
});

test('a URL opens a picture, and a picture is saved as an SVG', async ({ page }) => {
  await page.goto('/sample-pages/gallery?picture=mills');
  const lightbox = page.getByRole('dialog', { name: 'Three mills' });
  const download = page.waitForEvent('download');
  await lightbox.getByRole('button', { name: 'Save Three mills as SVG' }).click();
  expect((await download).suggestedFilename()).toBe('Three mills.svg');
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/sample-pages/gallery?picture=%3Cscript%3E&city=nowhere');
  await expect(page.locator('.gallery-pictures').getByRole('button')).toHaveCount(12);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
