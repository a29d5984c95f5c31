import { type AttributeValue, QueryCommand, ScanCommand, type ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { entryKey, type HistoryEntry, timedEntryKey } from '../graphql/rental-history';
import { historyEntry } from '../lambdas/record-history/history-entry';
import { type HistoryWriter, recordBatch, writeEntry } from '../lambdas/record-history/record-batch';
import { batchGet } from '../lambdas/shared/batch-get';
import { mapConcurrently } from '../lambdas/shared/map-concurrently';
import type { StoredRental } from '../lambdas/shared/stored-rental';

/** Writes what is missing in the history, by the function's own code: what is there already stays as it is. */

/** Answers a call of AWS's command line, as JSON. */
export type AskAws = (...words: string[]) => unknown;

/** After this many empty pages in a row, an open shard of a stream counts as read. */
const maxEmptyPages = 50;
/** The stream's times are rounded, and a clock may be wrong. */
const maxClockError = 60_000;
/** Rentals that are compared with the history at a time. */
const pageSize = 100;
const concurrentWrites = 16;

interface Shard {
  readonly ShardId: string;
  /** A closed shard has an end. */
  readonly SequenceNumberRange: { readonly EndingSequenceNumber?: string };
}
interface Shards {
  readonly StreamDescription: { readonly Shards: Shard[]; readonly LastEvaluatedShardId?: string };
}
interface Records {
  readonly Records: DynamoDBRecord[];
  readonly NextShardIterator?: string;
}

/**
 * All versions that the stream still holds, of the last 24 hours until now. What is written meanwhile is the function's.
 * @param now milliseconds since 1970
 * @returns how many were missing
 * @throws Error when some could not be written
 */
export async function recordStream(
  ask: AskAws,
  streamArn: string,
  writer: HistoryWriter,
  now: number,
): Promise<number> {
  let written = 0;
  for (const shard of shardsOf(ask, streamArn)) {
    for (const records of recordsOf(ask, streamArn, shard, now)) {
      const { summary } = await recordBatch(records, writer);
      if (summary.failed > 0) throw new Error(`${Object.keys(summary.causes).join(', ')}: run it again.`);
      written += summary.written;
    }
  }
  return written;
}

function* shardsOf(ask: AskAws, streamArn: string): Iterable<Shard> {
  let last: string | undefined;
  do {
    const from = last ? ['--exclusive-start-shard-id', last] : [];
    const answer = ask('dynamodbstreams', 'describe-stream', '--stream-arn', streamArn, ...from) as Shards;
    yield* answer.StreamDescription.Shards;
    last = answer.StreamDescription.LastEvaluatedShardId;
  } while (last);
}

function* recordsOf(ask: AskAws, streamArn: string, shard: Shard, now: number): Iterable<DynamoDBRecord[]> {
  const { ShardIterator } = ask(
    'dynamodbstreams',
    'get-shard-iterator',
    '--stream-arn',
    streamArn,
    '--shard-id',
    shard.ShardId,
    '--shard-iterator-type',
    'TRIM_HORIZON',
  ) as { ShardIterator: string };
  // Only a closed shard ends by having no next iterator. An open one may get records for ever.
  const isClosed = shard.SequenceNumberRange.EndingSequenceNumber !== undefined;
  const maxEmpty = isClosed ? Number.POSITIVE_INFINITY : maxEmptyPages;
  const end = isClosed ? Number.POSITIVE_INFINITY : now + maxClockError;
  let iterator: string | undefined = ShardIterator;
  for (let empty = 0; iterator && empty < maxEmpty; ) {
    const page = ask('dynamodbstreams', 'get-records', '--shard-iterator', iterator) as Records;
    empty = page.Records.length === 0 ? empty + 1 : 0;
    if (page.Records.length > 0) {
      yield page.Records;
      if (page.Records.every((record) => createdAt(record) > end)) return;
    }
    iterator = page.NextShardIterator;
  }
}

/** When a record was made, in milliseconds since 1970. The command line's version 2 writes times in ISO 8601, 1 as numbers. */
function createdAt({ dynamodb }: DynamoDBRecord): number {
  const at: number | string = dynamodb?.ApproximateCreationDateTime ?? '';
  return typeof at === 'number' ? at * 1000 : Date.parse(at);
}

/**
 * Writes each rental's current version if it is missing, for changes older than the stream. Its entry is compared with
 * the last version in the history; versions between the two are lost.
 * @param now milliseconds since 1970
 * @returns how many were missing
 */
export async function recordTable(tableName: string, writer: HistoryWriter, now: number): Promise<number> {
  let written = 0;
  let from: Record<string, AttributeValue> | undefined;
  do {
    const { Items = [], LastEvaluatedKey }: ScanCommandOutput = await writer.client.send(
      new ScanCommand({ TableName: tableName, Limit: pageSize, ExclusiveStartKey: from, ConsistentRead: true }),
    );
    const rentals = Items.map((item) => unmarshall(item) as StoredRental);
    const missing = await withoutEntry(await withoutEntry(rentals, keyOf, writer), timedKeyOf, writer);
    const outcomes = await mapConcurrently(missing, concurrentWrites, async (rental) => {
      const entry = historyEntry(await versionBefore(rental, writer), rental, writer.days);
      return entry.expiresAt * 1000 <= now ? 'expired' : writeEntry(entry, writer);
    });
    written += outcomes.filter((outcome) => outcome === 'written').length;
    from = LastEvaluatedKey;
  } while (from);
  return written;
}

interface Key {
  readonly rentalId: string;
  readonly entry: string;
}

const keyOf = ({ id, createdAt, _version }: StoredRental): Key => ({
  rentalId: id,
  entry: entryKey(createdAt, _version),
});
const timedKeyOf = (rental: StoredRental): Key => ({
  rentalId: rental.id,
  entry: timedEntryKey(keyOf(rental).entry, rental._lastChangedAt),
});

/** The rentals whose version the history does not have under this key. It may have another version there. */
async function withoutEntry(
  rentals: readonly StoredRental[],
  keyFor: (rental: StoredRental) => Key,
  writer: HistoryWriter,
): Promise<StoredRental[]> {
  const { client, tableName } = writer;
  const times = new Map<string, number>();
  const items = await batchGet(
    client,
    tableName,
    rentals.map((rental) => marshall(keyFor(rental))),
    { ProjectionExpression: 'rentalId, #at', ExpressionAttributeNames: { '#at': 'at' }, ConsistentRead: true },
  );
  for (const item of items) {
    const { rentalId, at } = unmarshall(item) as Pick<HistoryEntry, 'rentalId' | 'at'>;
    times.set(rentalId, at);
  }
  return rentals.filter(({ id, _lastChangedAt }) => times.get(id) !== _lastChangedAt);
}

/**
 * The previous version in the history, with the fields that entries compare. Undefined if there is none since the rental
 * was created: earlier ones belong to a deleted rental of the same id.
 */
async function versionBefore(rental: StoredRental, writer: HistoryWriter): Promise<StoredRental | undefined> {
  const { client, tableName } = writer;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'rentalId = :id AND entry < :own',
      ExpressionAttributeValues: marshall({ ':id': rental.id, ':own': keyOf(rental).entry }),
      ScanIndexForward: false,
      Limit: 1,
    }),
  );
  const [before] = Items.map((item) => unmarshall(item) as HistoryEntry);
  const isOfThisLife = before && before.entry >= entryKey(rental.createdAt, 0);
  return isOfThisLife ? ({ ...before.after, _version: before.version } as StoredRental) : undefined;
}
