import fc from 'fast-check';
import type { RentalContent } from '../../../graphql/rental';
import { shardOf } from '../../../graphql/sharding';
import { planWrite } from '../../../lambdas/batch-test/plan-write';
import { maxRecentMutationIds } from '../../../lambdas/shared/stored-rental';
import { row } from './rows';

const now = Date.parse('2026-11-20T12:00:00.500Z');
const complete = { Name: 'Netherlands', Code: 'NL', Population: 17_900_000, _deleted: false };

describe('a new rental', () => {
  const plan = planWrite(row({ base: undefined, content: complete }), now);

  test('is written only where there is none', () => {
    expect(plan.ConditionExpression).toBe('attribute_not_exists(#id)');
  });

  test('starts at version 1, in its shard, with both timestamps', () => {
    expect(plan.ExpressionAttributeValues).toMatchObject({
      ':_version': 1,
      ':_shard': shardOf('nl'),
      ':_lastChangedAt': now,
      ':createdAt': '2026-11-20T12:00:00.500Z',
      ':updatedAt': '2026-11-20T12:00:00.500Z',
      ':conflictID': 'mutation-2',
      ':_deleted': false,
    });
  });

  test('is known completely beforehand, so the table need not return it', () => {
    expect(plan.ReturnValues).toBe('NONE');
    expect(plan.created).toMatchObject({ id: 'nl', ...complete, Flag: null, _version: 1, _lastChangedAt: now });
  });

  test('always has a flag, if only an empty one', () => {
    expect(plan.ExpressionAttributeValues).toHaveProperty([':Flag'], null);
  });
});

describe('a change', () => {
  test('is written only on the version it is based on, and only if it differs', () => {
    const plan = planWrite(row({ content: { Name: 'Holland', Flag: null } }), now);
    expect(plan.ConditionExpression).toBe('#_version = :base AND (#Name <> :Name OR #Flag <> :Flag)');
    expect(plan.ExpressionAttributeValues).toMatchObject({ ':base': 3, ':_version': 4, ':Flag': null });
  });

  test('makes the table return the stored item', () => {
    const plan = planWrite(row({ content: { Name: 'Holland' } }), now);
    expect(plan.ReturnValues).toBe('ALL_NEW');
    expect(plan.created).toBeUndefined();
  });

  test('leaves the creation time and the fields it does not name alone', () => {
    const { UpdateExpression } = planWrite(row({ content: { Name: 'Holland' } }), now);
    expect(UpdateExpression).not.toMatch(/createdAt|Population|Code|Flag|_deleted|_ttl/);
  });

  test('without fields can never be written', () => {
    const { ConditionExpression } = planWrite(row(), now);
    expect(ConditionExpression).toBe('attribute_exists(#id) AND attribute_not_exists(#id)');
  });
});

test('stores the last mutations in turns, so nothing has to be read first', () => {
  const attributesOf = (base: number) =>
    Object.keys(planWrite(row({ base, content: { Name: 'Holland' } }), now).ExpressionAttributeValues ?? {});
  expect(attributesOf(3)).toContain(':_mutation4');
  expect(attributesOf(3 + maxRecentMutationIds)).toContain(':_mutation4');
  expect(attributesOf(4)).not.toContain(':_mutation4');
});

test('a tombstone expires 30 days later, in seconds', () => {
  const { ExpressionAttributeValues } = planWrite(row({ content: { _deleted: true } }), now);
  expect(ExpressionAttributeValues).toMatchObject({ ':_ttl': Math.floor(now / 1000) + 2_592_000 });
});

test('a restored rental never expires', () => {
  const plan = planWrite(row({ content: { _deleted: false } }), now);
  expect(plan.UpdateExpression).toMatch(/ REMOVE #_ttl$/);
  expect(plan.ExpressionAttributeValues).not.toHaveProperty([':_ttl']);
});

test('every plan gets the item on success and failure, and uses exactly the names and values it declares', () => {
  const content: fc.Arbitrary<RentalContent> = fc.record(
    {
      Flag: fc.option(fc.string()),
      Name: fc.string(),
      Code: fc.string(),
      Population: fc.nat(),
      _deleted: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(content, fc.option(fc.nat(), { nil: undefined }), (asked, base) => {
      const plan = planWrite(row({ base, content: asked }), now);
      expect(plan.ReturnValuesOnConditionCheckFailure).toBe('ALL_OLD');
      const expressions = `${plan.UpdateExpression} ${plan.ConditionExpression}`;
      const used = (sign: string) => [...new Set(expressions.match(new RegExp(`${sign}\\w+`, 'g')))].sort();
      expect(used('#')).toEqual(Object.keys(plan.ExpressionAttributeNames ?? {}).sort());
      expect(used(':')).toEqual(Object.keys(plan.ExpressionAttributeValues ?? {}).sort());
    }),
  );
});
