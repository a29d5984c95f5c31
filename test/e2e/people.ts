import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { createConfirmedAccount, createSession } from '../harness/amplify';
import { codeSentTo, newAddress } from '../harness/mailbox';
import { sharedPolder } from '../harness/polder';

export const password = 'achttekens';

/** The message and advice of every page when the network fails. */
export const networkError = 'A network error has occurred. Check your connection, then try again.';

/** Collects a page's console errors and warnings, for tests to assert that there are none. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Playwright's own message where the configuration blocks service workers.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Fills in the registration up to the confirmation code. */
export async function createAccount(page: Page, name: string): Promise<string> {
  const email = newAddress(name);
  await page.goto('/auth/registerformik');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return email;
}

/**
 * Registers, reads the code in the mailbox, and ends signed in on the Rotterdam dashboard.
 * @param polder the page's Polder, if not the shared one
 */
export async function register(page: Page, name: string, polder = sharedPolder()): Promise<string> {
  const email = await createAccount(page, name);
  await page.getByLabel('Code').fill(await codeSentTo(polder, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
  return email;
}

/**
 * Makes the settings of an account those of one browser: tests share the demo account, and what one chooses would appear
 * in the pages of the others. For pages that are loaded afterwards.
 */
async function keepSettingsHere(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { fetch } = window;
    const answer = (data: object) => Promise.resolve(Response.json({ data }));
    window.fetch = (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      if (body.includes('query MySettings')) return answer({ mySettings: [] });
      if (!body.includes('mutation SaveMySetting')) return fetch(input, init);
      const { name, value } = JSON.parse(body).variables;
      return answer({ saveMySetting: { sub: '', name, value, changedAt: Date.now() } });
    };
  });
}

/**
 * Stores a session in the page's browser, as after an earlier sign-in; the next page load is signed in. Playwright's own
 * `setStorageState` opens another page for that.
 */
async function storeSession(page: Page, session: ReadonlyMap<string, string>): Promise<void> {
  await page.context().addInitScript(
    (entries) => {
      const mark = 'session-stored';
      // Either: a test may clear one.
      const marked = [localStorage, sessionStorage];
      if (window !== window.top || marked.some((storage) => storage.getItem(mark))) return;
      for (const storage of marked) storage.setItem(mark, 'yes');
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [...session],
  );
}

/** The stored session of the demo account; created once per Playwright worker. */
let demoSession: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * Stores the demo account's session. It is shared: a test that signs out, locks the screen or has tokens rejected or
 * renewed needs one of its own.
 */
export async function storeDemoSession(page: Page): Promise<void> {
  await keepSettingsHere(page.context());
  demoSession ??= createSession(sharedPolder(), demoAccount);
  await storeSession(page, await demoSession);
}

/**
 * Stores another session of the demo account.
 * @param polder the page's Polder, if not the shared one
 */
export async function storeOwnDemoSession(page: Page, polder = sharedPolder()): Promise<void> {
  await keepSettingsHere(page.context());
  await storeSession(page, await createSession(polder, demoAccount));
}

/** Stores a session of a new account; its address. */
export async function storeNewAccount(page: Page, name: string): Promise<string> {
  const account = { email: newAddress(name), password };
  await createConfirmedAccount(sharedPolder(), account);
  await storeSession(page, await createSession(sharedPolder(), account));
  return account.email;
}

/** Opens the Rotterdam dashboard, signed in as the demo account. */
export async function signInAsDemo(page: Page): Promise<void> {
  await storeDemoSession(page);
  await openRotterdam(page);
}

/**
 * The same with a session for this page alone.
 * @param polder the page's Polder, if not the shared one
 */
export async function signInWithOwnSession(page: Page, polder?: string): Promise<void> {
  await storeOwnDemoSession(page, polder);
  await openRotterdam(page);
}

/** Opens the Rotterdam dashboard, signed in as a new account; its address. */
export async function signInAsNew(page: Page, name: string): Promise<string> {
  const email = await storeNewAccount(page, name);
  await openRotterdam(page);
  return email;
}

async function openRotterdam(page: Page): Promise<void> {
  await page.goto('/dashboards/Rotterdam');
  await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
}

/** The same by the sign-in form. */
export async function signInAsDemoByForm(page: Page): Promise<void> {
  await keepSettingsHere(page.context());
  await signIn(page, demoAccount.email, demoAccount.password);
  await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
}

export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/auth/loginformik');
  await fillSignIn(page, email, secret);
}

/** Fills in the lock screen, and submits it. */
export async function unlock(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Unlock' }).click();
}

/** Fills in the current page's form, and submits it. */
export async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A second browser, with its own tokens and storage. */
export async function otherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: sharedPolder() });
  return context.newPage();
}

/** Runs in the page: makes the stored tokens expired. Only the user pool checks their signatures. */
export const expireTokens = () => {
  for (const key of Object.keys(localStorage).filter((name) => /\.(access|id)Token$/.test(name))) {
    const [header, payload = '', signature] = localStorage.getItem(key)?.split('.') ?? [];
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const text = btoa(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }));
    localStorage.setItem(key, [header, text.replace(/=+$/, ''), signature].join('.'));
  }
};

/** The button of the account's menu, whoever the account is. */
export const accountMenu = (page: Page) => page.locator('.topbar .menu').getByRole('button');
