/** Every alarm of the templates goes off when a fault, or too large a message, causes what it watches. */
import { generateClient } from 'aws-amplify/api';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { operatorArn } from '../../../local/iam/operator';
import { closeAmplify, configureAmplify, readConfiguration } from '../../harness/amplify';
import { runSchedules } from '../../harness/schedules';
import { signedRequest } from '../../harness/signed-request';
import { type AlteredPolder, startAltered } from './altered-polder';

jest.setTimeout(180_000);
const minute = 60_000;
const alarmEmail = 'ops@example.nl';
const rung = new Set<string>();
let now = Date.UTC(2026, 10, 20, 12);
let polder: AlteredPolder;
let graphQL: { endpoint: string; apiKey: string };
let cognito: { endpoint: string; clientId: string };
let idToken: string;
let adminToken: string;

beforeAll(async () => {
  const settings = {
    stage: 'dev',
    keepData: false,
    apiKey: true,
    signUp: { policy: 'open' },
    alarmEmail,
  } as const;
  // Rows are retried until the function's timeout; on AWS that is half a minute.
  const impatient = (template: string) => template.replaceAll(/"Timeout": 28\b/g, '"Timeout": 3');
  polder = await startAltered(settings, impatient, () => now);
  const { origin } = polder.cloud;
  polder.addPerson('eva@example.nl', 'achttekens', 'admin');
  polder.addPerson('ann@example.nl', 'achttekens');
  adminToken = await tokenOf('eva@example.nl');
  idToken = await tokenOf('ann@example.nl');
  const { API, Auth } = await readConfiguration(origin);
  graphQL = { endpoint: String(API?.GraphQL?.endpoint), apiKey: String(polder.cloud.health().apiKeys[0]?.key) };
  const pool = Auth?.Cognito;
  cognito = { endpoint: String(pool?.userPoolEndpoint), clientId: String(pool?.userPoolClientId) };
});
afterAll(async () => {
  await signOut();
  closeAmplify();
  await polder.close();
});
beforeEach(async () => {
  // After an hour, alarms no longer evaluate values of the previous test.
  now += 60 * minute;
  polder.cloud.alarms.evaluate();
  expect(polder.cloud.alarms.list().filter(({ state }) => state !== 'OK')).toEqual([]);
  await fetch(`${polder.cloud.origin}/_local/mailbox`, { method: 'DELETE' });
});
afterEach(() => fetch(`${polder.cloud.origin}/_local/faults`, { method: 'DELETE' }));

async function tokenOf(username: string): Promise<string> {
  // Each in a browser of its own: signing out would revoke the tokens of the last one.
  await configureAmplify(polder.cloud.origin);
  await signIn({ username, password: 'achttekens' });
  return String((await fetchAuthSession()).tokens?.idToken);
}

async function faults(fault?: object): Promise<{ hits: number }[]> {
  const response = await fetch(`${polder.cloud.origin}/_local/faults`, {
    ...(fault && { method: 'POST', body: JSON.stringify(fault) }),
    headers: { 'content-type': 'application/json' },
  });
  return ((await response.json()) as { faults: { hits: number }[] }).faults;
}

const times = async (count: number, act: () => Promise<unknown>) => {
  await Promise.all(Array.from({ length: count }, act));
};
const post = (address: string, headers: Record<string, string>, body: object) =>
  fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
const read = () =>
  post(graphQL.endpoint, { 'x-api-key': graphQL.apiKey }, { query: '{ syncRentals(shard: 0) { startedAt } }' });
const mutation = /* GraphQL */ `
  mutation Import($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { id Name conflictID } }
`;
const write = (rows: number, batch = `batch-${now}`, filling = '') => {
  const rentals = Array.from({ length: rows }, (_, row) => ({
    id: `${row} of ${batch} ${filling.repeat(100)}`,
    Name: `Market ${filling.repeat(190)}`,
    Code: 'NL',
    Population: row,
    conflictID: `${batch} ${filling.repeat(100)}`,
  }));
  return post(graphQL.endpoint, { authorization: idToken }, { query: mutation, variables: { rentals } });
};
/** Calls with the account's keys, as the function cannot call faster than the laptop allows. */
const updateItem = (update = {}) => {
  const table = polder.assembly.ofType('AWS::DynamoDB::GlobalTable').find(({ stack }) => stack.endsWith('Rentals'));
  const operator = { kind: 'operator', roleArn: operatorArn(polder.assembly.accountId) } as const;
  return signedRequest(`${polder.cloud.origin}/_aws/dynamodb/`, {
    method: 'POST',
    service: 'dynamodb',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'DynamoDB_20120810.UpdateItem' },
    body: JSON.stringify({ TableName: table?.ref, Key: { id: { S: 'one' } }, ...update }),
    credentials: polder.cloud.issuer.issue(operator, 900),
  });
};
const interpret = () =>
  post(
    `${polder.cloud.origin}/api/interpret`,
    { authorization: idToken, 'content-type': 'application/json' },
    { text: 'Ann' },
  );

/** Does the same in each of some five-minute periods, and evaluates at the end of the last. */
async function inPeriods(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let period = 0; period < count; period++) {
    if (period > 0) now += 5 * minute;
    await act();
  }
  now += minute;
  polder.cloud.alarms.evaluate();
}

/** The alarms in state ALARM, each with its email. */
async function alarmMails(): Promise<string[]> {
  const mails = (await (
    await fetch(`${polder.cloud.origin}/_local/mailbox?to=${alarmEmail}`, { headers: { accept: 'application/json' } })
  ).json()) as { subject: string }[];
  const on = polder.cloud.alarms.list().filter(({ state }) => state === 'ALARM');
  // The other mails say which versions are missing in the history.
  const subjects = mails.map(({ subject }) => subject).filter((subject) => subject !== 'AWS Notification Message');
  expect(subjects.sort()).toEqual(on.map(({ name }) => `ALARM: "${name}" in EU (Ireland)`).sort());
  const names = on.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  for (const name of names) rung.add(name);
  return names.sort();
}

test('an API that fails', async () => {
  await faults({ service: 'appsync', kind: 'fail' });
  await inPeriods(1, () => times(6, read));
  expect(await alarmMails()).toEqual(['GraphqlErrors']);
});

test('an API that throttles', async () => {
  await faults({ service: 'appsync', kind: 'throttle' });
  await inPeriods(2, () => times(101, read));
  expect(await alarmMails()).toEqual(['GraphqlRefusals']);
});

test('an API that is slow', async () => {
  await inPeriods(3, async () => {
    await faults({ service: 'appsync', kind: 'slow', delay: 300, times: 1 });
    const answer = read();
    while ((await faults()).some(({ hits }) => hits === 0));
    now += 6_000;
    await answer;
    await fetch(`${polder.cloud.origin}/_local/faults`, { method: 'DELETE' });
  });
  expect(await alarmMails()).toEqual(['GraphqlLatency']);
});

test('a change too large to be published to subscribers', async () => {
  const client = generateClient();
  // A long repeated name makes a large message of few rows.
  const names = Array.from({ length: 50 }, (_, alias) => `name${alias}: Name`);
  const subscription = (await client.graphql({
    query: `subscription { onBatchTest { ${names.join(' ')} } }`,
  })) as unknown as {
    subscribe(observer: object): { unsubscribe(): void };
  };
  const heardOf: unknown[] = [];
  const listening = subscription.subscribe({
    next: (message: unknown) => heardOf.push(message),
    error: (error: unknown) => heardOf.push(error),
  });
  const repeatUntil = async (isDone: () => boolean, act: () => Promise<unknown>) => {
    for (let attempt = 0; !isDone() && attempt < 100; attempt++) await act();
    expect(isDone()).toBe(true);
  };
  await inPeriods(1, async () => {
    // The subscription is active a moment after its request.
    await repeatUntil(
      () => heardOf.length > 0,
      () => write(1, `batch-${++now}`),
    );
    // A busy laptop writes the rows in several steps; retried rows are published unchanged.
    await repeatUntil(
      () => polder.console().includes('drops subscription messages'),
      () => write(10, 'tulips', '🌷'),
    );
  });
  listening.unsubscribe();
  expect(await alarmMails()).toEqual(['GraphqlMessagesLost']);
});

test('functions that fail', async () => {
  await faults({ service: 'lambda', kind: 'fail' });
  await inPeriods(1, () => Promise.all([times(6, () => write(1)), times(6, interpret)]));
  expect(await alarmMails()).toEqual(['BatchTestErrors', 'ExtractorErrors', 'InterpretErrors']);
});

test('functions that are throttled', async () => {
  await faults({ service: 'lambda', kind: 'throttle' });
  await inPeriods(2, () => Promise.all([write(1), interpret()]));
  expect(await alarmMails()).toEqual(['BatchTestThrottles', 'InterpretThrottles']);
});

test('an extractor that fails before its function', async () => {
  await faults({ service: 'rest', kind: 'fail' });
  await inPeriods(1, () => times(6, interpret));
  expect(await alarmMails()).toEqual(['ExtractorErrors']);
});

test('a table that is too busy', async () => {
  await faults({ service: 'dynamodb', kind: 'throttle' });
  await inPeriods(2, () => Promise.all([write(5), times(101, updateItem), times(101, read)]));
  expect(await alarmMails()).toEqual(['RowsNotWritten', 'TableReadThrottles', 'TableThrottles']);
});

test('a table that fails inside', async () => {
  await faults({ service: 'dynamodb', kind: 'fail' });
  await inPeriods(2, read);
  expect(await alarmMails()).toEqual(['TableSystemErrors']);
});

test('a user pool that throttles', async () => {
  await faults({ service: 'cognito', kind: 'throttle' });
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' };
  const body = {
    ClientId: cognito.clientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: 'ann@example.nl' },
  };
  await inPeriods(1, () => times(6, () => post(cognito.endpoint, headers, body)));
  expect(await alarmMails()).toEqual(['SignInThrottles']);
});

let versions = 0;

/** As `batchTest` writes it, while that function would fail. */
const changeRental = () => {
  const at = new Date().toISOString();
  const values = {
    ':version': { N: String(++versions) },
    ':name': { S: `Market ${versions}` },
    ':code': { S: 'NL' },
    ':population': { N: '1' },
    ':conflict': { S: `change ${versions}` },
    ':created': { S: '2026-11-20T12:00:00.000Z' },
    ':at': { S: at },
    ':time': { N: String(Date.now()) },
    ':shard': { N: '0' },
  };
  const names = { '#name': 'Name' };
  return updateItem({
    UpdateExpression:
      'SET #name = :name, Code = :code, Population = :population, conflictID = :conflict, createdAt = :created, ' +
      'updatedAt = :at, #version = :version, #time = :time, #shard = :shard',
    ExpressionAttributeNames: { ...names, '#version': '_version', '#time': '_lastChangedAt', '#shard': '_shard' },
    ExpressionAttributeValues: values,
  });
};
const until = async (isDone: () => boolean | Promise<boolean>) => {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50));
};
/** Whether all changes are in the history and sent to dashboards. */
const recorded = async () => {
  const answer = await fetch(`${polder.cloud.origin}/_local/health`);
  const { mappings } = (await answer.json()) as { mappings: { behind: number }[] };
  return mappings.every(({ behind }) => behind === 0);
};

test.each([
  { kind: 'fail', periods: 1, alarm: 'Errors' },
  { kind: 'throttle', periods: 2, alarm: 'Throttles' },
])('functions about people that $kind', async ({ kind, periods, alarm }) => {
  // Else the fault strikes what is not recorded yet of the tests before.
  await changeRental();
  await until(recorded);
  await faults({ service: 'lambda', kind });
  const listPeople = () =>
    post(graphQL.endpoint, { authorization: adminToken }, { query: '{ listPeople { nextToken } }' });
  await inPeriods(periods, async () => {
    await times(3, listPeople);
    for (let attempt = 0; attempt < 3; attempt++) await expect(tokenOf('ann@example.nl')).rejects.toThrow();
  });
  expect(await alarmMails()).toEqual([`People${alarm}`, `PostAuthentication${alarm}`]);
});

test('files for initial loads that cannot be made', async () => {
  await faults({ service: 's3', kind: 'fail' });
  await inPeriods(3, () => runSchedules(polder.cloud.origin));
  expect(await alarmMails()).toEqual(['SnapshotsErrors']);
});

describe('what follows the stream', () => {
  // A stream's records have the time of this machine.
  const aheadBy = (milliseconds: number) => {
    now = Math.max(now, Date.now() + milliseconds);
  };

  test.each([
    { kind: 'fail', periods: 1, alarm: 'Errors' },
    { kind: 'throttle', periods: 2, alarm: 'Throttles' },
  ])('whose functions are made to $kind', async ({ kind, periods, alarm }) => {
    await inPeriods(periods, async () => {
      await faults({ service: 'lambda', kind });
      await changeRental();
      // Both functions try at the same times: four attempts of each.
      await until(async () => ((await faults())[0]?.hits ?? 0) >= 8);
      await fetch(`${polder.cloud.origin}/_local/faults`, { method: 'DELETE' });
      await until(recorded);
    });
    expect(await alarmMails()).toEqual([`ChangeFeed${alarm}`, `History${alarm}`]);
  });

  test('that is late', async () => {
    aheadBy(20 * minute);
    await inPeriods(2, async () => {
      await changeRental();
      await until(recorded);
    });
    expect(await alarmMails()).toEqual(['ChangeFeedLate', 'HistoryLate']);
  });

  test('that lacks a version', async () => {
    aheadBy(21 * 60 * minute);
    await faults({ service: 'lambda', kind: 'fail' });
    await inPeriods(1, async () => {
      await changeRental();
      await until(() => polder.console().includes('records were discarded'));
    });
    expect(await alarmMails()).toEqual(['HistoryIncomplete']);
  });
});

test('these were all alarms, and health lists them all', async () => {
  const alarms = polder.assembly
    .ofType('AWS::CloudWatch::Alarm')
    .map(({ constructPath }) => constructPath.split('/')[1]);
  expect([...rung].sort()).toEqual(alarms.sort());
  const health = (await (await fetch(`${polder.cloud.origin}/_local/health`)).json()) as {
    alarms: { state: string; reason: string; since: string; notCounted: string[] }[];
  };
  expect(health.alarms).toHaveLength(alarms.length);
  for (const { state, reason, notCounted } of health.alarms) {
    expect([state, notCounted]).toEqual(['OK', []]);
    expect(reason).toMatch(/^Threshold Crossed: /);
  }
});
