import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { codeSentTo, newAddress } from '../harness/mailbox';
import { sharedPolder } from '../harness/polder';

export const password = 'achttekens';

/** The message and advice of every page when the network fails. */
export const networkError = 'A network error has occurred. Check your connection, then try again.';

/** Problems a page reported to its console; a test that expects none asserts that this stays empty. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Playwright says so itself, where the configuration has it block them.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Fills in the registration and stops where the code is asked for. */
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
 * @param polder whose page it is, if not the one that the tests share
 */
export async function register(page: Page, name: string, polder = sharedPolder()): Promise<string> {
  const email = await createAccount(page, name);
  await page.getByLabel('Code').fill(await codeSentTo(polder, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
  return email;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps in which somebody has signed in as the demo account: once for all tests of a worker. */
let demoState: Promise<StorageState> | undefined;

/**
 * Has the page's browser keep the demo account's session, as one does that signed in earlier; the next page that it
 * loads is signed in. The session is shared: a test that signs out, locks the screen or has tokens refused or renewed
 * signs in by the form.
 */
export async function storeDemoSession(page: Page): Promise<void> {
  const context = page.context();
  demoState ??= signedInState(context.browser() as Browser);
  await context.setStorageState(await demoState);
}

async function signedInState(browser: Browser): Promise<StorageState> {
  const page = await otherBrowser(browser);
  await signInAsDemoByForm(page);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** Opens the Rotterdam dashboard, signed in as the demo account. */
export async function signInAsDemo(page: Page): Promise<void> {
  await storeDemoSession(page);
  await page.goto('/dashboards/Rotterdam');
  await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
}

/** The same as a person does it, and with a session of the test's own. */
export async function signInAsDemoByForm(page: Page): Promise<void> {
  await signIn(page, demoAccount.email, demoAccount.password);
  await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
}

export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/auth/loginformik');
  await fillSignIn(page, email, secret);
}

/** Fills in the form that is on the page, and sends it. */
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

/** Runs in the page: lets the kept tokens expire a minute ago. Nobody but the user pool looks at signatures. */
export const expireTokens = () => {
  for (const key of Object.keys(localStorage).filter((name) => /\.(access|id)Token$/.test(name))) {
    const [header, payload = '', signature] = localStorage.getItem(key)?.split('.') ?? [];
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const text = btoa(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }));
    localStorage.setItem(key, [header, text.replace(/=+$/, ''), signature].join('.'));
  }
};
