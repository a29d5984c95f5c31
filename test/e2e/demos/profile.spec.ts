/** The profile page of the signed-in account. */
import { expect, type Page, test } from '@playwright/test';
import { password, signIn, signInAsNew, watchConsole } from '../people';

/** A picture of 300 by 200 pixels, drawn in the browser. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200);
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#e8590c';
    context?.fillRect(0, 0, 300, 200);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('a guest sees what the page offers, and returns to it after signing in', async ({ page }) => {
  await page.goto('/sample-pages/profile');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/loginformik\?from=.*profile/);
});

test('an account gets a name, a private picture, and another password', async ({ page }) => {
  const email = await signInAsNew(page, 'profile');
  const problems = watchConsole(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  // The show-password button is inside its field, at the end.
  const [field, eye] = await Promise.all(
    [page.getByLabel('Current password'), page.getByRole('button', { name: 'Show: Current password' })].map((one) =>
      one.boundingBox(),
    ),
  );
  expect(eye?.y).toBeGreaterThanOrEqual(field?.y ?? Number.NaN);
  expect((eye?.y ?? Number.NaN) + (eye?.height ?? 0)).toBeLessThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  expect(problems).toEqual([]);

  await page.getByLabel('Name').fill(' Noor van der Meer ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Noor van der Meer');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();

  await page.getByTestId('picture-file').setInputFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(page.getByRole('alert')).toContainText('not a picture that the browser can read');
  await page.getByTestId('picture-file').setInputFiles({
    name: 'damaged.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('alert')).toContainText('not a picture that the browser can read');
  await page.getByTestId('picture-file').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await drawnPicture(page),
  });
  const picture = page.getByRole('img', { name: 'Your picture' });
  await expect(picture).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Noor van der Meer');
  await expect(picture).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(picture).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(picture).toBeVisible();

  const change = async (current: string, next: string, repeated: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill(next);
    await page.getByLabel('Repeat password').fill(repeated);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change(password, 'windmolens', 'windmolen');
  await expect(page.getByText('Type the same password twice.')).toBeVisible();
  await expect(page.getByLabel('Repeat password')).toBeFocused();
  await change('not this one', 'windmolens', 'windmolens');
  await expect(page.getByRole('alert')).toHaveText('The current password is not right. Try again.');
  await change(password, 'windmolens', 'windmolens');
  const changed = page.getByText('Your password is changed.');
  await expect(changed).toBeFocused();
  await change('windmolens', 'watermolens', 'watermolen');
  await expect(page.getByText('Type the same password twice.')).toBeVisible();
  await expect(changed).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await signIn(page, email, 'windmolens');
  await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
});
