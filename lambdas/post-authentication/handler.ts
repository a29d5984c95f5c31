import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { recordSignIn } from './record-sign-in';

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
  await recordSignIn(client, process.env.TABLE_NAME, event.request.userAttributes.sub, new Date());
  return event;
}
