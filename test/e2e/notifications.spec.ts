/** Which notifications pop up, and for how long. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { inEveryTheme, openWithLayout } from './layout-settings';
import { otherBrowser, signInAsNew, storeNewAccount } from './people';
import { causeConflict } from './rental-editing';

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const settings = (page: Page) => page.getByRole('region', { name: 'Notification settings' });
const isBack = 'The connection is back.';

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await panel(page).getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page)).toBeVisible();
}

async function openAbout(page: Page): Promise<void> {
  await openWithLayout(page, '/about');
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  // The connection monitor and the toasts load after the page.
  await page.waitForLoadState('networkidle');
}

/** Loses the network until the page has noticed, and gives it back. */
async function interrupt(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByRole('region', { name: /You are offline/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: /You are offline/ })).toBeHidden();
}

test('what does not pop up is still listed, in every tab and after a reload', async ({ page, context }) => {
  await openAbout(page);
  await interrupt(page, context);
  await expect(toasts(page).getByText(isBack)).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();

  await openSettings(page);
  await settings(page).getByRole('checkbox', { name: 'What you do' }).uncheck();
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await openAbout(other);
  await openSettings(other);
  await expect(settings(other).getByRole('checkbox', { name: 'What you do' })).not.toBeChecked();
  await expect(settings(other).getByRole('checkbox', { name: 'Warnings' })).toBeChecked();
  await other.close();

  await page.reload();
  await page.waitForLoadState('networkidle');
  await interrupt(page, context);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(panel(page).getByRole('listitem').filter({ hasText: isBack })).toBeVisible();
  await expect(toasts(page).getByText(isBack)).toBeHidden();
});

test('messages stay three times as long, or until they are closed', async ({ page, context }) => {
  await page.clock.install();
  await openWithLayout(page, '/about');
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  const message = toasts(page).getByText(isBack);
  const showMessage = async () => {
    await context.setOffline(true);
    await page.clock.runFor(3000);
    await expect(page.getByRole('region', { name: /You are offline/ })).toBeVisible();
    await context.setOffline(false);
    await page.clock.runFor(4000);
    await expect(message).toBeVisible();
  };
  const choose = async (time: string) => {
    await openSettings(page);
    await settings(page).getByLabel('Messages stay').selectOption(time);
    await page.keyboard.press('Escape');
  };
  await choose('Three times as long');
  await showMessage();
  await page.clock.runFor(8000);
  await expect(message).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(message).toBeHidden();

  await choose('Until they are closed');
  await showMessage();
  await page.clock.runFor(600_000);
  await expect(message).toBeVisible();
  // A choice counts for the messages that are open.
  await choose('As long as reading takes');
  await page.mouse.move(10, 400);
  await page.clock.runFor(10_000);
  await expect(message).toBeHidden();
});

test('a conflict with somebody’s change pops up only where that is wanted', async ({ page, browser }) => {
  await openAbout(page);
  await openSettings(page);
  await settings(page).getByRole('checkbox', { name: 'What others change' }).uncheck();
  const { second } = await causeConflict(page, browser, `Muted ${Date.now()}`);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notice = panel(page)
    .getByRole('listitem')
    .filter({ hasText: /conflict|changed/i });
  await expect(notice.first().getByRole('button', { name: 'Compare' })).toBeVisible();
  await expect(toasts(page).getByRole('button', { name: 'Compare' })).toBeHidden();
  await notice.first().getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose what to keep' })).toBeVisible();
  await second.context().close();
});

test('a message lies on no button of a panel beside the page', async ({ page, context }) => {
  await storeNewAccount(page, 'panel');
  await page.goto('/dashboards/Rotterdam?rental=new');
  await expect(page.getByRole('dialog', { name: 'New rental' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await interrupt(page, context);
  await expect(toasts(page).getByText(isBack)).toBeVisible();
  const message = await toasts(page).boundingBox();
  for (const name of ['Cancel', 'Add rental']) {
    const button = await page.getByRole('dialog').getByRole('button', { name, exact: true }).boundingBox();
    expect(message && button && message.y + message.height < button.y).toBe(true);
  }
});

test('the choices follow an account, by keyboard', async ({ page, browser }) => {
  await signInAsNew(page, 'notices');
  await page.getByRole('button', { name: /^Notifications/ }).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(settings(page).getByRole('checkbox', { name: 'What you do' })).toBeFocused();
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"notifications"') ?? false);
  await page.keyboard.press('Space');
  await saved;

  const state = await page.context().storageState();
  const other = await otherBrowser(browser);
  await other.context().setStorageState({
    ...state,
    origins: state.origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.filter(({ name }) => name !== 'polder.popUps' && !name.endsWith('.settings')),
    })),
  });
  await other.goto('/about');
  await openSettings(other);
  await expect(settings(other).getByRole('checkbox', { name: 'What you do' })).not.toBeChecked();
  await settings(other).getByLabel('Messages stay').selectOption('Until they are closed');
  await expect(settings(page).getByLabel('Messages stay')).toHaveValue('untilClosed');
  await other.context().close();
});

test('the panel with its settings has no axe violations in any theme or direction', async ({ page, context }) => {
  await openAbout(page);
  await interrupt(page, context);
  await openSettings(page);
  await inEveryTheme(page, (look) => expectNoViolations(page, look, '.notifications-panel'));
});
