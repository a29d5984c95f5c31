/** Everything that a deployment sends to AWS or to a browser: it is valid and contains no secrets. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App, type AppProps } from 'aws-cdk-lib';
import { CfnTable } from 'aws-cdk-lib/aws-dynamodb';
import { buildPolder } from '../../lib/polder';
import { parseStageSettings, type StageSettings, stageSettings } from '../../lib/settings';
import { demoAccount } from '../../local/sample/demo-account';
import { temporaryFolder } from '../harness/polder';

const repository = path.join(__dirname, '..', '..');
const { context } = JSON.parse(readFileSync(path.join(repository, 'cdk.json'), 'utf8'));
const builtWebsite = path.join(repository, 'frontend', 'dist');
const folder = temporaryFolder('artefacts');
afterAll(() => folder.remove());

/** The website as `npm run build` left it; in a clone where nothing was built, a page that says so. */
function website(): string {
  if (existsSync(path.join(builtWebsite, 'index.html'))) return builtWebsite;
  const standIn = path.join(folder.path, 'website');
  mkdirSync(path.join(standIn, 'assets'), { recursive: true });
  writeFileSync(path.join(standIn, 'index.html'), '<!doctype html><title>Not built</title>');
  return standIn;
}

/** The app as bin/polder.ts makes it for a stage. */
function polderApp(settings: StageSettings, properties: AppProps): App {
  const app = new App({ context, outdir: path.join(folder.path, settings.stage), ...properties });
  buildPolder(app, settings, { website: website() });
  return app;
}

const stages = ['dev', 'prod'];

describe.each(stages)('the artefacts of %s', (stage) => {
  let files: string[];

  beforeAll(() => {
    const { directory } = polderApp(stageSettings(stage), { builtinCloudFormationValidation: false }).synth();
    files = filesBelow(directory).filter(isUploaded);
  });

  test('contain templates, functions and the website', () => {
    const names = files.map((file) => path.basename(file));
    expect(names.filter((name) => name.endsWith('.template.json'))).toHaveLength(9);
    expect(names).toEqual(expect.arrayContaining(['index.mjs', 'index.html', 'config.json']));
  });

  test('contain no secret, account, machine or registry', () => {
    expect(files.flatMap((file) => findingsIn(readFileSync(file, 'latin1'), path.basename(file)))).toEqual([]);
  });

  test('contain functions of at most 387 kB', () => {
    const sizes = files.filter((file) => path.basename(file) === 'index.mjs').map((file) => statSync(file).size);
    expect(sizes.length).toBeGreaterThanOrEqual(2);
    // The largest is the one with the clients of DynamoDB and S3, which writes files of snapshots.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(387_000);
  });

  test('give a browser names and addresses only', () => {
    const [file] = files.filter((one) => path.basename(one) === 'config.json');
    expect(keysOf(JSON.parse(readFileSync(file ?? '', 'utf8')))).toEqual([
      'API.GraphQL.defaultAuthMode',
      'API.GraphQL.endpoint',
      'API.GraphQL.region',
      'API.REST.entityExtractor.endpoint',
      'API.REST.entityExtractor.region',
      'Auth.Cognito.allowGuestAccess',
      'Auth.Cognito.identityPoolEndpoint',
      'Auth.Cognito.identityPoolId',
      'Auth.Cognito.loginWith.email',
      'Auth.Cognito.passwordFormat.minLength',
      'Auth.Cognito.passwordFormat.requireLowercase',
      'Auth.Cognito.passwordFormat.requireNumbers',
      'Auth.Cognito.passwordFormat.requireSpecialCharacters',
      'Auth.Cognito.passwordFormat.requireUppercase',
      'Auth.Cognito.signUpVerificationMethod',
      'Auth.Cognito.userAttributes.email.required',
      'Auth.Cognito.userPoolClientId',
      'Auth.Cognito.userPoolEndpoint',
      'Auth.Cognito.userPoolId',
      'Storage.S3.bucket',
      'Storage.S3.buckets.snapshots.bucketName',
      'Storage.S3.buckets.snapshots.region',
      'Storage.S3.region',
      'stage',
    ]);
  });
});

describe("CloudFormation's own validator", () => {
  const validating = { builtinCloudFormationValidation: true };
  const withoutBundling = { ...validating, context: { ...context, 'aws:cdk:bundling-stacks': [] } };

  test.each(stages)('finds no error in the templates of %s', (stage) => {
    expect(() => polderApp(stageSettings(stage), withoutBundling).synth()).not.toThrow();
  });

  test('finds no error in a stage with every setting on', () => {
    const everything = parseStageSettings({
      stage: 'all',
      encryption: 'customer-managed',
      firewall: true,
      apiKey: true,
      signUp: { policy: 'domains', domains: ['example.nl'] },
      alarmEmail: 'operations@example.nl',
      domain: {
        name: 'rentals.example.nl',
        certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000000',
      },
    });
    expect(() => polderApp(everything, withoutBundling).synth()).not.toThrow();
  });

  test('finds an invalid billing mode of a table', () => {
    const app = polderApp(stageSettings('dev'), withoutBundling);
    const [stack] = app.node.children;
    if (!stack) throw new Error('There is no stack.');
    const keySchema = [{ attributeName: 'id', keyType: 'HASH' }];
    new CfnTable(stack, 'Careless', { keySchema, billingMode: 'FREE_OF_CHARGE' });
    expect(() => app.synth()).toThrow(/[Vv]alidation/);
  });
});

test.each([
  ['access key', `AKIA${'Z'.repeat(16)}`],
  ['access key', `aws_secret_access_key = ${'z'.repeat(40)}`],
  ['account', 'arn:aws:iam::123456789012:role/Admin'],
  ['account', '{"account":"123456789012"}'],
  ['private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['password', demoAccount.password],
  ['password', '"Password":"correct horse"'],
  ['machine', path.join(repository, 'lib')],
  ['machine', '/home/ann/polder'],
  ['registry', 'https://registry.example.org/package'],
])('the scan would find a %s in %j', (kind, text) => {
  expect(findingsIn(text, 'file.template.json')).toContain(`${kind} in file.template.json`);
});

/** Patterns of what no artefact may contain. */
function findingsIn(text: string, name: string): string[] {
  const isOurs = name.endsWith('.json') || name.endsWith('.html');
  const looks: Record<string, (RegExp | string)[]> = {
    'access key': [/\b(AKIA|ASIA)[A-Z0-9]{16}\b/, /secret_?access_?key['"]?\s*[:=]\s*['"]?[A-Za-z0-9/+]{40}/i],
    // Code holds long numbers of its own; in what CDK and Polder write there are none of twelve digits but accounts.
    account: [/arn:aws[a-z-]*:[a-z0-9-]*:[a-z0-9-]*:\d{12}:/, ...(isOurs ? [/(?<![\w.-])\d{12}(?![\w.-])/] : [])],
    'private key': [/-----BEGIN [A-Z ]*PRIVATE KEY-----/],
    password: [demoAccount.password, ...(isOurs ? [/"\w*(password|secret)"\s*:\s*"[^"{$]+"/i] : [])],
    machine: [repository, /\/(home|Users|root)\/[a-z.]\w*/, /[A-Z]:\\Users\\/],
    registry: [/\bregistry\.[a-z0-9-]+\.[a-z]{2,}/],
  };
  return Object.entries(looks)
    .filter(([, patterns]) => patterns.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text))))
    .map(([kind]) => `${kind} in ${name}`);
}

/**
 * Templates and assets leave the machine; CDK's notes on where a construct was made do not. The one archive among the
 * assets is CDK's copy of the AWS command line, the same for everybody.
 */
function isUploaded(file: string): boolean {
  if (file.endsWith('.zip')) return false;
  return file.endsWith('.template.json') || file.includes(`${path.sep}asset.`);
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The paths of all values in an object, sorted. */
function keysOf(value: unknown, parents: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [parents.join('.')];
  return Object.entries(value)
    .flatMap(([key, child]) => keysOf(child, [...parents, key]))
    .sort();
}
