/** A permission removed from the templates is missing locally as on AWS, and the console says which. */
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { generateClient } from 'aws-amplify/api';
import { signIn, signOut } from 'aws-amplify/auth';
import { closeAmplify, configureAmplify } from '../../harness/amplify';
import { type AlteredPolder, startAltered } from './altered-polder';

jest.setTimeout(120_000);
const settings = { stage: 'dev', keepData: false } as const;
const importRentals = /* GraphQL */ `
  mutation Import($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { id _version } }
`;
const rental = { id: 'nl', Name: 'Netherlands', Code: 'NL', Population: 17_900_000, conflictID: 'import-1' };

let polder: AlteredPolder;
afterEach(async () => {
  await signOut();
  closeAmplify();
  await polder.close();
});

interface ImportAnswer {
  data: { batchTest: ({ id: string; _version: number } | null)[] };
  errors?: { errorType: string; message: string; errorInfo: { index: number; id: string } }[];
}

/** Imports one rental like the website; returns Amplify's response, with or without errors. */
async function importOne(): Promise<ImportAnswer> {
  await configureAmplify(polder.cloud.origin);
  polder.addPerson('ann@example.nl', 'achttekens');
  await signIn({ username: 'ann@example.nl', password: 'achttekens' });
  const answer = generateClient().graphql({ query: importRentals, variables: { rentals: [rental] } });
  return (await Promise.resolve(answer).catch((error: unknown) => error)) as ImportAnswer;
}

/** DynamoDB's response to batch-test's role. */
async function updateAsBatchTest(): Promise<unknown> {
  const { assembly, cloud } = polder;
  const [role] = assembly.ofType('AWS::IAM::Role').filter((one) => one.constructPath.includes('/BatchTestRole/'));
  const tables = assembly.ofType('AWS::DynamoDB::GlobalTable');
  const table = tables.find(({ constructPath }) => constructPath.endsWith('Rentals/Table/Resource'));
  const client = new DynamoDBClient({
    endpoint: `${cloud.origin}/_aws/dynamodb`,
    region: assembly.region,
    credentials: cloud.issuer.issue({ kind: 'role', roleArn: role?.attribute('Arn') ?? '' }, 60),
    maxAttempts: 1,
  });
  const update = new UpdateItemCommand({ TableName: table?.ref, Key: { id: { S: 'be' } } });
  return client.send(update).catch((error: unknown) => error);
}

test('with the templates as they are, the import succeeds and nothing is refused', async () => {
  polder = await startAltered(settings);
  const { data, errors } = await importOne();
  expect(errors).toBeUndefined();
  expect(data.batchTest).toEqual([{ id: 'nl', _version: 1 }]);
  expect(await updateAsBatchTest()).not.toBeInstanceOf(Error);
  expect(polder.console()).not.toContain('Refused by IAM');
  const [line = ''] = polder
    .console()
    .split('\n')
    .filter((one) => one.startsWith('BatchTest: '));
  expect(JSON.parse(line.slice('BatchTest: '.length))).toMatchObject({
    level: 'INFO',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    message: { batchTest: { rows: 1, written: 1 } },
  });
});

test('without dynamodb:UpdateItem the import fails, with the words of AWS and a hint at what is missing where', async () => {
  polder = await startAltered(settings, (template) =>
    template.replace('dynamodb:UpdateItem', 'dynamodb:DescribeTable'),
  );
  const { data, errors } = await importOne();
  expect(data.batchTest).toEqual([null]);
  expect(errors).toMatchObject([{ errorType: 'InternalFailure', errorInfo: { index: 0, id: 'nl' } }]);

  expect(await updateAsBatchTest()).toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringMatching(
      /^User: arn:aws:sts::000000000000:assumed-role\/\S+ is not authorized to perform: dynamodb:UpdateItem on resource: arn:aws:dynamodb:\S+:table\/\S+ because no identity-based policy allows the dynamodb:UpdateItem action$/,
    ),
  });
  expect(polder.console()).toContain('"causes":{"AccessDeniedException":1}');
  expect(polder.console()).toContain(
    'Refused by IAM, as on AWS: Polder-dev-Rentals/BatchTestRole has no permission for dynamodb:UpdateItem on Polder-dev-Rentals/Table.',
  );
});
