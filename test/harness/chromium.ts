import { existsSync } from 'node:fs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's build of Chromium without windows. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of measurements, proofs and pictures: CHROMIUM_PATH, or a whole browser, as people have, else the headless shell.
 * @throws Error that says what to install, when there is none
 */
export function requireChromium(): string {
  const found = chosenChromium() ?? firstOf([...candidates, headlessShell]);
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium, or chromium-headless-shell), or set CHROMIUM_PATH.',
  );
}

/**
 * The browser of the tests: the headless shell where it is installed, as it draws the same pages in little more than
 * half the processor time, else a whole browser; undefined without one.
 */
export const findTestBrowser = (): string | undefined => chosenChromium() ?? firstOf([headlessShell, ...candidates]);

function chosenChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not exist.`);
  return chosen || undefined;
}

const firstOf = (paths: readonly string[]) => paths.find((candidate) => existsSync(candidate));

/** A headless browser without background network traffic, which also runs as root in a container. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
