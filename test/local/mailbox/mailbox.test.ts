import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createMailbox, type MailboxService } from '../../../local/mailbox/mailbox';
import { fakeAssembly } from '../fake-assembly';
import { mountOf } from '../mount-of';

let dataDirectory: string;
let mailbox: MailboxService;
let lines: string[];
let address: string;
let close: () => Promise<unknown>;

const openMailbox = () =>
  createMailbox({
    assembly: fakeAssembly([]),
    dataDirectory,
    origin: 'http://localhost:4000',
    log: (line) => void lines.push(line),
  });

beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'mailbox-'));
  lines = [];
  mailbox = openMailbox();
  const server = createServer((request, response) => {
    void mountOf(mailbox).handler(request, response, new URL(request.url ?? '/', 'http://localhost'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_local/mailbox`;
  close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await rm(dataDirectory, { recursive: true });
  };
});
afterEach(() => close());

const confirmation = {
  to: 'anna@example.nl',
  subject: 'Confirm your address',
  text: 'Your code is 123456.',
  code: '123456',
};
const readJson = async (query = '') =>
  (await fetch(address + query, { headers: { accept: 'application/json' } })).json() as Promise<{ to: string }[]>;
const readPage = async (query = '') => (await fetch(address + query, { headers: { accept: 'text/html' } })).text();

test('shows a delivered mail as JSON, the newest first', async () => {
  mailbox.deliver(confirmation);
  mailbox.deliver({ to: 'bram@example.nl', subject: 'Welcome', text: 'Hello' });
  const mails = await readJson();
  expect(mails).toEqual([
    expect.objectContaining({ to: 'bram@example.nl', subject: 'Welcome', text: 'Hello' }),
    expect.objectContaining({ ...confirmation, id: expect.any(String), sentAt: expect.stringMatching(/^\d{4}-.*Z$/) }),
  ]);
  expect(mailbox.list()).toEqual(mails);
});

test('finds the mails to one address, ignoring case', async () => {
  mailbox.deliver(confirmation);
  mailbox.deliver({ ...confirmation, to: 'bram@example.nl' });
  expect((await readJson('?to=Anna%40example.nl')).map((mail) => mail.to)).toEqual(['anna@example.nl']);
});

test('prints the mail’s address to the console, on one line', () => {
  mailbox.deliver({ ...confirmation, subject: 'Confirm\nERROR forged' });
  expect(lines).toEqual([
    'Mail to anna@example.nl: Confirm ERROR forged (code 123456) · http://localhost:4000/_local/mailbox',
  ]);
});

test('shows a page with the code on its own line, and no script', async () => {
  mailbox.deliver(confirmation);
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const page = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain('<code>123456</code>');
  expect(page).not.toContain('<script');
});

test('shows what a mail contains as text, never as markup', async () => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  mailbox.deliver({ to: hostile, subject: hostile, text: hostile, code: hostile });
  for (const page of [await readPage(), await readPage(`?to=${encodeURIComponent(hostile)}`)]) {
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  }
});

test('says what to do when there is no mail', async () => {
  expect(await readPage()).toContain('No emails yet');
  expect(await readPage('?to=nobody@example.nl')).toContain('No emails to nobody@example.nl');
});

test('serves its own stylesheet', async () => {
  const response = await fetch(`${address}.css`);
  expect(response.headers.get('content-type')).toContain('text/css');
  expect(await response.text()).toContain('user-select: all');
});

test('stores mails over a restart, readable by their owner only', async () => {
  mailbox.deliver(confirmation);
  const stored = mailbox.list();
  mailbox = openMailbox();
  expect(mailbox.list()).toEqual(stored);
  const { mode } = await stat(path.join(dataDirectory, 'mailbox', 'mails.json'));
  expect(mode & 0o077).toBe(0);
});

test('stores the newest 200', () => {
  for (let number = 0; number < 203; number++) mailbox.deliver({ ...confirmation, subject: `Mail ${number}` });
  const subjects = mailbox.list().map((mail) => mail.subject);
  expect(subjects).toHaveLength(200);
  expect([subjects.at(0), subjects.at(-1)]).toEqual(['Mail 202', 'Mail 3']);
});

test('says which file is damaged and what to do', async () => {
  await writeFile(path.join(dataDirectory, 'mailbox', 'mails.json'), '[{');
  expect(openMailbox).toThrow(/mails\.json\. Delete it and start again/);
});

test('is emptied by DELETE', async () => {
  mailbox.deliver(confirmation);
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(204);
  expect(await readJson()).toEqual([]);
  expect(openMailbox().list()).toEqual([]);
});

test('is emptied by the form of its page, which then shows again', async () => {
  mailbox.deliver(confirmation);
  const headers = { origin: new URL(address).origin, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(address, { method: 'POST', headers, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/_local/mailbox']);
  expect(mailbox.list()).toEqual([]);
});

test.each([
  ['a form of another website', { origin: 'https://evil.example' }],
  ['a form of another website in a newer browser', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['another name for this machine', { host: 'evil.example' }],
])('refuses %s', async (_who, headers: Record<string, string>) => {
  mailbox.deliver(confirmation);
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(address, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.end();
  });
  expect(status).toBe(403);
  expect(mailbox.list()).toHaveLength(1);
});

test('knows no other address and no other method', async () => {
  expect((await fetch(`${address}/x`)).status).toBe(404);
  const response = await fetch(address, { method: 'PUT', body: 'x' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, DELETE']);
});
