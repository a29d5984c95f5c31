/** The settings of accounts, by the templates alone and through the real Amplify client. */
import type { ResourcesConfig } from 'aws-amplify';
import { generateClient } from 'aws-amplify/api';
import { fetchAuthSession, signIn, signOut, updateUserAttributes } from 'aws-amplify/auth';
import { maxSettingLength } from '../../../graphql/account-settings';
import type { OwnAccount, Person, RentalVersionConnection, Setting } from '../../../graphql/generated/schema';
import { closeAmplify, configureAmplify } from '../../harness/amplify';
import { signedRequest } from '../../harness/signed-request';
import { type AlteredPolder, startAltered } from './altered-polder';

jest.setTimeout(120_000);

const password = 'achttekens';
let polder: AlteredPolder;
let configuration: ResourcesConfig;

interface Answer {
  data: {
    me?: OwnAccount;
    rentalHistory?: RentalVersionConnection;
    mySettings?: Setting[];
    saveMySetting?: Setting | null;
    deleteMyAccount?: Person | null;
  } | null;
  errors?: { errorType: string; message: string }[];
}

/** Amplify throws answers with errors. */
async function ask(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  try {
    return (await generateClient().graphql({ query, variables: variables as Record<string, never> })) as Answer;
  } catch (answer) {
    return answer as Answer;
  }
}
const saving = /* GraphQL */ `mutation Save($name: SettingName!, $value: String!, $age: Int!) {
  saveMySetting(name: $name, value: $value, age: $age) { sub name value changedAt }
}`;
const save = (name: string, value: string, age = 0) => ask(saving, { name, value, age });
const kept = async () =>
  Object.fromEntries(
    ((await ask('{ mySettings { name value } }')).data?.mySettings ?? []).map((o) => [o.name, o.value]),
  );
const deletion = (dryRun: boolean) => ask(`mutation { deleteMyAccount(dryRun: ${dryRun}) { sub email } }`);

async function as(email: string) {
  await signOut().catch(() => undefined);
  await signIn({ username: email, password });
}

beforeAll(async () => {
  polder = await startAltered({ stage: 'dev', keepData: false });
  polder.addPerson('ann@example.nl', password, 'admin');
  polder.addPerson('bob@example.nl', password, 'viewer');
  configuration = await configureAmplify(polder.cloud.origin);
});
afterAll(async () => {
  closeAmplify();
  await polder.close();
});

test('an account has what it saved, and no other account does', async () => {
  await as('ann@example.nl');
  expect(await kept()).toEqual({});
  const { data } = await save('theme', '"dark"');
  expect(data?.saveMySetting).toMatchObject({ name: 'theme', value: '"dark"' });
  expect(Math.abs((data?.saveMySetting?.changedAt ?? 0) - Date.now())).toBeLessThan(60_000);
  await save('language', '"nl"');
  expect(await kept()).toEqual({ theme: '"dark"', language: '"nl"' });
  await as('bob@example.nl');
  expect(await kept()).toEqual({});
});

test('the latest choice stays, in whichever order they arrive', async () => {
  await as('bob@example.nl');
  await save('density', '"compact"');
  // Chosen a minute ago in a browser that was offline since.
  const { data, errors } = await save('density', '"comfortable"', 60_000);
  expect([data?.saveMySetting, errors]).toEqual([null, undefined]);
  expect(await kept()).toEqual({ density: '"compact"' });
  await save('density', '"comfortable"');
  expect(await kept()).toEqual({ density: '"comfortable"' });
});

test('a value that is too long, a future choice and an unknown name are refused', async () => {
  await as('bob@example.nl');
  expect((await save('views', 'x'.repeat(maxSettingLength + 1))).errors?.[0]).toMatchObject({
    errorType: 'SettingTooLarge',
    message: expect.stringContaining('at most 40000'),
  });
  expect((await save('theme', '1', -1)).errors?.[0]?.errorType).toBe('BadRequest');
  expect((await save('shoes', '1')).errors).toHaveLength(1);
  expect((await save('views', 'x'.repeat(maxSettingLength))).errors).toBeUndefined();
});

test('another browser of the account receives a change, and others may not subscribe', async () => {
  await as('bob@example.nl');
  const sub = (await save('theme', '"light"')).data?.saveMySetting?.sub ?? '';
  const follow = (of: string) =>
    new Promise<Setting>((resolve, reject) => {
      const client = generateClient();
      const messages = client.graphql({
        query: 'subscription Follow($sub: ID!) { onMySetting(sub: $sub) { sub name value changedAt } }',
        variables: { sub: of },
      }) as unknown as {
        subscribe(to: { next(message: { data: { onMySetting: Setting } }): void; error(error: unknown): void }): {
          unsubscribe(): void;
        };
      };
      const subscription = messages.subscribe({
        next: ({ data }) => {
          // A subscription that is left open reconnects for ever, and the process of the test never ends.
          subscription.unsubscribe();
          resolve(data.onMySetting);
        },
        error: reject,
      });
    });
  const heard = follow(sub);
  let told: Setting | undefined;
  void heard.then((setting) => {
    told = setting;
  });
  // Messages before the subscription has started are lost.
  for (let attempt = 0; attempt < 50 && !told; attempt++) {
    await save('theme', '"system"');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(told).toMatchObject({ sub, name: 'theme', value: '"system"' });
  // Last, as Amplify waits 5 s with the next subscription after a refused one.
  await expect(follow('another')).rejects.toBeDefined();
});

test('people read what is kept about them: role, sign-in, and the text they had interpreted', async () => {
  await as('ann@example.nl');
  const idToken = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
  const interpreted = await fetch(`${polder.cloud.origin}/api/interpret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: idToken },
    body: JSON.stringify({ text: 'Belgium has rentals.' }),
  });
  expect(interpreted.status).toBe(200);
  const { data, errors } = await ask(
    '{ me { person { email role state lastSignInAt addedBy } interpreted { day characters } } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.me).toEqual({
    person: {
      email: 'ann@example.nl',
      role: 'admin',
      state: 'confirmed',
      lastSignInAt: expect.any(String),
      addedBy: null,
    },
    interpreted: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), characters: expect.any(Number) }],
  });
  expect(data?.me?.interpreted[0]?.characters).toBeGreaterThanOrEqual(300);
});

test('the history shows the display name of then, with the address that says who it is', async () => {
  await as('ann@example.nl');
  await updateUserAttributes({ userAttributes: { name: 'bob@example.nl' } });
  await fetchAuthSession({ forceRefresh: true });
  const id = crypto.randomUUID();
  const written = await ask(
    `mutation { batchTest(rentals: [{ id: "${id}", conflictID: "c", Name: "Doggerland", Code: "DG", Population: 12 }]) { id } }`,
  );
  expect(written.errors).toBeUndefined();
  const history = () => ask(`{ rentalHistory(id: "${id}") { items { byName } } }`);
  let items = (await history()).data?.rentalHistory?.items ?? [];
  // The history is written from the stream, a moment later.
  for (let attempt = 0; attempt < 100 && items.length === 0; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    items = (await history()).data?.rentalHistory?.items ?? [];
  }
  expect(items.map(({ byName }) => byName)).toEqual(['bob@example.nl (ann@example.nl)']);
});

test('the last admin keeps the account; others delete theirs with its settings', async () => {
  await as('ann@example.nl');
  for (const dryRun of [true, false]) expect((await deletion(dryRun)).errors?.[0]?.errorType).toBe('LastAdmin');
  expect(await kept()).not.toEqual({});

  await as('bob@example.nl');
  expect((await deletion(true)).data?.deleteMyAccount).toMatchObject({ email: 'bob@example.nl' });
  expect(await kept()).not.toEqual({});
  expect((await deletion(false)).data?.deleteMyAccount).toMatchObject({ email: 'bob@example.nl' });
  await expect(as('bob@example.nl')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a page that stays open after the deletion cannot save settings of the account again', async () => {
  polder.addPerson('cas@example.nl', password);
  await as('cas@example.nl');
  await save('theme', '"dark"');
  const { credentials } = await fetchAuthSession();
  if (!credentials) throw new Error('Cas got no AWS credentials.');
  // AWS accepts these for up to an hour, whatever has become of the account.
  const inOpenPage = async (query: string) => {
    const response = await signedRequest(configuration.API?.GraphQL?.endpoint ?? '', {
      method: 'POST',
      service: 'appsync',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      credentials,
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as Answer).data;
  };
  await deletion(false);
  for (const name of ['theme', 'density']) {
    const saving = `mutation { saveMySetting(name: ${name}, value: "1", age: 0) { name } }`;
    expect(await inOpenPage(saving)).toEqual({ saveMySetting: null });
  }
  expect(await inOpenPage('{ mySettings { name } }')).toEqual({ mySettings: [] });
});
