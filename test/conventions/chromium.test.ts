import { existsSync } from 'node:fs';
import { findTestBrowser, requireChromium } from '../harness/chromium';

jest.mock('node:fs', () => ({ existsSync: jest.fn() }));

const [whole, shell] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
const { CHROMIUM_PATH } = process.env;

function install(...files: readonly string[]): void {
  jest.mocked(existsSync).mockImplementation((file) => files.includes(String(file)));
}

beforeEach(() => {
  delete process.env.CHROMIUM_PATH;
});
afterAll(() => {
  if (CHROMIUM_PATH !== undefined) process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});

test('measurements take a whole browser, and tests the headless shell', () => {
  install(whole, shell);
  expect(requireChromium()).toBe(whole);
  expect(findTestBrowser()).toBe(shell);
});

test('the headless shell alone is enough for both', () => {
  install(shell);
  expect(requireChromium()).toBe(shell);
  expect(findTestBrowser()).toBe(shell);
});

test('a measurement without a browser fails, and says what to install', () => {
  install();
  expect(findTestBrowser()).toBeUndefined();
  expect(requireChromium).toThrow(/No Chromium was found.*apt-get install chromium/);
});

test('a CHROMIUM_PATH that does not exist is refused', () => {
  install(whole);
  process.env.CHROMIUM_PATH = '/nowhere';
  expect(requireChromium).toThrow('CHROMIUM_PATH is /nowhere, which does not exist.');
});
