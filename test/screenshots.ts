/** `npm run screenshots`: takes the README's pictures again, of a Polder started for it, into docs/pictures. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoAccount } from '../local/sample/demo-account';
import { chromiumArguments, findChromium } from './harness/chromium';
import { startPolder, temporaryFolder } from './harness/polder';

interface Picture {
  /** Its file, without the ending. */
  readonly name: string;
  readonly address: string;
  readonly look: { darkMode: boolean; rightToLeft: boolean };
  readonly size: { width: number; height: number };
  /** What is there once the page has drawn everything: India comes with the last of the sample. */
  readonly ready: readonly string[];
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const pictures: readonly Picture[] = [
  {
    name: 'rotterdam-light',
    address: '/dashboards/Rotterdam',
    look: { darkMode: false, rightToLeft: false },
    size: desk,
    ready: ['.sync-status >> text=Live', 'text=India', '.figure-cards >> text=7.6B', '.apexcharts-series path'],
  },
  {
    name: 'utrecht-dark',
    address: '/dashboards/Utrecht',
    look: { darkMode: true, rightToLeft: false },
    size: desk,
    ready: ['.sync-status >> text=Live', 'text=India', 'main >> text=1.4B', '.apexcharts-series path'],
  },
  {
    name: 'email-right-to-left',
    address: '/apps/email',
    look: { darkMode: false, rightToLeft: true },
    size: desk,
    ready: ['main h2'],
  },
  {
    name: 'rotterdam-phone',
    address: '/dashboards/Rotterdam',
    look: { darkMode: true, rightToLeft: false },
    size: phone,
    ready: ['.sync-status >> text=Live', 'text=India', '.figure-cards >> text=7.6B', '.apexcharts-series path'],
  },
];

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
  await signIn(page);
  await page.goto(picture.address);
  for (const part of picture.ready) await page.locator(part).first().waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  const file = path.join(folder, `${picture.name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  console.log(path.relative(process.cwd(), file));
  await context.close();
}

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Screenshots need a Chromium: install one, or set CHROMIUM_PATH.');
  const folder = path.join(__dirname, '../docs/pictures');
  mkdirSync(folder, { recursive: true });
  const data = temporaryFolder('screenshots');
  const polder = await startPolder(data.path);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    for (const picture of pictures) await take(browser, polder.url, folder, picture);
  } finally {
    await browser.close();
    await polder.stop();
    data.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
