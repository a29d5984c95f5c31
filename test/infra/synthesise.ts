import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { buildPolder } from '../../lib/polder';
import { parseStageSettings, type StageSettingsInput } from '../../lib/settings';
import type { Template as CloudFormationTemplate } from '../../lib/template';
import { temporaryFolder } from '../harness/polder';

/** A stage's settings, by default without mail about alarms. */
export type TestSettings = Omit<StageSettingsInput, 'alarmEmail'> & Partial<Pick<StageSettingsInput, 'alarmEmail'>>;

const { context } = JSON.parse(readFileSync(path.join(__dirname, '..', '..', 'cdk.json'), 'utf8'));

/** For the assemblies of a test file. */
export const assemblies = temporaryFolder('assemblies');
afterAll(assemblies.remove);

/**
 * Synthesises Polder for some settings, without bundling, from a stand-in for the built website.
 * @param account as CDK knows it from AWS credentials
 */
export function synthesise(settings: TestSettings, account?: string) {
  const folder = mkdtempSync(path.join(assemblies.path, 'stage-'));
  const website = path.join(folder, 'website');
  mkdirSync(path.join(website, 'assets'), { recursive: true });
  writeFileSync(path.join(website, 'index.html'), '<!doctype html><title>Polder</title><script>first()</script>');
  for (const language of ['en', 'nl']) {
    const documents = path.join(website, 'pages', language);
    mkdirSync(path.join(documents, 'dashboards'), { recursive: true });
    for (const name of ['index', 'dashboards/rotterdam']) {
      const page = `<!doctype html><title>${name}</title><script>first()</script><script>second()</script>`;
      writeFileSync(path.join(documents, `${name}.html`), page);
    }
  }
  writeFileSync(path.join(website, 'service-worker.js'), '');
  writeFileSync(path.join(website, 'manifest.en.webmanifest'), '{}');
  const app = new App({
    outdir: path.join(folder, 'cdk.out'),
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
    builtinCloudFormationValidation: false,
  });
  const stacks = buildPolder(app, parseStageSettings({ alarmEmail: 'none', ...settings }), { website, account });
  return {
    app,
    identity: Template.fromStack(stacks.identity),
    rentals: Template.fromStack(stacks.rentals),
    people: Template.fromStack(stacks.people),
    entityExtractor: Template.fromStack(stacks.entityExtractor),
    userFiles: Template.fromStack(stacks.userFiles),
    snapshots: Template.fromStack(stacks.snapshots),
    website: Template.fromStack(stacks.website),
    operations: Template.fromStack(stacks.operations),
    account: Template.fromStack(stacks.account),
    ...(stacks.encryption && { encryption: Template.fromStack(stacks.encryption) }),
  };
}

/** The templates of an app by the names of their stacks. */
export const templatesByStack = (app: App): Record<string, CloudFormationTemplate> =>
  Object.fromEntries(app.synth().stacks.map(({ stackName, template }) => [stackName, template]));
