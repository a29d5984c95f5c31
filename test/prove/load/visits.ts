import { signedRequest } from '../../harness/signed-request';
import type { Random } from './random';
import type { Session } from './session';
import type { Counts } from './summary';

/** Requests of people other than writing rentals. Each sends one request and reads the whole response. */

const maxMilliseconds = 60_000;
const syncQuery = /* GraphQL */ `
  query Sync($shard: Int!, $lastSync: AWSTimestamp, $nextToken: String) {
    syncRentals(shard: $shard, lastSync: $lastSync, limit: 1000, nextToken: $nextToken) {
      items { id Name Code Population conflictID _version _deleted _lastChangedAt }
      nextToken
      startedAt
    }
  }
`;

export async function readRentals(session: Session, random: Random, counts: Counts): Promise<void> {
  const lastSync = random.chance(0.95) ? Date.now() - random.pick([1_000, 5_000, 120_000]) : null;
  const shard = random.integer(0, 7);
  let nextToken: string | null = null;
  do {
    const { status, body } = await session.graphql(syncQuery, { shard, lastSync, nextToken });
    counts.add(`syncRentals ${status}`);
    nextToken = body.data?.syncRentals?.nextToken ?? null;
  } while (nextToken);
}

export async function interpretText(session: Session, random: Random, counts: Counts): Promise<void> {
  const text = `Show me rentals in ${random.pick(['France', 'Peru', 'Kenya'])} above ${random.integer(1, 99)} million. `;
  const response = await fetch(`${session.restEndpoint}/interpret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await session.token() },
    body: JSON.stringify({ text: text.repeat(random.pick([1, 10, 100])) }),
    signal: AbortSignal.timeout(maxMilliseconds),
  });
  await response.arrayBuffer();
  counts.add(`interpret ${response.status}`);
}

export async function storeFile(url: string, session: Session, random: Random, counts: Counts): Promise<void> {
  const { identityId, credentials } = await session.identity();
  const key = `private/${encodeURIComponent(identityId)}/soak-${random.integer(0, 9)}.txt`;
  const address = `${url}/_aws/s3/${session.bucket}/${key}`;
  const method = random.pick(['PUT', 'GET', 'DELETE']);
  const response = await signedRequest(address, {
    method,
    signal: AbortSignal.timeout(maxMilliseconds),
    service: 's3',
    headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    credentials,
    ...(method === 'PUT' && { body: 'polder '.repeat(random.pick([1, 1_000, 100_000])) }),
  });
  await response.arrayBuffer();
  counts.add(`file ${method} ${response.status}`);
}

export async function visitPage(url: string, random: Random, counts: Counts): Promise<void> {
  const page = random.pick(['/', '/config.json', '/dashboards/rentals', '/favicon.svg', '/_local/health']);
  const response = await fetch(`${url}${page}`, {
    headers: { 'accept-encoding': random.pick(['br', 'gzip', 'identity']) },
    signal: AbortSignal.timeout(maxMilliseconds),
  });
  await response.arrayBuffer();
  counts.add(`page ${response.status}`);
}
