import { expect, type Page, test } from '@playwright/test';
import { isolate } from '../../frontend/src/lib/isolate';
import { signInAsDemo, watchConsole } from './people';
import { holdRequests } from './requests';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => palette(page).getByRole('combobox');
const active = (page: Page) => palette(page).locator('[role=option][aria-selected=true]');

async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('the command palette', () => {
  test('finds a page by a few letters, announces it, and focuses its heading', async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto('/about');
    await openPalette(page);
    await page.keyboard.type('stki');
    await expect(active(page)).toContainText('Starter kit');
    await expect(palette(page).getByRole('status')).toHaveText(/result/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sample-pages/starterkit');
    await expect(page).toHaveTitle('Starter kit · Polder');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('#announcer-polite')).toHaveText('Starter kit');

    await openPalette(page);
    await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText(['About']);
    expect(problems).toEqual([]);
  });

  test('announces the active option, wraps around with the arrow keys, and says when nothing is found', async ({
    page,
  }) => {
    await page.goto('/about');
    await openPalette(page);
    const first = await active(page).textContent();
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).not.toHaveText(first as string);
    await expect(active(page)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText(first as string);
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) as string,
    );
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('zzzz');
    await expect(palette(page).getByText(`Nothing is called “${isolate('zzzz')}”.`)).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens empty again right after it was closed', async ({ page }) => {
    await page.goto('/about');
    const dialog = page.getByRole('dialog', { name: 'Search and commands' });
    for (const words of ['tickets', 'buttons']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
      await expect(dialog.getByRole('combobox')).toHaveValue(words);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test('takes every letter and the Enter typed while it opens, on a slow device', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const press = (key: string, modifiers = 0) => {
      const text = key.length === 1 && modifiers === 0 ? key : '';
      return devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, modifiers });
    };
    const control = 2;
    const answers = [press('k', control)];
    for (const key of [...'starter kit', 'Enter']) {
      await new Promise((next) => setTimeout(next, 30));
      answers.push(press(key));
    }
    await Promise.all(answers);
    await expect(page).toHaveURL('/sample-pages/starterkit');
  });

  test('closes on Escape and on its shortcut, and restores the focus', async ({ page }) => {
    await page.goto('/about');
    const opener = page.getByRole('button', { name: 'Search and commands' });
    await opener.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('leaves the focus on its button where what had it is gone', async ({ page }) => {
    await page.goto('/about');
    const opener = page.getByRole('button', { name: 'Search and commands' });
    for (const before of ['nothing', 'a menu'] as const) {
      if (before === 'nothing') await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      else await page.getByRole('button', { name: 'Language and account' }).click();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
      await expect(opener, before).toBeFocused();
    }
  });

  test('breaks an unknown text that is wider than its panel', async ({ page }) => {
    await page.goto('/about');
    await openPalette(page);
    await page.keyboard.insertText('w'.repeat(200));
    const said = palette(page).getByText(/^Nothing is called/);
    await expect(said).toBeVisible();
    expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('switches theme, direction and language', async ({ page }) => {
    await page.goto('/about');
    const root = page.locator('html');
    const run = async (words: string) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
    await run('light');
    await expect(root).toHaveAttribute('data-bs-theme', 'light');
    await run('right to left');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await run('nederlands');
    await expect(root).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('button', { name: 'Zoeken en opdrachten' })).toBeVisible();
  });

  test('ranks a word of its own first, also once the apps are searched', async ({ page }) => {
    await page.goto('/about');
    await openPalette(page);
    await page.keyboard.type('light');
    await expect(palette(page).getByRole('option', { name: /Lighthouse mug/ })).toBeVisible();
    await expect(active(page)).toContainText('Switch to light');
  });

  test('finds theme and language by their English and Dutch names, in either language', async ({ page }) => {
    await page.goto('/about');
    for (const [words, name] of [
      ['dark', 'Switch to light'],
      ['donker', 'Switch to light'],
      ['licht', 'Switch to light'],
      ['dutch', 'Change language to Nederlands'],
      ['taal', 'Change language to Nederlands'],
    ] as const) {
      await openPalette(page);
      await page.keyboard.type(words);
      await expect(active(page), words).toContainText(name);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
    }
  });

  test('finds a rental by name and shows it, and opens the import', async ({ page }) => {
    await signInAsDemo(page);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('guinea');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboards/Rotterdam?q=Guinea');
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('Guinea');

    await openPalette(page);
    await page.keyboard.type('import');
    await expect(active(page)).toContainText('Import CSV');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').locator('input[type=file]')).toBeAttached();
    await expect(page).toHaveURL('/dashboards/Rotterdam');
  });

  test('receives text typed before it has loaded', async ({ page }) => {
    const dialog = await holdRequests(page, /PaletteDialog/);
    await page.goto('/apps/notes');
    await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('calen');
    dialog.release();
    await expect(field(page)).toHaveValue('calen');
  });

  test('breaks neither the page nor its shortcuts when it fails to load', async ({ page }) => {
    let isGone = true;
    await page.route(/PaletteDialog/, (route) => (isGone ? route.abort() : route.continue()));
    await page.goto('/apps/notes');
    await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('searchbox').last();
    await expect(async () => {
      await search.fill('');
      await search.pressSequentially('tax');
      await expect(search).toHaveValue('tax', { timeout: 500 });
    }).toPass();
    isGone = false;
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });
});
