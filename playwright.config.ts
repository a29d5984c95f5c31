import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from './test/harness/chromium';

/** All their tests use the Polder of own-polder.ts. */
const ownPolder = ['import.spec.ts', 'invitation.spec.ts', 'roles.spec.ts', 'sign-out.spec.ts'];

/** Most of their time they wait: for an idle network, or for a slowed one. */
const waiting = ['first-visit.spec.ts', 'layout-shift.spec.ts', 'offline.spec.ts'];

/** A page of a test lives for a second or two: compiling its code once more, for speed, takes longer than it saves. */
const fewerCompilers = '--js-flags=--no-maglev';

// Four at most, as they share one server.
const processors = Math.min(4, Math.max(2, availableParallelism()));

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  // One more than processors: a test that waits leaves its processor to the others.
  workers: processors + 1,
  // A test that passes only at its second try has found something: `npm test` names it, and a laptop fails on it.
  retries: process.env.CI === 'true' ? 1 : 0,
  projects: [
    // The longest tests come first: at the end no worker waits for another's.
    { name: 'own Polder', testMatch: ownPolder, workers: 1 },
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'shared Polder', testIgnore: [...ownPolder, ...waiting] },
  ],
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json']],
  timeout: 60_000,
  // Beside other tests on two cores.
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
    launchOptions: { executablePath: findTestBrowser(), args: [...chromiumArguments, fewerCompilers] },
  },
});
