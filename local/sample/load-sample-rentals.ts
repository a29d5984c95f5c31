import { sampleRentals } from '../../frontend/src/features/rentals/sample/sampleRentals';
import { type RentalInput, rentalFieldNames } from '../../graphql/generated/schema';
import { contentOf } from '../../graphql/rental';
import { localAddresses } from '../addresses';
import type { Assembly } from '../assembly/types';
import type { Cloud } from '../cloud';
import { highestGroup } from './highest-group';
import { signedPost } from './signed-fetch';

const batchSize = 500;
const mutation = /* GraphQL */ `
  mutation LoadSampleRentals($rentals: [RentalInput!]!) {
    batchTest(rentals: $rentals) { ${rentalFieldNames.join(' ')} }
  }
`;

/**
 * Writes the sample rentals the way any client does: by `batchTest`, with the credentials of a signed-in identity.
 * @returns how many rentals there are
 * @throws Error with the API's error, when it refused them
 */
export async function loadSampleRentals({ origin, issuer }: Cloud, assembly: Assembly): Promise<number> {
  const [api] = assembly.ofType('AWS::AppSync::GraphQLApi');
  const [pool] = assembly.ofType('AWS::Cognito::IdentityPool');
  const [roles] = assembly.ofType<{ Roles: { authenticated: string } }>('AWS::Cognito::IdentityPoolRoleAttachment');
  if (!api || !pool || !roles) return 0;
  const address = localAddresses(origin, assembly.region)(api.attribute('GraphQLUrl'));
  const roleArn = highestGroup(assembly)?.RoleArn ?? roles.properties.Roles.authenticated;
  const identity = {
    identityPoolId: pool.ref,
    identityId: `${assembly.region}:sample`,
    sub: 'sample',
    provider: 'local',
  };
  const credentials = issuer.issue({ kind: 'identity', ...identity, roleArn }, 60);

  const rentals = await sampleRentals();
  for (let start = 0; start < rentals.length; start += batchSize) {
    const batch = rentals
      .slice(start, start + batchSize)
      .map((rental): RentalInput => ({ id: rental.id, ...contentOf(rental), conflictID: rental.conflictID }));
    const body = { query: mutation, variables: { rentals: batch } };
    const response = await signedPost(address, body, { credentials, service: 'appsync', region: assembly.region });
    const { errors = [] } = (await response.json()) as { errors?: { errorType: string; message: string }[] };
    // A rental that was changed after an interrupted first start stays unchanged.
    const problem = errors.find((error) => error.errorType !== 'ConflictUnhandled');
    if (problem) throw new Error(`The sample rentals were not taken: ${problem.message}`);
  }
  return rentals.length;
}
