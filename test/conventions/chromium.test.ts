import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTestBrowser, requireChromium } from '../harness/chromium';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }));

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

test('the gate installs none where the tests find one: it looks for the same', () => {
  install();
  jest.mocked(existsSync).mockClear();
  findTestBrowser();
  const candidates = jest.mocked(existsSync).mock.calls.map(([file]) => file);
  const gate = readFileSync(path.join(__dirname, '..', '..', '.ci', 'run'), 'utf8');
  const [, listed = ''] = /^browsers=\(\n(.*?)^\)$/ms.exec(gate) ?? [];
  expect(listed.match(/\/[^'\n]+/g)).toEqual(candidates);
});
