import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { feedKey, type StoredFeed } from '../../graphql/rental-changes';
import type { Changes } from './changed-rentals';
import type { WriteChanges } from './changes-file';

/** More rentals than these do not fit into a message, however well they compress. */
export const maxPendingRentals = 80;

/** Milliseconds after which another invocation may take over a lease that was not renewed. */
export const leaseTime = 15_000;

interface Update extends Omit<UpdateItemCommandInput, 'TableName' | 'Key' | 'ExpressionAttributeValues'> {
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The stored part of the change feed: what waits for the next message, and who sends it. */
export class ChangeFeedTable {
  private shardCount = 0;

  constructor(
    private readonly client: DynamoDBClient,
    private readonly tableName: string,
  ) {}

  /** Raises the stored number of shards to at least this. Called before changes of a new shard are added. */
  async raiseShardCount(shardCount: number, now: number): Promise<void> {
    while (this.shardCount < shardCount) {
      const { shardCount: known } = this;
      const raised = await this.update({
        UpdateExpression: 'SET changedAt = list_append(if_not_exists(changedAt, :none), :more)',
        ConditionExpression: known === 0 ? 'attribute_not_exists(changedAt)' : 'size(changedAt) = :known',
        values: {
          ':none': [],
          ':more': Array.from({ length: shardCount - known }, () => now),
          ...(known > 0 && { ':known': known }),
        },
      });
      // Another call was first: this update changes nothing, and answers how many there are.
      const feed = raised ?? (await this.update({ ReturnValues: 'ALL_NEW' }));
      this.shardCount = raised ? shardCount : (feed?.changedAt.length ?? 0);
    }
  }

  /**
   * Adds changes to the next message. Adding a batch twice does no harm.
   * @param writeFile for rentals that are too many for the item
   * @returns true if they were too many for the item, and went into a file if one could be written
   */
  async add({ shards, since, rentals }: Changes, now: number, writeFile: WriteChanges): Promise<boolean> {
    // Short, as an expression has 4 kB at most, and a batch may be of all 256 shards.
    const markShards = shards.map((shard) => `#at[${shard}]=:now`).join();
    const ExpressionAttributeNames = { '#at': 'changedAt' };
    const addPending = 'ADD pendingShards :shards, pendingSince :since';
    const values = { ':shards': new Set(shards), ':since': new Set([since]), ':now': now };
    const isFew =
      rentals.length <= maxPendingRentals &&
      (await this.update({
        UpdateExpression: `SET ${markShards}, pendingRentals = list_append(if_not_exists(pendingRentals, :none), :rentals) ${addPending}, pendingCount :count`,
        ConditionExpression: 'attribute_not_exists(pendingCount) OR pendingCount <= :room',
        ExpressionAttributeNames,
        values: {
          ...values,
          ':none': [],
          ':rentals': [JSON.stringify(rentals)],
          ':count': rentals.length,
          ':room': maxPendingRentals - rentals.length,
        },
      }));
    if (isFew) return false;
    const file = await writeFile(rentals);
    await this.update(
      file === undefined
        ? {
            UpdateExpression: `SET ${markShards}, pendingUnfiled = :yes ${addPending}`,
            ExpressionAttributeNames,
            values: { ...values, ':yes': true },
          }
        : {
            UpdateExpression: `SET ${markShards}, pendingFiles = list_append(if_not_exists(pendingFiles, :none), :files) ${addPending}`,
            ExpressionAttributeNames,
            values: { ...values, ':none': [], ':files': [file] },
          },
    );
    return true;
  }

  /**
   * @returns the feed; undefined while another invocation has the lease, which also sends what was added before this
   * call
   */
  acquireLease(holder: string, now: number): Promise<StoredFeed | undefined> {
    return this.update({
      UpdateExpression: 'SET leaseHolder = :holder, leaseUntil = :until',
      ConditionExpression: 'attribute_not_exists(leaseUntil) OR leaseUntil < :now OR leaseHolder = :holder',
      values: { ':holder': holder, ':until': now + leaseTime, ':now': now },
      ReturnValues: 'ALL_NEW',
    });
  }

  /**
   * Takes what waits, and gives it the next sequence.
   * @returns the feed as it was before; undefined when nothing waits, or another has the lease
   */
  takePending(holder: string, now: number): Promise<StoredFeed | undefined> {
    return this.update({
      UpdateExpression:
        'SET publishedAt = :now REMOVE pendingShards, pendingSince, pendingRentals, pendingCount, pendingFiles, pendingUnfiled ADD #sequence :one',
      ConditionExpression: 'leaseHolder = :holder AND attribute_exists(pendingShards)',
      ExpressionAttributeNames: { '#sequence': 'sequence' },
      values: { ':holder': holder, ':now': now, ':one': 1 },
      ReturnValues: 'ALL_OLD',
    });
  }

  /**
   * @param publishedAt when the last message had been sent
   * @returns undefined when something waits, or another has the lease
   */
  releaseLeaseWhenIdle(holder: string, publishedAt: number): Promise<StoredFeed | undefined> {
    return this.update({
      UpdateExpression: 'SET publishedAt = :at REMOVE leaseHolder, leaseUntil',
      ConditionExpression: 'leaseHolder = :holder AND attribute_not_exists(pendingShards)',
      values: { ':holder': holder, ':at': publishedAt },
      ReturnValues: 'ALL_NEW',
    });
  }

  /** Lets another send what waits. @param publishedAt when the last message had been sent */
  async releaseLease(holder: string, publishedAt: number): Promise<void> {
    await this.update({
      UpdateExpression: 'SET publishedAt = :at REMOVE leaseHolder, leaseUntil',
      ConditionExpression: 'leaseHolder = :holder',
      values: { ':holder': holder, ':at': publishedAt },
    });
  }

  /** @returns the returned attributes, with their defaults; undefined when the condition does not hold */
  private async update({ values, ...input }: Update): Promise<StoredFeed | undefined> {
    const command = new UpdateItemCommand({
      ...input,
      TableName: this.tableName,
      Key: marshall(feedKey),
      ...(values && { ExpressionAttributeValues: marshall(values) }),
    });
    try {
      const { Attributes = {} } = await this.client.send(command);
      return { sequence: 0, publishedAt: 0, changedAt: [], ...unmarshall(Attributes) };
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  }
}
