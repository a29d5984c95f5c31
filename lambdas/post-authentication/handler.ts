import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { recordAdminCheck, recordSignIn } from './record-sign-in';

/**
 * One attempt, as the user waits. The write usually takes a few milliseconds; a sign-in that is not recorded costs less
 * than one that takes seconds.
 */
const client = new DynamoDBClient({
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 500, requestTimeout: 700, throwOnRequestTimeout: true },
});

/** Cognito's post-authentication trigger: an error would refuse the sign-in, so there is none. */
export async function handler(event: PostAuthenticationTriggerEvent): Promise<PostAuthenticationTriggerEvent> {
  const { sub } = event.request.userAttributes;
  const { TABLE_NAME, FIRST_BECOMES_ADMIN } = process.env;
  const isUnchecked = await recordSignIn(client, TABLE_NAME, sub, new Date());
  if (isUnchecked && FIRST_BECOMES_ADMIN === 'true') {
    // Loaded only here: other sign-ins do not wait for a second client to start.
    const { appointFirstAdmin } = await import('./first-admin');
    const isChecked = await appointFirstAdmin({ UserPoolId: event.userPoolId, Username: event.userName }, sub);
    if (isChecked) await recordAdminCheck(client, TABLE_NAME, sub, new Date());
  }
  return event;
}
