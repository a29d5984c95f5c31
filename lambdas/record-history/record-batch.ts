import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { type HistoryEntry, timedEntryKey } from '../../graphql/rental-history';
import { mapConcurrently } from '../shared/map-concurrently';
import type { StoredRental } from '../shared/stored-rental';
import { historyEntry } from './history-entry';

/** Entries written at the same time. */
const concurrentWrites = 32;

export interface HistoryWriter {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  /** How long the history is retained. */
  readonly days: number;
}

/** One line of the log per batch. */
export interface RecordSummary {
  records: number;
  written: number;
  /** Versions that were in the history already: the stream repeats itself. */
  repeated: number;
  /** Records that are no new version: expired tombstones. */
  skipped: number;
  failed: number;
  /** For each error, the number of records that it kept out of the history. */
  causes: Record<string, number>;
}

type Outcome = 'written' | 'repeated' | 'skipped' | Error;

/**
 * Writes the versions of a batch into the history, each once, however often its record comes.
 * @returns the records that could not be written: the stream sends the first of them again, and all that follow
 */
export async function recordBatch(
  records: readonly DynamoDBRecord[],
  writer: HistoryWriter,
): Promise<{ answer: DynamoDBBatchResponse; summary: RecordSummary }> {
  const outcomes = await mapConcurrently(records, concurrentWrites, (record) =>
    recordVersion(record, writer).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    ),
  );
  const summary: RecordSummary = {
    records: records.length,
    written: 0,
    repeated: 0,
    skipped: 0,
    failed: 0,
    causes: {},
  };
  const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
  for (const [index, outcome] of outcomes.entries()) {
    if (typeof outcome === 'string') {
      summary[outcome]++;
      continue;
    }
    summary.failed++;
    summary.causes[outcome.name] = (summary.causes[outcome.name] ?? 0) + 1;
    batchItemFailures.push({ itemIdentifier: records[index]?.dynamodb?.SequenceNumber ?? '' });
  }
  return { answer: { batchItemFailures }, summary };
}

async function recordVersion({ dynamodb }: DynamoDBRecord, writer: HistoryWriter): Promise<Outcome> {
  const after = rentalOf(dynamodb?.NewImage);
  const before = rentalOf(dynamodb?.OldImage);
  // Polder deletes by a tombstone, which is a version. Only the expiry of tombstones removes items.
  if (!after || after._version === before?._version) return 'skipped';
  return writeEntry(historyEntry(before, after, writer.days), writer);
}

/** Writes an entry, unless the history has it. A version of the same number but another time stays beside it. */
export async function writeEntry(entry: HistoryEntry, writer: HistoryWriter): Promise<'written' | 'repeated'> {
  const stored = await putEntry(entry, writer);
  if (!stored) return 'written';
  if (stored.at === entry.at) return 'repeated';
  const timed = { ...entry, entry: timedEntryKey(entry.entry, entry.at) };
  return (await putEntry(timed, writer)) ? 'repeated' : 'written';
}

/** @returns the entry that has the key already, and stays; undefined once written */
async function putEntry(entry: HistoryEntry, writer: HistoryWriter): Promise<HistoryEntry | undefined> {
  try {
    await writer.client.send(
      new PutItemCommand({
        TableName: writer.tableName,
        Item: marshall(entry),
        ConditionExpression: 'attribute_not_exists(rentalId)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return undefined;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException && error.Item) return unmarshall(error.Item) as HistoryEntry;
    throw error;
  }
}

const rentalOf = (image: unknown): StoredRental | undefined =>
  image ? (unmarshall(image as Record<string, AttributeValue>) as StoredRental) : undefined;
