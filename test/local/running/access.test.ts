/**
 * Who may do what, by the templates alone: everybody × every field, route and action on files × every way of signing,
 * against the table of access.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import {
  apiKeyFields,
  defaultRole,
  type FileAction,
  fieldAccess,
  fileAccess,
  type GraphqlField,
  type RestRoute,
  routeAccess,
  snapshotAccess,
  type UserRole,
  userRoles,
} from '../../../graphql/access';
import { snapshotFolder } from '../../../graphql/rental-snapshot';
import type { Assembly } from '../../../local/assembly/types';
import {
  mayCallField,
  mayCallRoute,
  maySubscribe,
  mayUseFile,
  operationOn,
  type Signing,
} from '../../harness/access-calls';
import { runSchedules } from '../../harness/schedules';
import { type AlteredPolder, startAltered } from './altered-polder';
import { routesOf } from './routes-of';
import { newVisitor, type Visitor } from './visitors';

jest.setTimeout(120_000);
const settings = { stage: 'dev', keepData: false, apiKey: true } as const;
const schema = parse(readFileSync(path.join(__dirname, '..', '..', '..', 'graphql', 'schema.graphql'), 'utf8'));

/** Everybody who can come, with the role they have. */
type People = Readonly<Record<string, UserRole | undefined>>;
const everybody: People = {
  guest: undefined,
  ...Object.fromEntries(userRoles.map((role) => [role, role])),
  'person without a group': defaultRole,
};
const fields = Object.keys(fieldAccess) as GraphqlField[];
const routes = Object.keys(routeAccess) as RestRoute[];
/** In an order in which each finds what it needs. */
const fileActions: readonly FileAction[] = ['s3:PutObject', 's3:GetObject', 's3:ListBucket', 's3:DeleteObject'];

/** Lines such as `editor, by IAM: Mutation.batchTest` for all that is allowed. */
type Allowed = string[];
const line = (who: string, { way }: Pick<Signing, 'way'>, what: string) => `${who}, by ${way}: ${what}`;

/** What the table says. */
function expected(people: People): Allowed {
  return Object.entries(people).flatMap(([who, role]) => {
    const has = (roles: readonly UserRole[]) => role !== undefined && roles.includes(role);
    const ownFields = fields.filter((field) => has(fieldAccess[field]));
    return [
      ...ownFields.map((field) => line(who, { way: 'ID token' }, field)),
      ...ownFields.map((field) => line(who, { way: 'IAM' }, field)),
      ...apiKeyFields.map((field) => line(who, { way: 'API key' }, field)),
      ...routes.filter((route) => has(routeAccess[route])).map((route) => line(who, { way: 'ID token' }, route)),
      ...fileActions.filter((one) => has(fileAccess[one])).map((one) => line(who, { way: 'IAM' }, one)),
      ...fileActions
        .filter((one) => one in snapshotAccess && has(snapshotAccess[one as keyof typeof snapshotAccess]))
        .map((one) => line(who, { way: 'IAM' }, `${one} of the rentals`)),
    ];
  });
}

/** What a running Polder allows. */
async function allowed({ cloud, assembly }: AlteredPolder, visitors: ReadonlyMap<string, Visitor>): Promise<Allowed> {
  const { API, Storage } = (await (await fetch(`${cloud.origin}/config.json`)).json()) as {
    API: { GraphQL: { endpoint: string } };
    Storage: { S3: { bucket: string; buckets: { snapshots: { bucketName: string } } } };
  };
  const health = (await (await fetch(`${cloud.origin}/_local/health`)).json()) as { apiKeys: { key: string }[] };
  const { endpoint } = API.GraphQL;
  const bucket = `${cloud.origin}/_aws/s3/${Storage.S3.bucket}`;
  const snapshots = `${cloud.origin}/_aws/s3/${Storage.S3.buckets.snapshots.bucketName}`;
  // S3 only says of a file that exists that people may read it.
  await runSchedules(cloud.origin);
  const lines: Allowed = [];
  for (const [who, visitor] of visitors) {
    const signings: Signing[] = [
      { way: 'ID token', token: visitor.token },
      { way: 'IAM', credentials: visitor.credentials },
      { way: 'API key', key: health.apiKeys[0]?.key ?? '' },
    ];
    for (const signing of signings) {
      const note = (what: string, isAllowed: boolean) => void (isAllowed && lines.push(line(who, signing, what)));
      for (const field of fields) {
        const [type = '', name = ''] = field.split('.');
        const isSubscription = type === 'Subscription';
        const call = isSubscription ? maySubscribe : mayCallField;
        // People follow their own account; a mutation must not find one, and must not delete the own one.
        const known: Record<string, string> = isSubscription
          ? { sub: JSON.stringify(visitor.sub) }
          : { dryRun: 'true' };
        note(field, await call(endpoint, signing, operationOn(schema, type, name, known)));
      }
      for (const route of routesOf(assembly)) {
        const [method = '', address] = route.split(' ');
        note(route, await mayCallRoute(`${cloud.origin}/api${address}`, signing, method, '{"text":"Belgium"}'));
      }
      for (const action of fileActions) {
        note(action, await mayUseFile(bucket, signing, action, `private/${visitor.identityId}/`));
        note(`${action} of the rentals`, await mayUseFile(snapshots, signing, action, snapshotFolder, 'manifest.json'));
        note(`${action} of another`, await mayUseFile(bucket, signing, action, 'private/eu-west-1:another/'));
      }
    }
  }
  return lines;
}

let polder: AlteredPolder | undefined;
afterEach(() => polder?.close());

async function allowedWith(people: People, alter?: (template: string) => string): Promise<Allowed> {
  polder = await startAltered(settings, alter);
  const visitors = new Map<string, Visitor>();
  for (const [who, role] of Object.entries(people)) {
    const groups = role === undefined ? undefined : who === role ? [role] : [];
    visitors.set(who, await newVisitor(polder, groups));
  }
  return allowed(polder, visitors);
}

test('everybody may do what the table says, and nothing else', async () => {
  expect((await allowedWith(everybody)).sort()).toEqual(expected(everybody).sort());
  // Also of routes that nobody of these may use.
  expect(routesOf(polder?.assembly as Assembly).sort()).toEqual([...routes].sort());
});

describe('the comparison notices', () => {
  const without = (from: string | RegExp, to: string) => (template: string) => template.replaceAll(from, to);
  /** For some roles only: each takes seconds. */
  const difference = async (roles: readonly UserRole[], alter: (template: string) => string) => {
    const people = Object.fromEntries(roles.map((role) => [role, role]));
    const now = await allowedWith(people, alter);
    const should = expected(people);
    return [...now.filter((one) => !should.includes(one)), ...should.filter((one) => !now.includes(one))].sort();
  };

  test('a directive without its groups', async () => {
    expect(await difference(['viewer'], without(/\(cognito_groups: \[[^\]]*\]\)/g, ''))).toContain(
      'viewer, by ID token: Mutation.batchTest',
    );
  });

  test('a policy without a field', async () => {
    const other = without('/types/Mutation/fields/batchTest', '/types/Query/fields/getRental');
    expect(await difference(['viewer', 'editor'], other)).toEqual(['editor, by IAM: Mutation.batchTest']);
  });

  test('a route that the table does not name', async () => {
    const other = await difference(['editor'], without('"PathPart": "interpret"', '"PathPart": "translate"'));
    expect(other).toContain('editor, by ID token: POST /translate');
  });

  test('a policy with a wider folder', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a policy variable, filled in by IAM
    const wider = await difference(['viewer'], without('private/${cognito-identity.amazonaws.com:sub}/*', 'private/*'));
    expect(wider).toContain('viewer, by IAM: s3:GetObject of another');
  });
});
