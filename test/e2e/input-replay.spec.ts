/** Input in a prerendered document before its scripts load is replayed afterwards. */
import { expect, test } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { blockScripts, waitUntilStyled } from './first-frames';
import { accountMenu, storeDemoSession, watchConsole } from './people';
import { holdRequests } from './requests';

test('a form submitted before the scripts load is submitted by the application, without its data in the URL', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const release = await blockScripts(page);
  await page.goto('/auth/loginformik');
  await waitUntilStyled(page);
  await page.getByLabel('Email').fill('nobody@polder.test');
  await page.getByLabel('Password', { exact: true }).pressSequentially('Not-this-one-1');
  await page.keyboard.press('Enter');
  await release();
  await expect(page.getByRole('alert')).toHaveText(/^Email and password do not match/);
  await expect(page).toHaveURL(/\/auth\/loginformik$/);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@polder.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Not-this-one-1');
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

test('a letter and a submission right after hydration come after what was typed before', async ({ page }) => {
  // In the first task after the one that hydrates, before any timer: no event of a user comes sooner.
  await page.addInitScript((last) => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, wait = 0) => setTimeout(run, Math.max(wait, 50)) });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.execCommand('insertText', false, last);
      document.querySelector<HTMLButtonElement>('#root button[type=submit]')?.click();
    };
    new MutationObserver((_, observer) => {
      const root = document.getElementById('root');
      if (!root || root.dataset.path !== undefined) return;
      observer.disconnect();
      port2.postMessage(null);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-path'] });
  }, demoAccount.password.slice(-1));
  const release = await blockScripts(page);
  await page.goto('/auth/loginformik');
  await waitUntilStyled(page);
  await page.getByLabel('Email').fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password.slice(0, -1));
  await release();
  await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
});

test('text typed before the scripts load stays, and no letter is lost while typing on', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/auth/registerformik');
  await waitUntilStyled(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.pressSequentially('mila');
  const typing = email.pressSequentially('.de.vries.van.den.berg@polder.example', { delay: 30 });
  await release();
  await typing;
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await email.blur();
  await expect(email).toHaveValue('mila.de.vries.van.den.berg@polder.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('buttons clicked before the scripts load take effect, in order', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/ui/buttons');
  await waitUntilStyled(page);
  const theme = page.locator('html');
  await expect(theme).toHaveAttribute('data-bs-theme', 'dark');
  await page.locator('.theme-toggle').click();
  await page.locator('#variants').getByRole('combobox', { name: 'color' }).selectOption('danger');
  // The button shows the press immediately.
  await page.locator('#variants').getByRole('switch', { name: 'outline' }).check();
  await release();
  await expect(theme).toHaveAttribute('data-bs-theme', 'light');
  await expect(page.locator('#variants .demo-stage').getByRole('button').first()).toHaveClass(/btn-outline-danger/);
});

test('a press and a text in the frame of a URL with a query take effect too', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/dashboards/Rotterdam?country=NL');
  await waitUntilStyled(page);
  await page.locator('.theme-toggle').click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('badg');
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(palette.getByRole('combobox')).toHaveValue('badg');
  await expect(palette.getByRole('option', { name: /^Badges/ })).toBeVisible();
});

for (const query of ['', '?country=NL']) {
  test(`the account’s button pressed before the scripts load opens its menu, at “${query}”`, async ({ page }) => {
    await storeDemoSession(page);
    const release = await blockScripts(page);
    await page.goto(`/dashboards/Rotterdam${query}`);
    await waitUntilStyled(page);
    await accountMenu(page).click();
    await release();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  });
}

test('keys pressed before the scripts load move in a widget', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/ui/tabs');
  await waitUntilStyled(page);
  const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await release();
  await expect(second).toBeFocused();
});

test('text typed after the palette’s shortcut is in its field once it has loaded', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/about');
  await waitUntilStyled(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('badg');
  await release();
  await expect(page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox')).toHaveValue('badg');
});

test('letters typed between two replayed ones stay behind them', async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, wait = 0) => setTimeout(run, Math.max(wait, 500)) });
  });
  // The letters have no field yet.
  const dialog = await holdRequests(page, /PaletteDialog/);
  const release = await blockScripts(page);
  await page.goto('/about');
  await waitUntilStyled(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bad');
  await release();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.keyboard.type('ges', { delay: 300 });
  dialog.release();
  await expect(page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox')).toHaveValue('badges');
});

test('text typed after the shortcut for a new event is its title, before and after the dialog has loaded', async ({
  page,
}) => {
  const part = await holdRequests(page, /\/EventDialog-[\w-]{8}\.js$/);
  const release = await blockScripts(page);
  await page.goto('/apps/calendar');
  await waitUntilStyled(page);
  await page.keyboard.type('nDen');
  await release();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.keyboard.type('tist');
  part.release();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  // It still fades in.
  await page.keyboard.type(', n');
  await expect(dialog.getByLabel('Title')).toHaveValue('Dentist, n');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(dialog.getByLabel('Title')).toHaveValue('');
});

for (const way of ['shortcut', 'button'] as const) {
  test(`text typed into a field after the palette’s ${way} stays there, and no palette opens`, async ({ page }) => {
    const release = await blockScripts(page);
    await page.goto('/dashboards/Rotterdam');
    await waitUntilStyled(page);
    if (way === 'shortcut') await page.keyboard.press('Control+k');
    else await page.getByRole('button', { name: 'Search and commands' }).click();
    const field = page.getByRole('searchbox', { name: 'Search', exact: true });
    await field.click();
    await page.keyboard.type('no');
    await release();
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    await page.keyboard.type('tes');
    await expect(field).toHaveValue('notes');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
