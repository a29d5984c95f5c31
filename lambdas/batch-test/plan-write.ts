import type { UpdateItemCommandInput } from '@aws-sdk/client-dynamodb';
import { shardOf } from '../../graphql/sharding';
import { mutationAttribute, type StoredRental } from './stored-rental';
import type { RentalContent, ValidRow } from './validate-batch';

/** How long a tombstone stays, so that every copy of the rentals has time to learn of the deletion. */
const tombstoneSeconds = 30 * 24 * 60 * 60;

/** One conditional update, its values still plain; the caller adds the table's name. */
export interface PlannedWrite extends Omit<UpdateItemCommandInput, 'TableName' | 'Key' | 'ExpressionAttributeValues'> {
  readonly Key: { readonly id: string };
  readonly ExpressionAttributeValues: Readonly<Record<string, unknown>>;
}

/**
 * Plans the one update that writes a row, on the condition that nobody else wrote the rental since and that the row
 * would change it. When the condition fails, the table answers with what it holds instead.
 * @param now milliseconds since 1970
 */
export function planWrite(row: ValidRow, now: number): PlannedWrite {
  const assigned = { ...row.content, ...metadata(row, now) };
  const condition = conditionOf(row);
  const keepsForGood = row.content._deleted === false;
  const names = [...Object.keys(assigned), ...(keepsForGood ? ['_ttl'] : []), ...condition.names];
  const assignments = Object.keys(assigned).map((name) => `#${name} = :${name}`);
  return {
    Key: { id: row.id },
    UpdateExpression: `SET ${assignments.join(', ')}${keepsForGood ? ' REMOVE #_ttl' : ''}`,
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(assigned).map(([name, value]) => [`:${name}`, value])),
      ...condition.values,
    },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  };
}

function metadata({ id, base, content, conflictID }: ValidRow, now: number): Partial<StoredRental> {
  const timestamp = new Date(now).toISOString();
  const version = (base ?? 0) + 1;
  return {
    ...(base === undefined && { Flag: content.Flag ?? null, createdAt: timestamp }),
    conflictID,
    [mutationAttribute(version)]: conflictID,
    updatedAt: timestamp,
    _version: version,
    _lastChangedAt: now,
    _shard: shardOf(id),
    ...(content._deleted && { _ttl: Math.floor(now / 1000) + tombstoneSeconds }),
  };
}

interface Condition {
  readonly expression: string;
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

function conditionOf({ base, content }: ValidRow): Condition {
  if (base === undefined) return { expression: 'attribute_not_exists(#id)', names: ['id'], values: {} };
  const asked = Object.keys(content) as (keyof RentalContent)[];
  // A row that asks for nothing never writes; a condition that cannot hold still fetches the stored rental.
  if (asked.length === 0) {
    return { expression: 'attribute_exists(#id) AND attribute_not_exists(#id)', names: ['id'], values: {} };
  }
  const differs = asked.map((name) => `#${name} <> :${name}`).join(' OR ');
  return { expression: `#_version = :base AND (${differs})`, names: [], values: { ':base': base } };
}
