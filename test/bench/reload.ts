/// <reference lib="dom" />
import { chromium, type Page, type Request } from '@playwright/test';
import { copyParts, toColumns } from '../../frontend/src/features/rentals/sync/columnEncoding';
import type { RentalColumns } from '../../graphql/generated/rental-content';
import type { Rental } from '../../graphql/generated/schema';
import { blankContent } from '../../graphql/rental';
import { defaultShardCount, partOf } from '../../graphql/sharding';
import { demoAccount } from '../../local/sample/demo-account';
import { readConfiguration } from '../harness/amplify';
import { chromiumArguments, requireChromium } from '../harness/chromium';

const cachedRentals = 100_000;
const changedRentals = 10;
const measurements = 5;

/** A reload with 100,000 rentals cached in the browser, and the bytes of the changes since then. */
export async function measureReload(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ baseURL: url });
    await signIn(page);
    await cacheRentals(page);
    const times: number[] = [];
    for (let round = 0; round < measurements; round++) times.push(await timeReload(page));
    const bytes = await weighDelta(page, url);
    const median = times.toSorted((left, right) => left - right)[Math.floor(measurements / 2)] ?? Number.NaN;
    return [
      `reload with ${cachedRentals} rentals kept: table usable after ${(median / 1000).toFixed(2)} s (median of ${measurements})`,
      `a delta of ${changedRentals} rentals: ${(bytes / 1000).toFixed(1)} kB over ${defaultShardCount} shards`,
    ];
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/loginformik');
  await page.getByLabel('Email', { exact: true }).fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('.sync-status', { hasText: 'Live' }).waitFor();
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name?.startsWith('polder-')));
}

/** Writes a large cache into the page's database, from a page of the same origin without scripts. */
async function cacheRentals(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  const parts = new Map<number, Rental[]>();
  for (let index = 0; index < cachedRentals; index++) {
    const rental = syntheticRental(index);
    const part = partOf(rental.id, copyParts);
    parts.set(part, [...(parts.get(part) ?? []), rental]);
  }
  // Reading starts two minutes before a checkpoint, when the sample rentals were loaded: these lie two minutes on.
  const upToNow = Date.now() + 2 * 60_000;
  const checkpoints = Object.fromEntries(Array.from({ length: defaultShardCount }, (_, shard) => [shard, upToNow]));
  for (const [part, rentals] of parts) await put(page, `copy-${part}`, toColumns(rentals));
  await put(page, 'copy', { format: 2, checkpoints, parts: parts.size });
}

function put(page: Page, key: string, value: RentalColumns | object): Promise<void> {
  return page.evaluate(
    async ([name, kept]) => {
      const database = (await indexedDB.databases()).find((one) => one.name?.startsWith('polder-rentals'));
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database?.name ?? '');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          writing.objectStore('kept').put(kept, name as string);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    [key, value] as const,
  );
}

function syntheticRental(index: number): Rental {
  const changedAt = Date.UTC(2026, 9, 1) + index * 1000;
  const time = new Date(changedAt).toISOString();
  return {
    ...blankContent,
    id: `bench-reload-${index.toString(36).padStart(20, '0')}`,
    Flag: '🇳🇱',
    Name: `Market ${index}`,
    Code: 'NL',
    Population: index,
    conflictID: `bench-reload-mutation-${index}`,
    createdAt: time,
    updatedAt: time,
    _version: 1,
    _deleted: false,
    _lastChangedAt: changedAt,
  };
}

/** @returns milliseconds from the start of the navigation to rows on the screen, of all the rentals kept */
async function timeReload(page: Page): Promise<number> {
  await page.goto('/dashboards/Rotterdam');
  const time = await page.waitForFunction(
    (min) => {
      const grid = document.querySelector('[role=grid]');
      const isUsable = Number(grid?.getAttribute('aria-rowcount')) > min && grid?.querySelector('td');
      return isUsable ? performance.now() : false;
    },
    cachedRentals,
    { polling: 'raf', timeout: 120_000 },
  );
  return (await time.jsonValue()) as number;
}

/** @returns the bytes of the answers that bring a page up to date after ten rentals were changed elsewhere */
async function weighDelta(page: Page, url: string): Promise<number> {
  await page.locator('.sync-status', { hasText: 'Live' }).waitFor({ timeout: 120_000 });
  await page.goto('/favicon.svg');
  await writeElsewhere(page, url);
  const weights: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.postData()?.includes('SyncRentals')) weights.push(weightOf(request));
  });
  await page.goto('/dashboards/Rotterdam');
  await page.locator('.sync-status', { hasText: 'Live' }).waitFor({ timeout: 120_000 });
  // The subscription coming up may ask once more; what counts is one answer of each shard.
  const largest = (await Promise.all(weights)).toSorted((left, right) => right - left).slice(0, defaultShardCount);
  return largest.reduce((sum, weight) => sum + weight, 0);
}

async function weightOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** Adds ten rentals as another user, without the page. */
async function writeElsewhere(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.idToken'))?.[1]);
  const run = Date.now();
  const rentals = Array.from({ length: changedRentals }, (_, index) => ({
    id: `bench-delta-${run}-${index}`,
    Flag: '🇳🇱',
    Name: `Delta ${index}`,
    Code: 'NL',
    Population: index,
    conflictID: crypto.randomUUID(),
  }));
  const query = 'mutation Write($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { id } }';
  const response = await fetch((await readConfiguration(url)).API?.GraphQL?.endpoint ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token ?? '' },
    body: JSON.stringify({ query, variables: { rentals } }),
  });
  const { errors } = (await response.json()) as { errors?: object[] };
  if (errors) throw new Error(JSON.stringify(errors[0]));
}
