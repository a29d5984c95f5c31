import { expect, type Page } from '@playwright/test';
import { noWorker } from '../../frontend/build/worker-files.mts';
import { demoAccount } from '../../local/sample/demo-account';
import { sharedPolder } from '../harness/polder';
import {
  cachedFiles,
  cachedUrls,
  hideBriefly,
  releaseOf,
  test,
  untilVisitCached,
  visitCached,
  workersOf,
} from './offline-visits';
import { expireTokens, networkError, register, signInAsDemoByForm, watchConsole } from './people';
import {
  addRental,
  expectOutboxEmpty,
  fillAndSave,
  openRental,
  waitUntilCached,
  waitUntilSynced,
} from './rental-editing';
import { storedRentals } from './stored-rentals';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const notice = (page: Page) => page.getByRole('region', { name: /A new version of Polder is ready/ });

/** Of a page that has loaded: before, it could not have one yet. */
async function expectNoNotice(page: Page): Promise<void> {
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toHaveCount(0);
}

test.describe('the first visit', () => {
  test('precaches nothing until the network has been idle for seconds', async ({ page }) => {
    const problems = watchConsole(page);
    const times: number[] = [];
    let begun: number | undefined;
    page.context().on('request', (request) => {
      if (request.url().includes('/prepareOffline-')) begun ??= Date.now();
      if (begun === undefined) {
        times.push(Date.now());
        expect(request.url()).not.toMatch(/service-worker|webmanifest/);
      }
    });
    await page.goto('/auth/loginformik');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await untilVisitCached(page);
    expect((begun ?? 0) - Math.max(...times)).toBeGreaterThan(5_000);
    expect(problems).toEqual([]);
  });

  test('makes Polder installable: name, colour and icons, in the page’s language', async ({ page, front }) => {
    await page.goto('/auth/loginformik');
    await visitCached(page);
    const devTools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    // A whole browser runs tests in incognito mode, which must be the only reason against installing.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const { url, errors, data } = await devTools.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${front.url}/manifest.en.webmanifest`, []]);
    const manifest = JSON.parse(data ?? '');
    expect(manifest).toMatchObject({ name: 'Polder: rental administration', lang: 'en', display: 'standalone' });
    for (const { src, sizes, purpose, type } of manifest.icons) {
      const [width, height] = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, src);
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
      expect(['any', 'maskable']).toContain(purpose);
      expect((await page.request.get(src)).headers()['content-type']).toContain(type);
    }
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^rgb/);
    await page.locator('.language-choice select').selectOption('nl');
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.nl.webmanifest');
  });

  test('gets a service worker with no-cache headers', async ({ page }) => {
    const { headers, status } = await page.request
      .get('/service-worker.js')
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  });
});

test.describe('without a network', () => {
  test('the second visit shows the rentals, accepts changes, and sends them once online', async ({ page, context }) => {
    const name = `Offline again ${Date.now()}`;
    await signInAsDemoByForm(page);
    await waitUntilSynced(page);
    const id = await addRental(page, name, 10);
    await visitCached(page);
    await waitUntilCached(page);
    await context.setOffline(true);
    // A new page, as after a night.
    await page.close();
    const later = await context.newPage();
    const panel = await openRental(later, id);
    await expect(later.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
    await fillAndSave(panel, { Population: '20' });
    await expect(later.locator('.sync-pending')).toContainText('1 change');
    expect(await storedRentals(name)).toMatchObject([{ Population: 10 }]);

    await context.setOffline(false);
    await expectOutboxEmpty(later);
    expect(await storedRentals(name)).toMatchObject([{ Population: 20, _version: 2 }]);
  });

  test('the rentals are shown after a night too, when the session cannot be renewed', async ({ page, context }) => {
    const name = `Offline later ${Date.now()}`;
    await signInAsDemoByForm(page);
    await waitUntilSynced(page);
    await addRental(page, name, 10);
    await visitCached(page);
    await page.evaluate(expireTokens);
    await context.setOffline(true);
    await page.goto(`/dashboards/Rotterdam?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('grid').getByText(name)).toBeVisible();
    await expect(page.getByRole('region', { name: /Your session cannot be renewed yet/ })).toBeVisible();
    await context.setOffline(false);
    await waitUntilSynced(page);
  });

  test('a page that was never opened shows a message, and appears automatically once online', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await visitCached(page);
    await context.setOffline(true);
    await page.goto('/apps/calendar');
    await expect(page.getByRole('heading', { name: 'This could not be shown' })).toBeVisible();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(networkError);
    await expect(alert).toContainText('This page is not on this device yet.');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  });

  test('pages that were never opened are available on a second visit', async ({ page, context }) => {
    await page.goto('/about');
    await visitCached(page);
    await page.reload();
    await hideBriefly(page);
    await expect
      .poll(() => cachedUrls(page), { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('/CalendarPage-'));
    await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringContaining('/tree-'));
    await context.setOffline(true);
    await page.goto('/apps/notes');
    await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible();
    // A demo’s code waits until it is opened.
    expect((await cachedUrls(page)).filter((url) => /\/ModalPage-/.test(url))).toEqual([]);
  });

  test('a page that was never opened may connect to endpoints that the same build got later', async ({
    page,
    context,
    front,
  }) => {
    await page.goto('/about');
    await visitCached(page);
    front.allow('https://elsewhere.test');
    await page.reload();
    await expect.poll(() => cachedUrls(page)).toContain(`${front.url}/index.html`);
    await context.setOffline(true);
    const answer = await page.goto('/apps/notes');
    expect(answer?.headers()['content-security-policy']).toContain('https://elsewhere.test');
  });

  test('the page is in the last chosen language', async ({ page, context, front }) => {
    const languageIs = (language: string) => expect(page.locator('html')).toHaveAttribute('data-language', language);
    await page.goto('/about');
    await visitCached(page);
    await languageIs('en');
    const cookie = (value: string) => context.addCookies([{ name: 'polder-language', value, url: front.url }]);
    await cookie('nl');
    await page.goto('/about');
    await languageIs('nl');
    await expect.poll(() => cachedUrls(page)).toContain(`${front.url}/about?language=nl`);
    await context.setOffline(true);
    await page.reload();
    await languageIs('nl');
    await cookie('en');
    await page.reload();
    await languageIs('en');
  });
});

test.describe('a new version', () => {
  test('is announced and waits for a reload; no typed text is lost', async ({ page, front }) => {
    await page.goto('/apps/chat');
    await visitCached(page);
    const message = page.locator('.composer textarea, form textarea').last();
    await message.fill('Not sent yet');
    front.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('#announcer-polite')).toContainText('A new version of Polder is ready');
    await expect(message).toHaveValue('Not sent yet');
    expect(await releaseOf(page)).toBe('1');

    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(message).toHaveValue('Not sent yet');
    await page.goto('/apps/chat');
    expect(await releaseOf(page)).toBe('2');
    await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
    await expectNoNotice(page);
  });

  test('is found on the next visit, which shows the old one immediately', async ({ page, front }) => {
    await page.goto('/about');
    await visitCached(page);
    front.deploy();
    await page.reload();
    expect(await releaseOf(page)).toBe('1');
    await notice(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(() => releaseOf(page)).toBe('2');
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    await expectNoNotice(page);
  });

  test('is not announced on a page that came from it', async ({ page, front }) => {
    const shells = async () => (await cachedUrls(page)).filter((url) => url.includes('/index.html?__WB_REVISION__'));
    await page.goto('/about');
    await visitCached(page);
    const [old] = await shells();
    front.deploy();
    await page.goto('/apps/notes');
    expect(await releaseOf(page)).toBe('2');
    await expect.poll(async () => (await shells()).includes(old ?? ''), { timeout: 60_000 }).toBe(false);
    await expect(notice(page)).toHaveCount(0);
  });

  test('still serves the old version’s chunks, from the website or else from the cache', async ({ page, front }) => {
    await page.goto('/apps/notes');
    await visitCached(page);
    await page.reload();
    await hideBriefly(page);
    await expect.poll(() => cachedUrls(page), { timeout: 60_000 }).toContainEqual(expect.stringContaining('/tree-'));
    front.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(notice(page)).toBeVisible();
    await navigation(page).getByRole('button', { name: 'Components' }).click();
    await navigation(page).getByRole('link', { name: 'Badges' }).click();
    await expect(page.getByRole('heading', { name: 'Badges', level: 1 })).toBeVisible();
    front.prune();
    await navigation(page).getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    expect(await releaseOf(page)).toBe('1');
  });

  test('opens offline immediately, as the old one did', async ({ page, context, front }) => {
    await page.goto('/about');
    await visitCached(page);
    front.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(notice(page)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    expect(await releaseOf(page)).toBe('2');
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  });
});

test.describe('the caches', () => {
  test('hold only public files, signed in and after signing out', async ({ page, front }) => {
    const mark = 'Zeehond48';
    const email = await register(page, 'cached', front.url);
    await waitUntilSynced(page);
    await visitCached(page);
    await page.goto(`/dashboards/Rotterdam?q=${mark}`);
    await waitUntilSynced(page);
    await page.goto('/apps/notes');
    await page.getByLabel('Title').fill(mark);
    await page.goto(`/auth/404?from=${mark}`);
    await page.goto('/_local/mailbox');
    await page.goto('/sample-pages/profile');
    await expect(page.getByText(email).first()).toBeVisible();
    const sub = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.idToken')) ?? '';
      return JSON.parse(atob(localStorage.getItem(key)?.split('.')[1] ?? '')).sub as string;
    });
    const expectPublic = async () => {
      const cached = await cachedFiles(page);
      expect(cached.length).toBeGreaterThan(20);
      const known =
        /^\/(assets\/[\w.~-]+|config\.json|[\w.-]+\.(html|js|svg|webmanifest)(\?__WB_REVISION__=\w+)?|[\w/-]*\?language=en)$/;
      expect(cached.map(({ url }) => url.replace(front.url, '')).filter((path) => !known.test(path))).toEqual([]);
      expect(cached.filter(({ url }) => /_local|_aws|\/api\//.test(url))).toEqual([]);
      for (const trace of [email, sub, mark, demoAccount.password]) {
        expect(cached.filter(({ url, text }) => url.includes(trace) || text.includes(trace))).toEqual([]);
      }
      const { text = '{}' } = cached.find(({ url }) => url.endsWith('/config.json')) ?? {};
      expect(Object.keys(JSON.parse(text))).toEqual(['stage', 'Auth', 'API', 'Storage']);
    };
    await expectPublic();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expectPublic();
  });

  test('are deleted with the worker when another site answers at the origin', async ({ page, front }) => {
    await page.goto('/about');
    await visitCached(page);
    front.replaceBy(() => ({ contentType: 'text/html', body: '<!doctype html><title>Something else</title>' }));
    await page.goto('/about');
    await expect.poll(() => workersOf(page)).toBe(0);
    await page.goto('/about');
    await expect(page).toHaveTitle('Something else');
  });

  test('serve the open page once more when the website has moved to a domain', async ({ page, front }) => {
    const domain = new URL(sharedPolder()).origin;
    await page.goto('/about');
    await visitCached(page);
    front.redirectTo(domain);
    await page.goto('/about');
    await expect.poll(() => workersOf(page)).toBe(0);
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    await page.goto('/about');
    expect(page.url()).toBe(`${domain}/about`);
  });

  test('are deleted with the worker during development', async ({ page, front }) => {
    await page.goto('/about');
    await visitCached(page);
    front.replaceBy((path) => {
      if (path === '/service-worker.js') return { contentType: 'text/javascript', body: noWorker };
      if (path === '/about')
        return { contentType: 'text/html', body: '<!doctype html><title>From the sources</title>' };
      return undefined;
    });
    // The cached page reloads automatically, unless it was still loading.
    await page.goto('/about');
    await expect.poll(() => workersOf(page)).toBe(0);
    await page.goto('/about');
    await expect(page).toHaveTitle('From the sources');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
