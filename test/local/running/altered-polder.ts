import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { UserRole } from '../../../graphql/access';
import { readAssembly } from '../../../local/assembly/read-assembly';
import type { Assembly } from '../../../local/assembly/types';
import { type Cloud, startCloud } from '../../../local/cloud';
import { openDataDirectory } from '../../../local/data-directory';
import { temporaryFolder } from '../../harness/polder';
import type { TestSettings } from '../../infra/synthesise';

const repository = path.join(__dirname, '..', '..', '..');
const program = path.join(__dirname, 'synthesise-polder.ts');

/** A Polder in this process, with templates changed by the test. */
export interface AlteredPolder {
  readonly cloud: Cloud;
  readonly assembly: Assembly;
  /** Its console output so far. */
  readonly console: () => string;
  /** Creates a confirmed account, of an editor by default. */
  addPerson(email: string, password: string, role?: UserRole): void;
  close(): Promise<void>;
}

/**
 * Synthesises Polder for some settings, lets the test change the templates, and runs the result.
 * @param alter maps the text of each template to the text to run
 * @param clock the time for metrics and alarms
 */
export async function startAltered(
  settings: TestSettings,
  alter: (template: string) => string = (template) => template,
  clock: () => number = Date.now,
): Promise<AlteredPolder> {
  const folder = temporaryFolder('altered');
  const outdir = path.join(folder.path, 'assembly');
  copyAltered(synthesised(settings, folder.path), outdir, alter);
  const lines: string[] = [];
  const data = openDataDirectory(path.join(folder.path, 'data'));
  const assembly = readAssembly(outdir, data.secret);
  const cloud = await startCloud({ assembly, data, port: 0, log: (line) => lines.push(line), clock });
  return {
    cloud,
    assembly,
    console: () => lines.join('\n'),
    addPerson(email, password, role = 'editor') {
      for (const { ref } of assembly.ofType('AWS::Cognito::UserPool')) {
        cloud.userPools.ensureConfirmedUser(ref, email, password, [role]);
      }
    },
    async close() {
      await cloud.close();
      folder.remove();
    },
  };
}

/**
 * The folder of Polder's assembly for some settings. `npm test` makes one for all suites that ask for the same settings.
 * @param own where it goes without that
 */
function synthesised(settings: TestSettings, own: string): string {
  const text = JSON.stringify({ alarmEmail: 'none', signUp: { policy: 'open' }, ...settings });
  const name = `assembly-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  const made = path.join(process.env.POLDER_TEST_FOLDER ?? own, name);
  if (!existsSync(made)) {
    const unfinished = `${made}.${process.pid}`;
    execFileSync(process.execPath, ['--import', 'tsx', program, text, unfinished], { cwd: repository, stdio: 'pipe' });
    // Another suite may have finished the same one meanwhile.
    if (existsSync(made)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, made);
  }
  return path.join(made, 'assembly');
}

/** Fills a folder with an assembly: templates altered, everything else linked. */
function copyAltered(assembly: string, folder: string, alter: (template: string) => string): void {
  mkdirSync(folder);
  for (const name of readdirSync(assembly)) {
    const [from, to] = [path.join(assembly, name), path.join(folder, name)];
    if (name.endsWith('.template.json')) writeFileSync(to, alter(readFileSync(from, 'utf8')));
    else symlinkSync(from, to);
  }
}
