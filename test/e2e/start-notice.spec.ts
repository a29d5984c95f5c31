/** What a prerendered page says when its scripts do not start. */
import { expect, type Page, test } from '@playwright/test';
import { waitUntilStyled } from './first-frames';

const notice = (page: Page) => page.locator('.start-notice');

/** The notice waits for twenty seconds: longer than scripts take on slow 3G. */
const endWaiting = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.querySelector('.start-notice')?.getAnimations() ?? []) animation.finish();
  });

for (const [language, text] of [
  ['en', 'This page has not started yet.'],
  ['nl', 'Deze pagina is nog niet gestart.'],
] as const)
  test(`a page whose scripts cannot be loaded says so in the language ${language}, and reloads`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('polder.language', name), language);
    await page.route('**/assets/framework-*.js', (route) => route.abort());
    await page.goto('/ui/buttons?q=1');
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).locator('p:visible')).toContainText(text);
    await page.unroute('**/assets/framework-*.js');
    await notice(page).getByRole('link').and(page.locator(':visible')).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/ui\/buttons\?q=1$/);
  });

test('a page whose scripts fail as they start says so too', async ({ page }) => {
  await page.route('**/assets/start-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("This browser is too old.");' }),
  );
  await page.goto('/auth/loginformik');
  await expect(notice(page)).toBeVisible();
});

test('a document of another release, whose inline scripts the policy blocks, says after a while that it did not start', async ({
  page,
}) => {
  await page.route('/apps/notes', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/script-src [^;]*/, "script-src 'self'") ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.goto('/apps/notes');
  await expect(notice(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
  await endWaiting(page);
  await expect(notice(page).getByText('This page has not started yet.')).toBeVisible();
});

test('an unknown address, which has no document, says it too', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/no/such/page');
  await waitUntilStyled(page);
  await endWaiting(page);
  await expect(notice(page).getByText('This page has not started yet.')).toBeVisible();
});

test('without JavaScript a page says at once that it needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/dashboards/Rotterdam');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).locator('p:visible')).toHaveText(
    'Polder needs JavaScript: allow it in this browser, and reload the page.',
  );
  await context.close();
});

test('a form that is submitted without scripts puts nothing into the address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth/loginformik');
  await page.getByLabel('Email').fill('demo@polder.test');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  const refused = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
  await page.keyboard.press('Enter');
  await refused;
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});
