/**
 * Imports of 20,000 rows in a real browser, while the server is killed and started again at random moments: whether a
 * row is lost or duplicated, and how long an import is idle after the server is back.
 *
 *     npm run prove -- kills [--kills 200] [--seed 7] [--rows 20000] [--minutes 60]
 */
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { signInAsDemoByForm } from '../e2e/people';
import { type FileRow, fileRows, toCsv } from '../e2e/rentals-file';
import { storedRentals } from '../e2e/stored-rentals';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import { type RunningPolder, startPolder, temporaryFolder } from '../harness/polder';
import { newSeed, readNumbers } from './load/options';
import { Random } from './load/random';
import { summarise } from './load/summary';

/** After `minutes` no other kill is made; what was imported until then is still compared. */
const {
  kills: maxKills,
  seed,
  rows: rowCount,
  minutes,
} = readNumbers('kills', {
  kills: 200,
  seed: newSeed(),
  rows: 20_000,
  minutes: 60,
});
const startedAt = performance.now();
const hasTime = () => performance.now() - startedAt < minutes * 60_000;

const maxStandstill = 5000;
/** Maximum waiting time. */
const givesUpAfter = 180_000;
/** Polling interval of the import's progress. */
const look = 50;

interface Totals {
  kills: number;
  imports: number;
  lost: number;
  doubled: number;
  changed: number;
  /**
   * For each kill, how long after the server was back the import sent rows again, and how long until some of them were
   * stored, in milliseconds. A busy machine makes the latter longer, which is no fault of the import.
   */
  resumed: number[];
  moved: number[];
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** An import's progress: rows done, or that it has ended. */
async function progressOf(page: Page): Promise<number | 'over'> {
  const text = await page.evaluate(() => document.querySelector('.import-dialog')?.textContent ?? '');
  if (/is imported|was stopped|ended early/.test(text)) return 'over';
  const [, done] = /([\d,]+) of [\d,]+ rows/.exec(text) ?? [];
  return done === undefined ? -1 : Number(done.replaceAll(',', ''));
}

/** The dialog's error text, for the log of a stalled import. */
const troubleOf = (page: Page) => page.evaluate(() => document.querySelector('.import-trouble')?.textContent ?? '');

/** Waits until the import has progressed beyond `before`. @returns the waiting time in milliseconds */
async function untilMoved(page: Page, before: number | 'over', max: number): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < max) {
    const now = await progressOf(page);
    if (now === 'over' || (now !== -1 && now !== before)) return performance.now() - startedAt;
    await sleep(look);
  }
  return undefined;
}

/** Watches when the page sends rows. */
function watchSending(page: Page): { since(): () => number | undefined } {
  const underWay = new Set<Request>();
  let first: number | undefined;
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => {
    if (!request.postData()?.includes('batchTest(')) return;
    underWay.add(request);
    first ??= performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    /** @returns a function that tells when rows were first sent after now; now itself if some are being sent */
    since() {
      first = underWay.size > 0 ? performance.now() : undefined;
      return () => first;
    },
  };
}

async function startImport(page: Page, name: string, rows: readonly FileRow[]): Promise<void> {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(toCsv(rows)) });
  await dialog.getByRole('button', { name: /^Import [\d,]+ rentals$/ }).click({ timeout: 60_000 });
}

/** One import on a new data folder, with kills until it has ended or the kills are used up. */
async function killedImport(browser: Browser, totals: Totals, random: Random) {
  const folder = temporaryFolder('kills');
  let polder: RunningPolder = await startPolder(folder.path);
  const port = Number(new URL(polder.url).port);
  const context = await browser.newContext({ baseURL: polder.url, locale: 'en-GB' });
  const page = await context.newPage();
  const sending = watchSending(page);
  try {
    await signInAsDemoByForm(page);
    await page.getByText('Live', { exact: true }).waitFor({ timeout: 60_000 });
    const prefix = `Kills ${totals.imports}`;
    const rows = fileRows(prefix, rowCount);
    await startImport(page, `kills-${totals.imports}.csv`, rows);
    totals.imports++;
    await untilMoved(page, 0, 30_000);
    while (totals.kills < maxKills && hasTime() && (await progressOf(page)) !== 'over') {
      await sleep(50 + random.next() * 1200);
      const atKill = await progressOf(page);
      if (atKill === 'over') break;
      await polder.kill();
      totals.kills++;
      // Mostly short, sometimes long enough for the retries to back off.
      await sleep(random.next() < 0.2 ? random.next() * 20_000 : random.next() * 2000);
      polder = await startPolder(folder.path, port);
      const back = performance.now();
      const sent = sending.since();
      const before = await progressOf(page);
      const took = before === 'over' ? 0 : await untilMoved(page, before, givesUpAfter);
      const resumed = Math.min((sent() ?? Number.POSITIVE_INFINITY) - back, took ?? givesUpAfter);
      totals.resumed.push(resumed);
      totals.moved.push(took ?? givesUpAfter);
      const said = took === undefined ? `stands still: ${await troubleOf(page)}` : '';
      console.log(
        `kill ${totals.kills} at ${atKill}: sent ${Math.round(resumed)} ms, moved ${Math.round(took ?? -1)} ms ${said}`,
      );
    }
    await page.getByText(/kills-\d+\.csv.? is imported/).waitFor({ timeout: 180_000 });
    compare(totals, rows, (await storedRentals(prefix, polder.url)) as FileRow[]);
  } finally {
    await context.close();
    await polder.kill();
    folder.remove();
  }
}

const contentOf = ({ Name, Code, Population, Flag }: FileRow) => [Name, Code, Population, Flag].join('|');

function compare(totals: Totals, rows: readonly FileRow[], stored: readonly (FileRow & { _version?: number })[]): void {
  const names = new Map<string, number>();
  for (const { Name } of stored) names.set(Name, (names.get(Name) ?? 0) + 1);
  const contents = new Set(stored.map(contentOf));
  totals.lost += rows.filter(({ Name }) => !names.has(Name)).length;
  totals.doubled += [...names.values()].filter((times) => times > 1).length;
  totals.changed += rows.filter((row) => names.has(row.Name) && !contents.has(contentOf(row))).length;
  totals.changed += stored.filter(({ _version }) => _version !== 1).length;
  const { kills, imports, lost, doubled, changed } = totals;
  console.log(
    `${imports} imports whole after ${kills} kills: ${lost} rows lost, ${doubled} doubled, ${changed} changed`,
  );
}

async function main(): Promise<void> {
  console.log(`${maxKills} kills, seed ${seed}, imports of ${rowCount} rows`);
  const random = new Random(seed);
  const totals: Totals = { kills: 0, imports: 0, lost: 0, doubled: 0, changed: 0, resumed: [], moved: [] };
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    while (totals.kills < maxKills && hasTime()) await killedImport(browser, totals, random);
  } finally {
    await browser.close();
    report(totals);
  }
}

function report({ kills, imports, lost, doubled, changed, resumed, moved }: Totals): void {
  const isStill = (took: number, kill: number) => took > maxStandstill || moved[kill] === givesUpAfter;
  const still = resumed.filter(isStill).length;
  const longest = (times: readonly number[]) => Math.round(Math.max(0, ...times));
  summarise('kills', {
    seed,
    startedAt,
    lines: [
      `${kills} of ${maxKills} kills${hasTime() ? '' : ` in ${minutes} minutes`}, during ${imports} imports`,
      `after the server was back: rows sent within ${longest(resumed)} ms, some of them in within ${longest(moved)} ms`,
    ],
    verdicts: [
      { what: 'the server was killed', holds: kills > 0, found: `${kills} times` },
      {
        what: 'no row is lost, doubled or changed',
        holds: lost + doubled + changed === 0,
        found: `${lost} lost, ${doubled} doubled, ${changed} changed`,
      },
      {
        what: 'after each kill rows are sent within 5 s, and some are in within 3 minutes',
        holds: still === 0,
        found: `${still} times not`,
      },
    ],
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
