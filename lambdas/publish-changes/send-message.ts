import { setTimeout as delay } from 'node:timers/promises';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { RentalChangesInput } from '../../graphql/generated/schema';

const mutation = /* GraphQL */ `
  mutation PublishRentalChanges($changes: RentalChangesInput!) {
    publishRentalChanges(changes: $changes) { sequence shards since rentals files shardCount listeners }
  }
`;

const attempts = 3;
/** Timeout of an attempt, in milliseconds. */
const attemptTimeout = 3_000;
/** Before the second attempt, in milliseconds; twice as long before the third. */
const firstPause = 200;

/**
 * Sends a message to all listeners by the mutation of the data endpoint, signed with the function's credentials.
 * @throws when no attempt was accepted
 */
export async function sendMessage(changes: RentalChangesInput, graphqlUrl: string): Promise<void> {
  const body = JSON.stringify({ query: mutation, variables: { changes } });
  for (let attempt = 1; ; attempt++) {
    try {
      return await sendOnce(body, graphqlUrl);
    } catch (error) {
      if (attempt === attempts) throw error;
      await delay(firstPause * 2 ** (attempt - 1));
    }
  }
}

async function sendOnce(body: string, graphqlUrl: string): Promise<void> {
  const url = new URL(graphqlUrl);
  const { AWS_REGION, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = process.env;
  const signer = new SignatureV4({
    credentials: {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    },
    service: 'appsync',
    region: AWS_REGION ?? '',
    sha256: Sha256,
  });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    headers: { host: url.host, 'content-type': 'application/json' },
    body,
  });
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(attemptTimeout) });
  const answer = (await response.json().catch(() => ({}))) as { errors?: { errorType?: string; message?: string }[] };
  const [error] = answer.errors ?? [];
  if (error) throw new Error(`The data endpoint refused a message: ${error.errorType ?? ''} ${error.message ?? ''}`);
  if (!response.ok) throw new Error(`The data endpoint answered ${response.status}.`);
}
