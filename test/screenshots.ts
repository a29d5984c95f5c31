/**
 * `npm run screenshots`: takes the README's pictures again, of a Polder started for it, into docs/pictures; all of them,
 * or those that are named.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoAccount } from '../local/sample/demo-account';
import { addRental, editRental, expectOutboxEmpty, waitUntilSynced } from './e2e/rental-editing';
import { chromiumArguments, requireChromium } from './harness/chromium';
import { startPolder, temporaryFolder } from './harness/polder';

interface Picture {
  /** Its file, without the ending. */
  readonly name: string;
  readonly address: string;
  readonly look: { darkMode: boolean; rightToLeft: boolean };
  readonly size: { width: number; height: number };
  /** What is there once the page has drawn everything: India comes with the last of the sample. */
  readonly ready: readonly string[];
  /** Whether a guest sees it. */
  readonly isPublic?: true;
  /** What is done on the page before. */
  readonly prepare?: (page: Page, browser: Browser) => Promise<void>;
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const pictures: readonly Picture[] = [
  {
    name: 'rotterdam-light',
    address: '/dashboards/Rotterdam',
    look: { darkMode: false, rightToLeft: false },
    size: desk,
    ready: ['.sync-status >> text=Live', 'text=India', '.figure-cards >> text=7.6B', '.chart-bar'],
  },
  {
    name: 'utrecht-dark',
    address: '/dashboards/Utrecht',
    look: { darkMode: true, rightToLeft: false },
    size: desk,
    ready: ['.sync-status >> text=Live', 'text=India', 'main >> text=1.4B', '.chart-bar'],
  },
  {
    name: 'email-right-to-left',
    address: '/apps/email',
    look: { darkMode: false, rightToLeft: true },
    size: desk,
    ready: ['main h2'],
  },
  {
    name: 'login',
    address: '/auth/loginformik',
    look: { darkMode: false, rightToLeft: false },
    size: desk,
    ready: ['main h1'],
    isPublic: true,
  },
  {
    name: 'import-light',
    address: '/dashboards/Rotterdam',
    look: { darkMode: false, rightToLeft: false },
    size: desk,
    ready: ['.modal >> text=Import 3 rentals'],
    prepare: chooseFile,
  },
  {
    name: 'rotterdam-phone',
    address: '/dashboards/Rotterdam',
    look: { darkMode: true, rightToLeft: false },
    size: phone,
    ready: ['.sync-status >> text=Live', 'text=India', '.figure-cards >> text=7.6B', '.chart-bar'],
  },
  // The last, as it leaves a rental more.
  {
    name: 'conflict-dark',
    address: '/dashboards/Rotterdam',
    look: { darkMode: true, rightToLeft: false },
    size: desk,
    ready: ['.conflicts-dialog >> text=Changed by both'],
    prepare: causeConflict,
  },
];

const file = `Flag,Name,Code,Population
🇳🇱,Wijnhaven,NL,640
🇧🇪,Rue du Marché,BE,1280
🇩🇰,Nyhavn,DK,about 900
🇩🇪,Königsallee,DE,2150
`;

async function chooseFile(page: Page): Promise<void> {
  const buffer = Buffer.from(file);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'markets.csv', mimeType: 'text/csv', buffer });
}

/** Two browsers change one rental, the first without a connection; then the first asks whose change stays. */
async function causeConflict(page: Page, browser: Browser): Promise<void> {
  await waitUntilSynced(page);
  const id = await addRental(page, 'Herengracht 401', 1200);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: desk, locale: 'en-GB' });
  const other = await context.newPage();
  await signIn(other);
  await waitUntilSynced(other);
  await page.context().route(/graphql/, (route) => route.abort('internetdisconnected'));
  await editRental(page, id, { Name: 'Herengracht 401–415', Population: '1250' });
  await page.locator('.sync-pending', { hasText: '1 change' }).waitFor();
  await editRental(other, id, { Population: '1300' });
  await expectOutboxEmpty(other);
  await context.close();
  await page.context().unroute(/graphql/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: '1 conflict' }).click();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/loginformik');
  await page.getByLabel('Email', { exact: true }).fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Rotterdam', level: 1 }).waitFor();
}

async function take(browser: Browser, baseURL: string, folder: string, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: picture.size,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((look) => localStorage.setItem('polder.layout', JSON.stringify(look)), picture.look);
  if (!picture.isPublic) await signIn(page);
  await page.goto(picture.address);
  await picture.prepare?.(page, browser);
  for (const part of picture.ready) await page.locator(part).first().waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  // A dialog fades in even with reduced motion.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.modal')].every((dialog) => getComputedStyle(dialog).opacity === '1'),
  );
  const file = path.join(folder, `${picture.name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  console.log(path.relative(process.cwd(), file));
  await context.close();
}

/** @throws Error for a name that no picture has */
function picturesNamed(names: readonly string[]): readonly Picture[] {
  const all = pictures.map(({ name }) => name);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no picture ${unknown.join(', ')}, but: ${all.join(', ')}.`);
  return names.length > 0 ? pictures.filter(({ name }) => names.includes(name)) : pictures;
}

async function main(names: readonly string[]): Promise<void> {
  const wanted = picturesNamed(names);
  const executablePath = requireChromium();
  const folder = path.join(__dirname, '../docs/pictures');
  mkdirSync(folder, { recursive: true });
  const data = temporaryFolder('screenshots');
  const polder = await startPolder(data.path);
  // Where the browser tests' helpers look for it.
  process.env.POLDER_URL = polder.url;
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    for (const picture of wanted) await take(browser, polder.url, folder, picture);
  } finally {
    await browser.close();
    await polder.stop();
    data.remove();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
