import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from './test/harness/chromium';

/** All their tests use the Polder of own-polder.ts. */
const ownPolder = ['import.spec.ts', 'invitation.spec.ts', 'roles.spec.ts', 'sign-out.spec.ts'];

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  // One for each processor, but four at most: they share one server.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  // A test that passes only at its second try has found something: `npm test` names it, and a laptop fails on it.
  retries: process.env.CI === 'true' ? 1 : 0,
  projects: [
    // The longest tests come first: at the end no worker waits for another's.
    { name: 'own Polder', testMatch: ownPolder },
    { name: 'shared Polder', testIgnore: ownPolder },
  ],
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json']],
  timeout: 60_000,
  // The tests share one store, which the import tests fill: reading it all takes its time on two cores.
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.POLDER_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // Tracing every test makes all of them a third slower.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A worker would answer in place of the network, and what a test does to a request would pass it by: those of
    // offline.spec.ts have one.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findTestBrowser(), args: chromiumArguments },
  },
});
