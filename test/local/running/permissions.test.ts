/** What people's credentials may do in the running Polder besides its APIs, which access.test.ts has: their own files. */
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { configureAmplify, readConfiguration } from '../../harness/amplify';
import { codeSentTo, newAddress } from '../../harness/mailbox';
import { sharedPolder } from '../../harness/polder';
import { type AwsCredentials, signedRequest } from '../../harness/signed-request';

jest.setTimeout(60_000);
const url = sharedPolder();
const password = 'achttekens';

interface Person {
  readonly identityId: string;
  readonly credentials: AwsCredentials;
}

let guest: Person;
let ann: Person;
let ben: Person;
let bucket: string;

async function currentPerson(): Promise<Person> {
  const { identityId = '', credentials } = await fetchAuthSession();
  if (!credentials) throw new Error('There are no credentials.');
  return { identityId, credentials };
}

async function newPerson(name: string): Promise<Person> {
  const email = newAddress(name);
  await signUp({ username: email, password, options: { userAttributes: { email } } });
  await confirmSignUp({ username: email, confirmationCode: await codeSentTo(url, email) });
  await signIn({ username: email, password });
  const person = await currentPerson();
  // It revokes the token, but not the credentials.
  await signOut();
  return person;
}

beforeAll(async () => {
  await configureAmplify(url);
  const configuration = await readConfiguration(url);
  bucket = configuration.Storage?.S3?.bucket ?? '';
  guest = await currentPerson();
  ben = await newPerson('ben');
  ann = await newPerson('ann');
});

describe('the user files', () => {
  const objectAt = (identityId: string, name = 'notes.txt') => `private/${identityId}/${name}`;

  async function statusOf(method: string, credentials: AwsCredentials, key: string, query = '') {
    const address = `${url}/_aws/s3/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}${query}`;
    const body = method === 'PUT' ? 'text' : undefined;
    return (await signedRequest(address, { method, service: 's3', headers: {}, body, credentials })).status;
  }

  test('each user can write, read, list and empty their own folder', async () => {
    const key = objectAt(ann.identityId);
    const list = `?list-type=2&prefix=${encodeURIComponent(`private/${ann.identityId}/`)}`;
    expect(await statusOf('PUT', ann.credentials, key)).toBe(200);
    expect(await statusOf('GET', ann.credentials, key)).toBe(200);
    expect(await statusOf('GET', ann.credentials, '', list)).toBe(200);
    expect(await statusOf('DELETE', ann.credentials, key)).toBe(204);
  });

  test.each([
    ['PUT', () => objectAt(ann.identityId)],
    ['GET', () => objectAt(ann.identityId)],
    ['DELETE', () => objectAt(ann.identityId)],
    ['PUT', () => 'public/notes.txt'],
    ['PUT', () => 'notes.txt'],
  ])('no other user or guest may %s there, or anywhere else (%#)', async (method, key) => {
    await statusOf('PUT', ann.credentials, objectAt(ann.identityId));
    expect(await statusOf(method, ben.credentials, key())).toBe(403);
    expect(await statusOf(method, guest.credentials, key())).toBe(403);
  });

  test('no user may list another folder, or the whole bucket', async () => {
    const list = (prefix: string) => `?list-type=2&prefix=${encodeURIComponent(prefix)}`;
    expect(await statusOf('GET', ben.credentials, '', list(`private/${ann.identityId}/`))).toBe(403);
    expect(await statusOf('GET', ben.credentials, '', list(''))).toBe(403);
    expect(await statusOf('GET', ben.credentials, '', list('private/'))).toBe(403);
    expect(await statusOf('GET', guest.credentials, '', list(`private/${guest.identityId}/`))).toBe(403);
  });

  test('guests have no files, not even in a folder of their own', async () => {
    expect(await statusOf('PUT', guest.credentials, objectAt(guest.identityId))).toBe(403);
  });
});

test("people's credentials reach neither the table nor Comprehend: only functions' roles do", async () => {
  const call = async (mount: string, service: string, target: string, credentials: AwsCredentials) => {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target };
    const address = `${url}/_aws/${mount}`;
    const response = await signedRequest(address, {
      method: 'POST',
      service,
      headers,
      body: '{"Text":"x"}',
      credentials,
    });
    return ((await response.json()) as { __type?: string }).__type?.split('#').at(-1);
  };
  for (const { credentials } of [ann, guest]) {
    expect(await call('dynamodb', 'dynamodb', 'DynamoDB_20120810.ListTables', credentials)).toBe(
      'AccessDeniedException',
    );
    expect(await call('comprehend', 'comprehend', 'Comprehend_20171127.DetectEntities', credentials)).toBe(
      'AccessDeniedException',
    );
  }
});
