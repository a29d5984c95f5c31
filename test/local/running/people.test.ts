/** The fields about people, by the templates alone: resolvers, function, its permissions, user pool, mail and table. */
import type { Invitation, Person, PersonConnection } from '../../../graphql/generated/schema';
import { codeSentTo } from '../../harness/mailbox';
import { type AlteredPolder, startAltered } from './altered-polder';
import { newVisitor, type Visitor } from './visitors';

jest.setTimeout(120_000);

let polder: AlteredPolder;
let admin: Visitor;
let viewer: Visitor;
let endpoint: string;

beforeAll(async () => {
  polder = await startAltered({ stage: 'dev', keepData: false, apiKey: true });
  admin = await newVisitor(polder, ['admin']);
  viewer = await newVisitor(polder, ['viewer']);
  const { API } = (await (await fetch(`${polder.cloud.origin}/config.json`)).json()) as {
    API: { GraphQL: { endpoint: string } };
  };
  endpoint = API.GraphQL.endpoint;
});
afterAll(() => polder.close());

const fields = 'sub email role state lastSignInAt addedBy';

interface Answer<Data> {
  data: Data;
  errors?: { errorType: string; message: string }[];
}

async function ask<Data>(query: string, visitor = admin): Promise<Answer<Data>> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: visitor.token ?? '' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Answer<Data>;
}

const listed = async () => {
  const { data } = await ask<{ listPeople: PersonConnection }>(`{ listPeople { items { ${fields} } nextToken } }`);
  return data.listPeople.items;
};
const change = async (mutation: string) => {
  const { data, errors } = await ask<{ person: Person | null }>(`mutation { person: ${mutation} { ${fields} } }`);
  return { person: data?.person, errorType: errors?.[0]?.errorType, message: errors?.[0]?.message };
};

test('admins see everybody with role, state and last sign-in; others are refused', async () => {
  const people = await listed();
  expect(people.map(({ email, role, state }) => [email, role, state]).sort()).toEqual([
    ['admin@example.nl', 'admin', 'confirmed'],
    ['viewer@example.nl', 'viewer', 'confirmed'],
  ]);
  for (const { lastSignInAt } of people) expect(Date.parse(lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 120_000);
  const { errors } = await ask(`{ listPeople { nextToken } }`, viewer);
  expect(errors?.[0]?.errorType).toBe('Unauthorized');
});

test('invitations are mailed, each row by itself, and have a role before the first sign-in', async () => {
  const { data } = await ask<{ invitePeople: Invitation[] }>(`mutation { invitePeople(invitations: [
    { email: "eva@example.nl", role: editor },
    { email: "VIEWER@example.nl", role: admin },
    { email: "nobody", role: admin }
  ]) { email errorType message person { ${fields} } } }`);
  expect(data.invitePeople.map(({ person, errorType }) => [person?.role, person?.state, errorType])).toEqual([
    ['editor', 'invited', null],
    [undefined, undefined, 'AlreadyExists'],
    [undefined, undefined, 'BadRequest'],
  ]);
  expect(await codeSentTo(polder.cloud.origin, 'eva@example.nl')).toMatch(/^.{8,}$/);

  const eva = data.invitePeople[0]?.person as Person;
  expect(eva.addedBy).toBe('admin@example.nl');
  expect(await change(`resendInvitation(sub: "${eva.sub}")`)).toMatchObject({ person: { state: 'invited' } });
  expect(await change(`resendInvitation(sub: "${viewer.sub}")`)).toMatchObject({ errorType: 'NotInvited' });
  expect(await change(`removePerson(sub: "${eva.sub}")`)).toMatchObject({ person: { email: 'eva@example.nl' } });
  expect(await change(`removePerson(sub: "${eva.sub}")`)).toMatchObject({ errorType: 'NotFound' });
});

test('a role is one group, and a disabled person is out until enabled', async () => {
  const { sub } = viewer;
  expect(await change(`setPersonRole(sub: "${sub}", role: editor)`)).toMatchObject({ person: { role: 'editor' } });
  expect(await change(`setPersonRole(sub: "${sub}", role: viewer)`)).toMatchObject({ person: { role: 'viewer' } });
  expect(await change(`disablePerson(sub: "${sub}")`)).toMatchObject({ person: { state: 'disabled' } });
  expect(await change(`enablePerson(sub: "${sub}")`)).toMatchObject({ person: { state: 'confirmed' } });
  expect(await change(`signOutPerson(sub: "${sub}")`)).toMatchObject({ person: { sub } });
});

/** Why the identity pool refuses credentials for a visitor's token. */
async function refusalOfCredentials({ token = '', identityId }: Visitor): Promise<string | undefined> {
  const { iss } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iss: string };
  const response = await fetch(`${polder.cloud.origin}/_aws/cognito-identity/`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityService.GetCredentialsForIdentity' },
    body: JSON.stringify({ IdentityId: identityId, Logins: { [iss.replace('https://', '')]: token } }),
  });
  return ((await response.json()) as { message?: string }).message;
}

/** Who takes the tokens of a visitor. */
async function uses(visitor: Visitor) {
  const list = async (token: string | undefined) => {
    const { errors } = await ask('{ listRentals(limit: 1) { nextToken } }', { ...visitor, token });
    return errors?.[0]?.errorType ?? 'answered';
  };
  const interpret = async (token = '') => {
    const response = await fetch(`${polder.cloud.origin}/api/interpret`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      // Without a text: refused as incomplete once the token is taken.
      body: '{}',
    });
    return response.status;
  };
  const { token, accessToken } = visitor;
  return {
    graphQL: { byIdToken: await list(token), byAccessToken: await list(accessToken) },
    rest: { byIdToken: await interpret(token), byAccessToken: await interpret(accessToken) },
    credentials: (await refusalOfCredentials(visitor)) ?? 'issued',
  };
}

// As docs/decisions/changed-people.md says.
test('until their end, the APIs take tokens of somebody who was shut out; the identity pool does not', async () => {
  const editor = await newVisitor(polder, ['editor']);
  const before = {
    graphQL: { byIdToken: 'answered', byAccessToken: 'answered' },
    rest: { byIdToken: 400, byAccessToken: 401 },
    credentials: 'issued',
  };
  expect(await uses(editor)).toEqual(before);
  for (const mutation of ['signOutPerson', 'disablePerson', 'removePerson']) {
    expect(await change(`${mutation}(sub: "${editor.sub}")`)).toMatchObject({ person: { sub: editor.sub } });
    expect(await uses(editor)).toEqual({ ...before, credentials: 'Token is inactive' });
  }
});

test('the last admin stays, also with a confirmation; with a second one the first may go', async () => {
  const { sub } = admin;
  const demotion = `setPersonRole(sub: "${sub}", role: viewer, ownAccount: true)`;
  expect(await change(demotion)).toMatchObject({ person: null, errorType: 'LastAdmin' });
  expect(await change(`removePerson(sub: "${sub}")`)).toMatchObject({ errorType: 'OwnAccount' });
  await change(`setPersonRole(sub: "${viewer.sub}", role: admin)`);
  expect(await change(`setPersonRole(sub: "${sub}", role: viewer)`)).toMatchObject({ errorType: 'OwnAccount' });
  expect(await change(demotion)).toMatchObject({ person: { role: 'viewer' } });
});
