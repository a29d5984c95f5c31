import type { UpdateItemCommandInput } from '@aws-sdk/client-dynamodb';
import { tombstoneAge } from '../../graphql/reading-changes';
import { defaultShardCount, shardOf } from '../../graphql/sharding';
import { mutationAttribute, type StoredRental } from '../shared/stored-rental';
import { authorOfVersion, type CallOrigin } from './change-author';
import type { ValidRow } from './valid-row';

/** A direct invocation of the function has no caller's origin. */
const unknownOrigin: CallOrigin = {};

/** One conditional update with unmarshalled values; the caller adds the table's name. */
export interface PlannedWrite extends Omit<UpdateItemCommandInput, 'TableName' | 'Key' | 'ExpressionAttributeValues'> {
  readonly Key: { readonly id: string };
  readonly ExpressionAttributeValues: Readonly<Record<string, unknown>>;
  /** The item as it will be stored, if the row determines all of it: then the table need not return it. */
  readonly created?: StoredRental;
}

/**
 * Plans the one update that writes a row, on the condition that the rental has not been written since and that the row
 * would change it. When the condition fails, the table answers with the stored item.
 * @param now milliseconds since 1970
 * @param origin who calls, and what the row comes from; the condition leaves it aside, so a repeated call writes nothing
 * @param shards what new versions are spread over
 */
export function planWrite(
  row: ValidRow,
  now: number,
  origin: CallOrigin = unknownOrigin,
  shards: number = defaultShardCount,
): PlannedWrite {
  const metadata = { ...metadataOf(row, now), _shard: shardOf(row.id, shards) };
  const assigned: Record<string, unknown> = { ...row.content, ...metadata, ...authorOfVersion(row, origin) };
  const names = Object.keys(assigned);
  const { comparesVersion, placeholders, ...expressions } = expressionsFor(row, names);
  const values: Record<string, unknown> = comparesVersion ? { ':base': row.base } : {};
  for (const [index, name] of names.entries()) values[placeholders[index] as string] = assigned[name];
  const isNew = row.base === undefined;
  return {
    Key: { id: row.id },
    ...expressions,
    ExpressionAttributeValues: values,
    ReturnValues: isNew ? 'NONE' : 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    ...(isNew && { created: { id: row.id, ...assigned } as StoredRental }),
  };
}

function metadataOf({ base, content, conflictID }: ValidRow, now: number): Partial<StoredRental> {
  const timestamp = new Date(now).toISOString();
  const version = (base ?? 0) + 1;
  return {
    ...(base === undefined && { Flag: content.Flag ?? null, createdAt: timestamp }),
    conflictID,
    [mutationAttribute(version)]: conflictID,
    updatedAt: timestamp,
    _version: version,
    _lastChangedAt: now,
    ...(content._deleted && { _ttl: Math.floor((now + tombstoneAge) / 1000) }),
  };
}

interface Expressions
  extends Required<Pick<PlannedWrite, 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames'>> {
  /** Whether the condition uses `:base`; the table refuses unused values. */
  readonly comparesVersion: boolean;
  /** The placeholder of each assigned attribute's value, in their order. */
  readonly placeholders: readonly string[];
}

/** Rows of a batch assign the same few sets of attributes: their expressions are cached. */
const written = new Map<string, Expressions>();

/** @param assigned the attributes to set */
function expressionsFor(row: ValidRow, assigned: readonly string[]): Expressions {
  const asked = Object.keys(row.content);
  const clearsExpiry = row.content._deleted === false;
  const shape = `${row.base === undefined} ${clearsExpiry} ${asked.join()} ${assigned.join()}`;
  let expressions = written.get(shape);
  if (!expressions) {
    const condition = conditionOf(row.base === undefined, asked);
    const names = [...assigned, ...(clearsExpiry ? ['_ttl'] : []), ...condition.names];
    const assignments = assigned.map((name) => `#${name} = :${name}`);
    expressions = {
      UpdateExpression: `SET ${assignments.join(', ')}${clearsExpiry ? ' REMOVE #_ttl' : ''}`,
      ConditionExpression: condition.expression,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      comparesVersion: condition.comparesVersion,
      placeholders: assigned.map((name) => `:${name}`),
    };
    written.set(shape, expressions);
  }
  return expressions;
}

interface Condition {
  readonly expression: string;
  /** Attributes in the condition that are not assigned. */
  readonly names: readonly string[];
  readonly comparesVersion: boolean;
}

function conditionOf(isNew: boolean, asked: readonly string[]): Condition {
  if (isNew) return { expression: 'attribute_not_exists(#id)', names: ['id'], comparesVersion: false };
  // A row without fields never writes; a condition that cannot hold still fetches the stored rental.
  if (asked.length === 0) {
    const expression = 'attribute_exists(#id) AND attribute_not_exists(#id)';
    return { expression, names: ['id'], comparesVersion: false };
  }
  const differs = asked.map((name) => `#${name} <> :${name}`).join(' OR ');
  return { expression: `#_version = :base AND (${differs})`, names: [], comparesVersion: true };
}
