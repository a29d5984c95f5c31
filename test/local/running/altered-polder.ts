import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { buildPolder } from '../../../lib/polder';
import { parseStageSettings } from '../../../lib/settings';
import { readAssembly } from '../../../local/assembly/read-assembly';
import type { Assembly } from '../../../local/assembly/types';
import { type Cloud, startCloud } from '../../../local/cloud';
import { openDataDirectory } from '../../../local/data-directory';
import { temporaryFolder } from '../../harness/polder';
import type { TestSettings } from '../../infra/synthesise';

const cdkJson = path.join(__dirname, '..', '..', '..', 'cdk.json');

/** A Polder in this process, with templates changed by the test. */
export interface AlteredPolder {
  readonly cloud: Cloud;
  readonly assembly: Assembly;
  /** Its console output so far. */
  readonly console: () => string;
  /** Creates a confirmed account. */
  addPerson(email: string, password: string): void;
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
  synthesise(settings, path.join(folder.path, 'website'), outdir);
  for (const name of readdirSync(outdir).filter((file) => file.endsWith('.template.json'))) {
    const file = path.join(outdir, name);
    writeFileSync(file, alter(readFileSync(file, 'utf8')));
  }
  const lines: string[] = [];
  const data = openDataDirectory(path.join(folder.path, 'data'));
  const assembly = readAssembly(outdir, data.secret);
  const cloud = await startCloud({ assembly, data, port: 0, log: (line) => lines.push(line), clock });
  return {
    cloud,
    assembly,
    console: () => lines.join('\n'),
    addPerson(email, password) {
      for (const { ref } of assembly.ofType('AWS::Cognito::UserPool')) {
        cloud.userPools.ensureConfirmedUser(ref, email, password);
      }
    },
    async close() {
      await cloud.close();
      folder.remove();
    },
  };
}

/** With the functions' real bundles, and a stand-in for the website. */
function synthesise(settings: TestSettings, website: string, outdir: string): void {
  mkdirSync(website);
  writeFileSync(path.join(website, 'index.html'), '<!doctype html><title>Polder</title>');
  const { context } = JSON.parse(readFileSync(cdkJson, 'utf8'));
  const app = new App({
    outdir,
    context: { ...context, 'aws:cdk:enable-path-metadata': true },
    builtinCloudFormationValidation: false,
  });
  buildPolder(app, parseStageSettings({ alarmEmail: 'none', signUp: { policy: 'open' }, ...settings }), { website });
  app.synth();
}
