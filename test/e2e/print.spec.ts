/** Print styles: the whole content, black on white, without the layout and interactive elements. */
import { inflateSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { storeDemoSession } from './people';

/** What each page has, and no paper. */
const frame = ['.topbar', '.sidebar', '.skip-link'];
const dashboard = [...frame, '.page-footer', '.filter-bar', '.dashboard-actions'];
const listDetail = [...frame, '.list-tools'];
const ticket = [...listDetail, '.breadcrumb'];

/**
 * Emulates print, once the print style sheet has loaded.
 * @param parts what the page has, and hides on paper
 */
async function emulatePrint(page: Page, parts: readonly string[]): Promise<void> {
  for (const part of parts) await expect(page.locator(part), part).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  for (const part of parts) await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
}

/** The lightness of text and background, from 0 to 255. */
const textAndBackground = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const lightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
      let ground: Element | null = element;
      const groundOf = (one: Element) => getComputedStyle(one).backgroundColor;
      while (ground && /, 0\)$|transparent/.test(groundOf(ground))) ground = ground.parentElement;
      return [lightness(getComputedStyle(element).color), ground ? lightness(groundOf(ground)) : 255];
    });

async function expectBlackOnWhite(page: Page, part: string): Promise<void> {
  const [ink, paper] = await textAndBackground(page, part);
  expect(ink, part).toBeLessThan(90);
  expect(paper, part).toBeGreaterThan(240);
}

test('a dashboard prints all rows, in light colours from the dark theme too', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  const rows = page.locator('.rental-table tr[data-index]');
  await expect(rows.first()).toBeVisible();
  const count = Number(await page.locator('.rental-table').getAttribute('aria-rowcount')) - 1;
  expect(await rows.count()).toBeLessThan(count);
  await emulatePrint(page, dashboard);
  await expect(rows).toHaveCount(count);
  await expectBlackOnWhite(page, 'h1');
  await expectBlackOnWhite(page, '.rental-table td:nth-child(2)');
  const cut = await page.locator('.rental-table-scroller').evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  // Columns as wide as their texts, not as on the screen, and no button's box, which is blank in a repeated header.
  await expect(page.locator('.rental-table')).toHaveCSS('table-layout', 'auto');
  await expect(page.locator('.sort-button').first()).toHaveCSS('display', 'contents');
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBeLessThan(count);
});

test('a month prints with its times, though a window as narrow has no room for them', async ({ page }) => {
  await page.setViewportSize({ width: 760, height: 1000 });
  await page.goto('/apps/calendar');
  const time = page.locator('.calendar-row-event .calendar-event-time').first();
  await expect(time).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(time).toBeVisible();
});

test('the browser’s print command renders all rows too', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam');
  const rows = page.locator('.rental-table tr[data-index]');
  await expect(rows.first()).toBeVisible();
  const count = Number(await page.locator('.rental-table').getAttribute('aria-rowcount')) - 1;
  const during = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('.rental-table tr[data-index]').length;
  });
  expect(during).toBe(count);
});

test('the countries in order print whole, and a ticket with its fields but without what is to be filled in', async ({
  page,
}) => {
  await page.goto('/dashboards/Utrecht');
  const countries = page.locator('.country-ranking > li');
  await expect(countries).toHaveCount(235);
  await emulatePrint(page, dashboard);
  await expect(countries.last()).toBeVisible();
  await expect(page.locator('.map-swatch').last()).toHaveCSS('print-color-adjust', 'exact');
  const [list, last] = [await page.locator('.country-ranking').boundingBox(), await countries.last().boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/tickt/ticket-detail?id=1');
  await expect(page.getByLabel('Agent')).toBeVisible();
  await emulatePrint(page, ticket);
  await expect(page.getByLabel('Agent')).toBeVisible();
  await expect(page.locator('.ticket-steps li:visible')).toHaveText(['Open']);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('an email and a ticket print without the list, and the ticket list without buttons', async ({ page }) => {
  for (const [route, said] of [
    ['/apps/email?id=1', '.detail-pane h2'],
    ['/tickt/ticket-detail?id=1', '.detail-pane h2'],
  ] as const) {
    await page.goto(route);
    await expect(page.locator(said).first()).toBeVisible();
    await emulatePrint(page, listDetail);
    await expect(page.locator('.list-pane')).toBeHidden();
    // A ticket's status is its only button that says something on paper.
    await expect(page.locator('main button:visible:not(.ticket-steps *)')).toHaveCount(0);
    await expectBlackOnWhite(page, said);
    await page.emulateMedia({ media: 'screen' });
  }
  await page.goto('/tickt/ticket-list');
  await expect(page.locator('.ticket-table tbody tr')).toHaveCount(8);
  await emulatePrint(page, frame);
  await expect(page.locator('.ticket-table tbody tr').last()).toBeVisible();
  await expect(page.getByRole('button', { name: /Set to pending/ })).toHaveCount(0);
  await expectBlackOnWhite(page, '.ticket-table td');
});

test('people print with their roles, and changes with who made them, without filters', async ({ page }) => {
  await storeDemoSession(page);
  await page.goto('/people');
  const role = page.getByRole('combobox', { name: /^Role of/ }).first();
  await expect(role).toBeVisible();
  await emulatePrint(page, [...frame, '.people-tools']);
  await expect(role).toBeVisible();
  await expect(role).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/activity');
  const author = page.locator('.activity-author').first();
  await expect(author).toBeVisible();
  await emulatePrint(page, [...frame, '.activity-tools']);
  await expect(author).toBeVisible();
});

/** The streams of a PDF, decompressed where they are; those of pictures and fonts too. */
function streamsOf(pdf: Buffer): string[] {
  const bytes = pdf.toString('latin1');
  // Chromium ends these lines with \n alone: \r would be the last byte of one stream in 256.
  return [...bytes.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return stream;
    }
  });
}

/** The browser's PDF: its pages, and how many pieces of text they have. */
async function printed(page: Page): Promise<{ pages: number; texts: number }> {
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  const texts = streamsOf(pdf).reduce((sum, stream) => sum + (stream.match(/\bT[jJ]\b/g)?.length ?? 0), 0);
  return { pages, texts };
}

test('the browser’s PDF of a dashboard has several pages', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam');
  await expect(page.locator('.rental-table tr[data-index]').first()).toBeVisible();
  await emulatePrint(page, dashboard);
  await page.emulateMedia({ media: null });
  expect((await printed(page)).pages).toBeGreaterThanOrEqual(4);
});

for (const [what, address, ready, most, parts] of [
  ['a table', '/tickt/ticket-list', '.ticket-table tbody tr', 2, frame],
  ['a ticket', '/tickt/ticket-detail?id=1', '.detail-pane h2', 1, ticket],
  ['an email', '/apps/email?id=1', '.email-content', 1, listDetail],
] as const)
  test(`the browser’s PDF of ${what} has its pages, each with its number`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(ready).first()).toBeVisible();
    await emulatePrint(page, parts);
    await page.emulateMedia({ media: null });
    const { pages, texts } = await printed(page);
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(most);
    await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync('@media print { @page { @bottom-right { content: none; } } }');
      document.adoptedStyleSheets.push(style);
    });
    const without = await printed(page);
    expect(without.pages).toBe(pages);
    expect(texts - without.texts).toBeGreaterThanOrEqual(pages);
  });
