/** A person's own accent in place of the brand's colour. */
import { expect, type Page, test } from '@playwright/test';
import { colour as brandColour } from '../../brand.json';
import { accentStyle } from '../../frontend/build/accent-styles.mts';
import { brandColours } from '../../frontend/build/brand-colours.mts';
import { accentColours } from '../../frontend/src/features/layout/accentColours.mts';
import { parseColour } from '../../frontend/src/lib/contrast.mts';
import { expectNoViolations } from './accessibility';
import { blockScripts, waitUntilStyled } from './first-frames';
import { changeLayout, inEveryTheme, longPage, openWithLayout, pixelsOf, storeLayout } from './layout-settings';
import { otherBrowser, signInAsNew, watchConsole } from './people';

type AccentName = keyof typeof accentColours;

const rgb = (hex: string) => `rgb(${parseColour(hex)?.join(', ')})`;
const shadesOf = (accent: AccentName) => brandColours(accentColours[accent]);
const brand = brandColours(brandColour);
const root = (page: Page) => page.locator('html');
const colour = (page: Page, selector: string, property = 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name as 'color'], property);
const accents = (page: Page) => page.getByRole('radiogroup', { name: 'Accent colour' });
const openSettings = (page: Page) => page.getByRole('button', { name: 'Layout settings' }).click();

/** Stores the style of an accent, as an earlier visit did. */
async function storeStyle(page: Page, style: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('style-kept')) return;
    sessionStorage.setItem('style-kept', 'yes');
    localStorage.setItem('polder.accentStyle', kept);
  }, style);
}

test('buttons, links, grounds, frame and focus follow the accent; data and meanings do not', async ({ page }) => {
  const problems = watchConsole(page);
  await openWithLayout(page, '/ui/buttons', { darkMode: false, sidebarColour: 'primary' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const unchanged = [
    '--polder-data-1',
    '--bs-success',
    '--bs-danger-text-emphasis',
    '--bs-body-bg',
    '--polder-attention',
  ];
  const others = () =>
    root(page).evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      unchanged,
    );
  const before = await others();
  await openSettings(page);
  await accents(page).getByRole('radio', { name: 'Teal' }).check();
  await expect(root(page)).toHaveAttribute('data-accent', 'teal');
  const light = shadesOf('teal');
  await expect(page.locator('main .btn-primary').first()).toHaveCSS('background-color', rgb(light.action));
  expect(await colour(page, '.topbar')).toBe(rgb(light.frame));
  expect(await colour(page, '.sidebar')).toBe(rgb(light.frame));
  expect(await colour(page, '.skip-link', 'color')).toBe(rgb(light.action));
  await page.keyboard.press('Tab');
  await page.locator('main .btn-primary').first().focus();
  expect(await colour(page, 'main .btn-primary', 'outlineColor')).toBe(rgb(light.action));
  expect(await others()).toEqual(before);

  await page.getByRole('switch', { name: 'Dark mode' }).check();
  const dark = shadesOf('teal');
  await expect(page.locator('main .btn-primary').first()).toHaveCSS('background-color', rgb(dark['action-dark']));
  expect(await colour(page, '.topbar')).toBe(rgb(dark['frame-dark']));
  expect(await colour(page, '.skip-link', 'color')).toBe(rgb(dark['accent-dark']));
  // Paper is light.
  await page.emulateMedia({ media: 'print' });
  expect(await colour(page, '.skip-link', 'color')).toBe(rgb(light.action));
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(root(page)).not.toHaveAttribute('data-accent');
  await expect(accents(page).getByRole('radio', { name: 'Default' })).toBeChecked();
  await expect(page.locator('main .btn-primary').first()).toHaveCSS('background-color', rgb(brand['action-dark']));
  expect(await page.evaluate(() => localStorage.getItem('polder.accentStyle'))).toBeNull();
  expect(problems).toEqual([]);
});

test('the window of the installed application has the accent’s topbar', async ({ page }) => {
  await openWithLayout(page, longPage, { darkMode: false });
  const window = page.locator('meta[name="theme-color"]');
  await expect(window).toHaveAttribute('content', rgb(brand.frame));
  await changeLayout(page, { accent: 'violet' });
  await expect(window).toHaveAttribute('content', rgb(shadesOf('violet').frame));
  // Pages to sign in on have no topbar.
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth\//);
  await expect(window).not.toHaveAttribute('content', rgb(shadesOf('violet').frame));
  await page.goBack();
  await expect(window).toHaveAttribute('content', rgb(shadesOf('violet').frame));
});

for (const [name, route, settings] of [
  ['a page', longPage, { darkMode: false, sidebarColour: 'primary' }],
  ['a page in the dark, right to left', longPage, { rightToLeft: true, sidebarColour: 'primary' }],
  ['a page without a document', '/no-such-page', { darkMode: false, sidebarColour: 'primary' }],
] as const) {
  test(`the first frame has the accent: ${name}`, async ({ page }) => {
    await openWithLayout(page, longPage, { ...settings, accent: 'teal' });
    await expect(root(page)).toHaveAttribute('data-accent', 'teal');
    const release = await blockScripts(page);
    await page.goto(route);
    await waitUntilStyled(page);
    // Nothing of the application has run: a script in the document has applied the style.
    await expect(root(page)).toHaveAttribute('data-accent', 'teal');
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    const shades = shadesOf('teal');
    const frame = parseColour('darkMode' in settings ? shades.frame : shades['frame-dark'])?.join(',');
    const places: [number, number][] = [
      [640, 3],
      ['rightToLeft' in settings ? 1272 : 4, 700],
    ];
    expect(await pixelsOf(page, await page.screenshot(), places)).toEqual([frame, frame]);
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-accent', 'teal');
    // A page without a document turns out to have no frame.
    if (route === longPage) expect(await pixelsOf(page, await page.screenshot(), places)).toEqual([frame, frame]);
  });
}

test('a sign-in page has the accent from its first frame on', async ({ page }) => {
  await openWithLayout(page, longPage, { accent: 'brown' });
  await expect(root(page)).toHaveAttribute('data-accent', 'brown');
  const release = await blockScripts(page);
  await page.goto('/auth/loginformik');
  await waitUntilStyled(page);
  await expect(page.locator('.btn-primary').first()).toHaveCSS(
    'background-color',
    rgb(shadesOf('brown')['action-dark']),
  );
  await release();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.locator('.btn-primary').first()).toHaveCSS(
    'background-color',
    rgb(shadesOf('brown')['action-dark']),
  );
});

test('an accent follows to other tabs, and survives a reload in each', async ({ page, context }) => {
  await openWithLayout(page, longPage, { darkMode: false });
  const other = await context.newPage();
  await other.goto('/about');
  await openSettings(page);
  await accents(page).getByRole('radio', { name: 'Violet' }).check();
  for (const tab of [page, other]) await expect(root(tab)).toHaveAttribute('data-accent', 'violet');
  await other.reload();
  expect(await colour(other, '.topbar')).toBe(rgb(shadesOf('violet').frame));
  await accents(page).getByRole('radio', { name: 'Default' }).check();
  for (const tab of [page, other]) {
    await expect(root(tab)).not.toHaveAttribute('data-accent');
    await expect(tab.locator('.topbar')).toHaveCSS('background-color', rgb(brand.frame));
  }
});

for (const [name, accent, style] of [
  ['an unknown accent', 'pink', accentStyle('pink', '#ff00aa')],
  ['a damaged style', 'teal', '[data-accent="teal"]{--polder-action:#ff00aa} @import "x"; }{'],
  ['the style of an earlier version', 'teal', accentStyle('teal', '#ff00aa')],
  ['a style of another accent', 'teal', accentStyle('green', '#ff00aa')],
  ['a style without an accent', 'brand', accentStyle('brand', '#ff00aa')],
] as const) {
  test(`stored by others or damaged: ${name}`, async ({ page }) => {
    const problems = watchConsole(page);
    await storeLayout(page, JSON.stringify({ accent, darkMode: false }));
    await storeStyle(page, style);
    await page.goto('/ui/buttons');
    const expected = accent === 'teal' ? shadesOf('teal').action : brand.action;
    await expect(page.locator('main .btn-primary').first()).toHaveCSS('background-color', rgb(expected));
    // The next visit begins with what is right.
    const kept = accent === 'teal' ? accentStyle('teal', accentColours.teal) : null;
    await expect.poll(() => page.evaluate(() => localStorage.getItem('polder.accentStyle'))).toBe(kept);
    expect(problems.filter((problem) => !problem.includes('@import rules are not allowed'))).toEqual([]);
  });
}

test('who keeps the brand’s colour loads nothing of the accents', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // One of the parts that are loaded in the background.
  const inBackground = page.waitForResponse(/other-media/);
  await openWithLayout(page, '/about');
  await inBackground;
  const ofAccents = () => asked.filter((address) => /accent|settings-/i.test(address));
  expect(ofAccents()).toEqual([]);
  await openSettings(page);
  await expect(accents(page)).toBeVisible();
  for (const file of [/AccentSetting/, /showAccent/, /settings/]) expect(ofAccents().join(' ')).toMatch(file);
});

test('an accent is chosen by keyboard, in both directions of reading', async ({ page }) => {
  for (const rightToLeft of [false, true]) {
    await openWithLayout(page, longPage, { rightToLeft, customizerOpen: true });
    await accents(page).getByRole('radio', { name: 'Default' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(accents(page).getByRole('radio', { name: 'Sky blue' })).toBeChecked();
    await expect(root(page)).toHaveAttribute('data-accent', 'sky');
    await page.keyboard.press('ArrowUp');
    await expect(root(page)).not.toHaveAttribute('data-accent');
    await page.evaluate(() => sessionStorage.clear());
  }
});

for (const accent of ['brown', 'magenta'] as const) {
  test(`pages with the accent ${accent} have no axe violations in any theme or direction`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const route of ['/ui/buttons', '/dashboards/Rotterdam', '/auth/loginformik']) {
      await openWithLayout(page, route, {
        accent,
        customizerOpen: route !== '/auth/loginformik',
        sidebarColour: 'primary',
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(root(page)).toHaveAttribute('data-accent', accent);
      if (route !== '/auth/loginformik') await expect(accents(page)).toBeVisible();
      await inEveryTheme(page, (look) => expectNoViolations(page, `${route}, ${look}`));
    }
  });
}

test('an accent follows an account to its other browsers', async ({ page, browser }) => {
  await signInAsNew(page, 'accent');
  await openSettings(page);
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"accent"') ?? false);
  await accents(page).getByRole('radio', { name: 'Teal' }).check();
  await saved;
  const state = await page.context().storageState();
  const other = await otherBrowser(browser);
  await other.context().setStorageState({
    ...state,
    origins: state.origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.filter(({ name }) => !/^polder\.(layout|accentStyle)$|\.settings$/.test(name)),
    })),
  });
  await other.goto(longPage);
  await expect(root(other)).toHaveAttribute('data-accent', 'teal');
  await accents(page).getByRole('radio', { name: 'Green' }).check();
  await expect(root(other)).toHaveAttribute('data-accent', 'green');
  await other.context().close();
});
