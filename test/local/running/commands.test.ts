/** The developer's commands other than `npm start`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WebSocket } from 'ws';
import { type RunningPolder, startPolder, temporaryFolder } from '../../harness/polder';

jest.setTimeout(120_000);
const repository = path.join(__dirname, '..', '..', '..');
const folder = temporaryFolder('commands');
afterAll(() => folder.remove());

/** Connects like a page that waits for changes, and receives the greeting. */
async function reloads(url: string): Promise<void> {
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const greeting = await new Promise((resolve, reject) => {
    socket.once('message', (message) => resolve(JSON.parse(String(message))));
    socket.once('error', reject);
  });
  expect(greeting).toEqual({ type: 'connected' });
  socket.close();
}

/** Waits for a text in the terminal. */
const until = (polder: RunningPolder, text: string) =>
  new Promise<void>((resolve) => {
    polder.process.stdout?.on('data', () => polder.output().includes(text) && resolve());
  });

const run = (script: string, commandLine: readonly string[], environment: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...commandLine], {
    cwd: repository,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
};

const reset = (dataDirectory: string, ...commandLine: string[]) =>
  run('local/reset.ts', commandLine, { POLDER_DATA: dataDirectory });

test('dev serves the front end from its sources, with the configuration of a deployment, and keeps its data', async () => {
  const polder = await startPolder(path.join(folder.path, 'dev'), 0, ['--hot']);
  try {
    const page = await (await fetch(`${polder.url}/dashboards/Rotterdam`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('/@vite/client');
    expect(page).toContain('/src/main.tsx');
    const configuration = (await (await fetch(`${polder.url}/config.json`)).json()) as { stage: string };
    expect(configuration.stage).toBe('dev');
    await reloads(polder.url);

    const saved = until(polder, 'Saved: lambdas/batch-test/handler.ts. Restart');
    utimesSync(path.join(repository, 'lambdas/batch-test/handler.ts'), new Date(), new Date());
    await saved;

    expect(reset(polder.dataDirectory)).toMatchObject({ status: 1, text: expect.stringContaining('running Polder') });
    expect(existsSync(path.join(polder.dataDirectory, 'polder.json'))).toBe(true);
  } finally {
    await polder.stop();
  }
});

test('dev can serve the front end alone, without a cloud and without data', async () => {
  const polder = await startPolder(path.join(folder.path, 'alone'), 0, ['--hot', '--front-end']);
  try {
    expect(await (await fetch(`${polder.url}/config.json`)).json()).toEqual({ stage: 'front-end' });
    expect(await (await fetch(`${polder.url}/apps/notes`)).text()).toContain('/src/main.tsx');
    await reloads(polder.url);
    expect(existsSync(polder.dataDirectory)).toBe(false);
  } finally {
    await polder.stop();
  }
});

test('reset removes the data folder, and nothing that is not Polder’s', () => {
  const data = path.join(folder.path, 'dev');
  expect(reset(data, '--help')).toEqual({ status: 1, text: "Unknown option '--help'\n" });
  expect(reset(data)).toMatchObject({ status: 0, text: expect.stringContaining(`Removed ${data}`) });
  expect(existsSync(data)).toBe(false);
  expect(reset(data)).toMatchObject({ status: 0, text: expect.stringContaining('There is no data') });

  const shared = path.join(folder.path, 'documents');
  mkdirSync(path.join(shared, 'dynamodb'), { recursive: true });
  for (const name of ['polder.json', 'letter.txt']) writeFileSync(path.join(shared, name), 'x');
  expect(reset(shared)).toMatchObject({ status: 0, text: expect.stringContaining('stays: letter.txt') });
  expect(readdirSync(shared)).toEqual(['letter.txt']);

  const other = path.join(folder.path, 'photographs');
  mkdirSync(other);
  writeFileSync(path.join(other, 'beach.jpg'), 'x');
  expect(reset(other)).toMatchObject({ status: 1, text: expect.stringContaining("is not Polder's data") });
  expect(existsSync(path.join(other, 'beach.jpg'))).toBe(true);
  expect(reset(path.join(other, 'beach.jpg'))).toMatchObject({
    status: 1,
    text: expect.stringMatching(/^.*is not Polder's data.*\n$/),
  });
});

test('costs with a mistyped option computes nothing', () => {
  const page = path.join(repository, 'docs', 'operations.md');
  const before = statSync(page).mtimeMs;
  expect(run('bin/costs.ts', ['--chek'])).toEqual({ status: 1, text: "Unknown option '--chek'\n" });
  expect(statSync(page).mtimeMs).toBe(before);
});

test.each([
  ['two apps', ['shop', 'tree'], /^There is no app "shop tree"\. Name one: .* calendar, .*, tree\.\n$/],
  ['no app', [], /^Name one: npm run remove -- <app>, /],
])('remove with %s removes nothing, and lists the apps', (_what, names, text) => {
  const answer = run('frontend/build/remove-app/run.mts', names);
  expect(answer).toEqual({ status: 2, text: expect.stringMatching(text) });
});
