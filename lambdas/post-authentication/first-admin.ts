import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { errorName } from '../shared/error-name';
import { makeFirstAdmin, type Newcomer } from '../shared/first-role';
import { withTimeLimit } from '../shared/with-time-limit';

/** In milliseconds. Cognito waits five seconds for the function, and refuses the sign-in after that. */
const timeLimit = 2_000;

const client = new CognitoIdentityProviderClient({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 500, requestTimeout: 1_000, throwOnRequestTimeout: true },
});

/**
 * Where people are invited, nobody confirms an account: the first who signs in becomes admin, if the pool has none.
 * Never throws, and never takes much longer than its limit: the person signs in as a viewer then.
 * @returns false if it failed, so that the next sign-in has to try again
 */
export async function appointFirstAdmin(person: Newcomer, sub: string | undefined): Promise<boolean> {
  try {
    if (await withTimeLimit(timeLimit, makeFirstAdmin(client, person))) console.info({ firstAdmin: { sub } });
    return true;
  } catch (error) {
    console.error({ firstAdmin: { sub, error: errorName(error) } });
    return false;
  }
}
