/** The resolvers of the settings, compiled as for AppSync and run as the local cloud runs them. */
import { RootConstruct } from 'constructs';
import { maxSettingLength } from '../../graphql/account-settings';
import { resolverCode } from '../../lib/constructs/resolver-code';
import { loadResolver } from '../../local/appsync/resolver-runtime';

function load(field: string) {
  const [typeName = '', fieldName = ''] = field.split('.');
  const { inlineCode } = resolverCode(typeName, fieldName).bind(new RootConstruct());
  const resolver = loadResolver(inlineCode ?? '', field, () => {});
  const run = (phase: 'request' | 'response') => (context: Record<string, unknown>) =>
    resolver.run(phase, { context: { stash: {}, ...context }, authorization: 'User Pool Authorization' });
  return { request: run('request'), response: run('response') };
}

const mySettings = load('Query.mySettings');
const saveMySetting = load('Mutation.saveMySetting');
const onMySetting = load('Subscription.onMySetting');

const byToken = { claims: { sub: 'ann' } };
const byCredentials = { cognitoIdentityAuthProvider: '"pool","pool:CognitoSignIn:ann"' };
const given = { name: 'theme', value: '"dark"', age: 0 };

test.each([
  ['an ID token', byToken],
  ['AWS credentials', byCredentials],
])('the account is that of %s, whatever the arguments say', (_way, identity) => {
  expect(mySettings.request({ arguments: { sub: 'bob' }, identity }).value).toMatchObject({
    operation: 'Query',
    query: { expressionValues: { ':sub': { S: 'ann' } } },
    consistentRead: true,
  });
  expect(saveMySetting.request({ arguments: { ...given, sub: 'bob' }, identity }).value).toMatchObject({
    operation: 'UpdateItem',
    key: { sub: { S: 'ann' }, name: { S: 'theme' } },
  });
  expect(onMySetting.request({ arguments: { sub: 'ann' }, identity }).failure).toBeUndefined();
  expect(onMySetting.request({ arguments: { sub: 'bob' }, identity }).failure?.errorType).toBe('Unauthorized');
});

test('credentials of the AWS account itself have no settings', () => {
  for (const one of [mySettings, saveMySetting, onMySetting]) {
    expect(one.request({ arguments: given, identity: {} }).failure?.errorType).toBe('Unauthorized');
  }
});

test('a deleted account has no settings: its markers have no value', () => {
  expect(mySettings.request({ arguments: {}, identity: byToken }).value).toMatchObject({
    filter: { expression: 'attribute_exists(#value)', expressionNames: { '#value': 'value' } },
  });
});

test('a value may have as many characters as are saved, and no more', () => {
  const save = (length: number) =>
    saveMySetting.request({ arguments: { ...given, value: 'x'.repeat(length) }, identity: byToken });
  expect(save(maxSettingLength).failure).toBeUndefined();
  expect(save(maxSettingLength + 1).failure?.errorType).toBe('SettingTooLarge');
});

test('the time of a choice is the clock of the server less its age', () => {
  const before = Date.now();
  const { value } = saveMySetting.request({ arguments: { ...given, age: 5_000 }, identity: byToken });
  interface Expression {
    readonly expression: string;
    readonly expressionNames: Record<string, string>;
    readonly expressionValues: Record<string, { N: string }>;
  }
  const { update, condition } = value as { update: Expression; condition: Expression };
  const at = Number(update.expressionValues[':changedAt']?.N) + 5_000;
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
  expect(condition.expression).toBe('attribute_not_exists(#savedAt) OR #savedAt <= :chosenAt');
  // AppSync may refuse a placeholder that both define.
  expect(Object.keys({ ...update.expressionNames, ...condition.expressionNames })).toHaveLength(3);
  expect(condition.expressionValues[':chosenAt']).toEqual(update.expressionValues[':changedAt']);
});

test('a later choice stays without an error; other failures are errors', () => {
  const error = (type: string) => ({ error: { message: 'no', type }, result: null });
  expect(saveMySetting.response(error('DynamoDB:ConditionalCheckFailedException'))).toMatchObject({ value: null });
  expect(saveMySetting.response(error('DynamoDB:Throttled')).failure?.errorType).toBe('DynamoDB:Throttled');
  expect(mySettings.response(error('DynamoDB:Throttled')).failure?.errorType).toBe('DynamoDB:Throttled');
});
