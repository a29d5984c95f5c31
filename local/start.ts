/**
 * `npm start`: builds what has changed, runs the local cloud, and prints its address. `--hot` is `npm run dev`;
 * `--front-end` serves the front end alone; `--help` prints this and the environment variables.
 */
import path from 'node:path';
import { readAssembly } from './assembly/read-assembly';
import { AssemblyError } from './assembly/types';
import { buildAssembly } from './build/build';
import { startFrontEnd } from './build/front-end';
import { hotWebsite } from './build/hot';
import { repository } from './build/inputs';
import { reportChanges } from './build/report-changes';
import { startCloud } from './cloud';
import { DataDirectoryError, openDataDirectory } from './data-directory';
import type { Health } from './health/types';
import { writeAwsConfig } from './iam/operator';
import { prepareFirstStart } from './sample/first-start';
import { readSettings, readStartOptions, usage } from './settings';

// Functions run in threads, which share the process's time zone; on Lambda it is UTC.
process.env.TZ = 'UTC';

async function start(): Promise<void> {
  const options = readStartOptions(process.argv.slice(2));
  if (options.help) return console.log(usage);
  const settings = readSettings(process.env, path.join(repository, '.polder'));
  const log = (line: string) => console.log(line);
  if (options.frontEnd) return startFrontEndAlone(settings.port, log);
  const folder = await buildAssembly(log);
  const data = openDataDirectory(settings.dataDirectory);
  const assembly = readAssembly(folder, data.secret);
  const hot = options.hot ? hotWebsite : undefined;
  const cloud = await startCloud({ assembly, data, port: settings.port, log, hot });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      cloud.close().then(() => process.exit(0));
    });
  }
  writeAwsConfig(data.path, data.secret, cloud.origin, assembly.region);
  for (const line of notRunning(cloud.health())) log(line);
  await prepareFirstStart(cloud, assembly, data, log);
  if (options.hot) reportChanges(log);
  log(`Data: ${data.path} · mailbox: ${cloud.origin}/_local/mailbox · health: ${cloud.origin}/_local/health`);
  log(`Polder is ready: ${cloud.origin}`);
}

async function startFrontEndAlone(port: number, log: (line: string) => void): Promise<void> {
  const { origin } = await startFrontEnd(port, log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  log('The front end alone, with sample data and without a cloud: nobody can sign in.');
  log(`Polder is ready: ${origin}`);
}

/** One line for each type of resource that the local cloud does not carry out, with the reason. */
function notRunning({ resources }: Health): string[] {
  const counts = new Map<string, number>();
  for (const { type, reason } of resources) {
    if (reason) counts.set(`${type}: ${reason}`, (counts.get(`${type}: ${reason}`) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `Not run: ${count} × ${what}`);
}

start().catch((error: unknown) => {
  const expected = error instanceof AssemblyError || error instanceof DataDirectoryError;
  console.error(`Polder could not start. ${expected || !(error instanceof Error) ? error : error.message}`);
  process.exit(1);
});
