/** A stage with a customer-managed key runs locally; without permission for the key, requests fail as on AWS. */
import { generateClient } from 'aws-amplify/api';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { closeAmplify, configureAmplify } from '../../harness/amplify';
import { signedRequest } from '../../harness/signed-request';
import { type AlteredPolder, startAltered } from './altered-polder';

jest.setTimeout(120_000);
const settings = { stage: 'dev', keepData: false, encryption: 'customer-managed' } as const;
const rental = { id: 'nl', Name: 'Netherlands', Code: 'NL', Population: 17_900_000, conflictID: 'import-1' };
let polder: AlteredPolder;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  await signOut();
  closeAmplify();
  await polder.close();
});

/** Imports a rental, reads it, and stores a file: null, or the status of an error. */
async function useEverything() {
  const { Storage } = await configureAmplify(polder.cloud.origin);
  polder.addPerson('ann@example.nl', 'achttekens');
  await signIn({ username: 'ann@example.nl', password: 'achttekens' });
  const ask = async (query: string, variables: Record<string, unknown>) => {
    const answer = await Promise.resolve(generateClient().graphql({ query, variables })).catch((error) => error);
    return (answer as { errors?: { errorType: string }[] }).errors?.[0]?.errorType ?? null;
  };
  const { credentials, identityId } = await fetchAuthSession();
  if (!credentials) throw new Error('There are no credentials.');
  const address = `${polder.cloud.origin}/_aws/s3/${Storage?.S3.bucket}/private/${encodeURIComponent(identityId ?? '')}/a.txt`;
  const requestFile = (method: string) =>
    signedRequest(address, {
      method,
      service: 's3',
      headers: {},
      body: method === 'PUT' ? 'a' : undefined,
      credentials,
    });
  return {
    import: await ask('mutation ($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { id } }', {
      rentals: [rental],
    }),
    read: await ask('query ($id: ID!) { getRental(id: $id) { id } }', { id: 'nl' }),
    write: (await requestFile('PUT')).status,
    fetch: (await requestFile('GET')).status,
  };
}

test('rentals and files are written and read', async () => {
  polder = await startAltered(settings);
  expect(await useEverything()).toEqual({ import: null, read: null, write: 200, fetch: 200 });
  expect(polder.console()).not.toContain('Refused by IAM');
});

test('without permission to use the key nothing is accessible, whatever else is allowed', async () => {
  polder = await startAltered(settings, (template) =>
    template.replaceAll('"kms:Decrypt"', '"kms:DescribeKey"').replaceAll('"kms:GenerateDataKey"', '"kms:DescribeKey"'),
  );
  const refused = await useEverything();
  expect(refused).toMatchObject({ import: 'InternalFailure', write: 403, fetch: 403 });
  expect(refused.read).not.toBeNull();
  for (const hint of [
    'Polder-dev-Rentals/BatchTestRole has no permission for kms:Decrypt on Polder-dev-Encryption/DataKey',
    'Polder-dev-Rentals/RentalsTableRole has no permission for kms:Decrypt on Polder-dev-Encryption/DataKey',
    'has no permission for kms:GenerateDataKey on Polder-dev-Encryption/DataKey',
  ]) {
    expect(polder.console()).toContain(hint);
  }
});
