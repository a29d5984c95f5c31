/** The real Amplify client against the running Polder, without a browser. */
import { generateClient, post } from 'aws-amplify/api';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import type { BatchTestFailure } from '../../../graphql/batch-test';
import type { Rental, RentalInput } from '../../../graphql/generated/schema';
import { shardOf } from '../../../graphql/sharding';
import { closeAmplify, configureAmplify } from '../../harness/amplify';
import { codeSentTo, newAddress } from '../../harness/mailbox';
import { sharedPolder } from '../../harness/polder';

const url = sharedPolder();
const email = newAddress('amplify');
const password = 'achttekens';
const fields = 'id Flag Name Code Population conflictID createdAt updatedAt _version _deleted _lastChangedAt';
const batchTest = /* GraphQL */ `mutation Write($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { ${fields} } }`;
const client = () => generateClient();

interface Answer {
  data: { batchTest: (Rental | null)[] | null };
  errors?: (Partial<BatchTestFailure> & { message: string })[];
}

/** Amplify throws responses with errors; both kinds have data and errors. */
async function write(rentals: RentalInput[]): Promise<Answer> {
  try {
    return (await client().graphql({ query: batchTest, variables: { rentals } })) as Answer;
  } catch (answer) {
    return answer as Answer;
  }
}

const rental = (id: string, changes: Partial<RentalInput> = {}): RentalInput => ({
  id,
  Flag: '🇳🇱',
  Name: `Market ${id}`,
  Code: 'NL',
  Population: 100,
  conflictID: `${id}:1`,
  ...changes,
});
const newId = () => crypto.randomUUID();

beforeAll(async () => {
  await configureAmplify(url);
});
afterAll(closeAmplify);

describe('an account', () => {
  test('a short password is refused', async () => {
    await expect(signUp({ username: newAddress('short'), password: 'zeven77' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
  });

  test('registers, reads the code in the mailbox, and signs in', async () => {
    const { nextStep } = await signUp({ username: email, password, options: { userAttributes: { email } } });
    expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    await expect(signIn({ username: email, password })).resolves.toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    await expect(confirmSignUp({ username: email, confirmationCode: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await confirmSignUp({ username: email, confirmationCode: await codeSentTo(url, email) });
    await expect(signIn({ username: email, password: 'verkeerd-wachtwoord' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(signIn({ username: email, password })).resolves.toMatchObject({ isSignedIn: true });
  });

  test('gets tokens, refreshed ones, and AWS credentials', async () => {
    const session = await fetchAuthSession();
    expect(session.tokens?.idToken?.payload).toMatchObject({ email, email_verified: true, token_use: 'id' });
    expect(session.credentials?.sessionToken).toBeTruthy();
    const refreshed = await fetchAuthSession({ forceRefresh: true });
    expect(refreshed.tokens?.accessToken.toString()).not.toBe(session.tokens?.accessToken.toString());
  });
});

describe('batchTest', () => {
  test('writes a rental with the metadata of its first version, and a change with those of its second', async () => {
    const id = newId();
    const first = await write([rental(id)]);
    expect(first.errors).toBeUndefined();
    const [created] = first.data.batchTest ?? [];
    expect(created).toMatchObject({ ...rental(id), _version: 1, _deleted: false });
    expect(created?.createdAt).toBe(created?.updatedAt);

    const second = await write([{ id, Population: 200, _version: 1, conflictID: `${id}:2` }]);
    expect(second.data.batchTest?.[0]).toMatchObject({ Name: `Market ${id}`, Population: 200, _version: 2 });
    expect(second.data.batchTest?.[0]?.createdAt).toBe(created?.createdAt);
  });

  test('a batch sent again changes nothing and is answered the same', async () => {
    const id = newId();
    const first = await write([rental(id)]);
    expect((await write([rental(id)])).data).toEqual(first.data);
  });

  test('a conflict or a bad row is reported for that row and never sinks the others', async () => {
    const [good, taken, bad] = [newId(), newId(), newId()];
    await write([rental(taken)]);
    const answer = await write([
      rental(good),
      rental(taken, { Name: 'Somebody else', conflictID: `${taken}:other` }),
      rental(bad, { Code: 'nope', Population: -1 }),
    ]);
    expect(answer.data.batchTest?.map((row) => row?.id ?? null)).toEqual([good, null, null]);
    expect(answer.errors).toEqual([
      expect.objectContaining({
        errorType: 'ConflictUnhandled',
        errorInfo: expect.objectContaining({
          index: 1,
          id: taken,
          rental: expect.objectContaining({ Name: `Market ${taken}`, _version: 1 }),
        }),
      }),
      expect.objectContaining({
        errorType: 'BadRequest',
        errorInfo: expect.objectContaining({ index: 2, id: bad, field: expect.any(String) }),
      }),
    ]);
  });

  test('a batch of 501 rows is refused completely, with advice', async () => {
    const answer = await write(Array.from({ length: 501 }, () => rental(newId())));
    expect(answer.data?.batchTest ?? null).toBeNull();
    expect(answer.errors).toEqual([
      expect.objectContaining({ errorType: 'BadRequest', message: expect.stringContaining('500') }),
    ]);
  });

  test('500 rows are taken, and what changed is found again by shard', async () => {
    const rows = Array.from({ length: 500 }, () => rental(newId()));
    const before = Date.now() - 1000;
    expect((await write(rows)).errors).toBeUndefined();
    const expectedIds = rows.filter((row) => shardOf(row.id) === 3).map((row) => row.id);
    const found: string[] = [];
    let nextToken: string | null = null;
    do {
      const query = `query Sync($token: String, $since: AWSTimestamp) {
        syncRentals(shard: 3, lastSync: $since, limit: 20, nextToken: $token) { items { id } nextToken startedAt } }`;
      const answer = (await client().graphql({ query, variables: { token: nextToken, since: before } })) as unknown as {
        data: { syncRentals: { items: { id: string }[]; nextToken: string | null } };
      };
      found.push(...answer.data.syncRentals.items.map((item) => item.id));
      nextToken = answer.data.syncRentals.nextToken;
    } while (nextToken);
    expect(found).toEqual(expect.arrayContaining(expectedIds));
    expect(new Set(found).size).toBe(found.length);
  });

  test('a deleted rental stays as a tombstone, leaves the list, and can be restored', async () => {
    const id = newId();
    await write([rental(id)]);
    const deleted = await write([{ id, _deleted: true, _version: 1, conflictID: `${id}:2` }]);
    expect(deleted.data.batchTest?.[0]).toMatchObject({ _deleted: true, _version: 2, Name: `Market ${id}` });
    const restored = await write([{ id, _deleted: false, _version: 2, conflictID: `${id}:3` }]);
    expect(restored.data.batchTest?.[0]).toMatchObject({ _deleted: false, _version: 3 });
  });

  test("a subscriber receives another client's change", async () => {
    const id = newId();
    const arrived = new Promise<Rental[]>((resolve, reject) => {
      const query = `subscription { onBatchTest { ${fields} } }`;
      const stream = client().graphql({ query }) as unknown as {
        subscribe: (observer: {
          next: (message: { data: { onBatchTest: Rental[] } }) => void;
          error: (error: unknown) => void;
        }) => { unsubscribe: () => void };
      };
      const subscription = stream.subscribe({
        next: ({ data }) => {
          if (!data.onBatchTest.some((row) => row?.id === id)) return;
          subscription.unsubscribe();
          resolve(data.onBatchTest);
        },
        error: reject,
      });
      // The subscription works when our own change arrives.
      const knock = setInterval(() => write([rental(newId())]), 300);
      setTimeout(() => {
        clearInterval(knock);
        write([rental(id)]);
      }, 1500);
    });
    expect((await arrived).find((row) => row?.id === id)).toMatchObject({ id, _version: 1 });
  });
});

describe('the entity extractor', () => {
  test('reads the places and quantities of a sentence', async () => {
    const { body } = await post({
      apiName: 'entityExtractor',
      path: '/interpret',
      options: {
        body: { text: 'Show rentals in Belgium and France above 5 million' },
        headers: { Authorization: (await fetchAuthSession()).tokens?.idToken?.toString() ?? '' },
      },
    }).response;
    const interpretation = JSON.stringify(await body.json());
    for (const word of ['Belgium', 'France', 'LOCATION', 'QUANTITY']) expect(interpretation).toContain(word);
  });

  test('refuses who is not signed in, and a body without text', async () => {
    const configuration = (await (await fetch(`${url}/config.json`)).json()) as {
      API: { REST: { entityExtractor: { endpoint: string } } };
    };
    const address = `${configuration.API.REST.entityExtractor.endpoint}/interpret`;
    const callApi = (headers: Record<string, string>, body: string) =>
      fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    expect((await callApi({}, '{"text":"x"}')).status).toBe(401);
    const token = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
    const refused = await callApi({ authorization: token }, '{"words":"x"}');
    expect([refused.status, await refused.json()]).toEqual([400, { message: 'Invalid request body' }]);
  });
});

describe('strangers', () => {
  const endpoint = async () =>
    ((await (await fetch(`${url}/config.json`)).json()) as { API: { GraphQL: { endpoint: string } } }).API.GraphQL
      .endpoint;
  const callApi = async (headers: Record<string, string>) => {
    const response = await fetch(await endpoint(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: '{ listRentals { items { id } } }' }),
    });
    return { status: response.status, body: (await response.json()) as { errors?: { errorType: string }[] } };
  };

  test('are refused without a token, with a forged one, and with a foreign API key', async () => {
    const token = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
    const forged = `${token.slice(0, -6)}AAAAAA`;
    for (const headers of [{}, { authorization: forged }, { 'x-api-key': 'da2-foreign' }] as Record<string, string>[]) {
      const { status, body } = await callApi(headers);
      expect([status, body.errors?.[0]?.errorType]).toEqual([401, 'UnauthorizedException']);
    }
  });
});

describe('leaving', () => {
  test('a forgotten password is replaced by a code', async () => {
    await signOut();
    await resetPassword({ username: email });
    await confirmResetPassword({
      username: email,
      confirmationCode: await codeSentTo(url, email),
      newPassword: 'een nieuw wachtwoord',
    });
    await expect(signIn({ username: email, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(signIn({ username: email, password: 'een nieuw wachtwoord' })).resolves.toMatchObject({
      isSignedIn: true,
    });
  });

  test('signed out, the client has no tokens and the rentals are out of reach', async () => {
    await signOut();
    expect((await fetchAuthSession()).tokens).toBeUndefined();
    const answer = await write([rental(newId())]).catch((error: Error) => error);
    expect(JSON.stringify(answer) + String(answer)).toMatch(
      /No federated jwt|authenticated|Unauthorized|NoSignedInUser/i,
    );
  });
});
