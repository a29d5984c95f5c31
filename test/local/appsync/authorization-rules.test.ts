import { buildSchema, type GraphQLObjectType } from 'graphql';
import { appSyncDefinitions } from '../../../graphql/appsync-definitions';
import type { AuthorizationMode } from '../../../local/appsync/api-definition';
import { admits, type DefaultRule, rulesOf } from '../../../local/appsync/authorization-rules';

const allModes = new Set<AuthorizationMode>(['apiKey', 'iam', 'userPool']);
const byUserPool: DefaultRule = { mode: 'userPool', action: 'ALLOW' };

/** The rules of `Query.field` in a schema with these directives. */
function rules(onField: string, onType = '', otherwise = byUserPool, modes = allModes) {
  const schema = buildSchema(`${appSyncDefinitions} type Query ${onType} { field: String ${onField} }`);
  const type = schema.getType('Query') as GraphQLObjectType;
  return rulesOf(type.getFields().field?.astNode?.directives ?? [], type.astNode?.directives ?? [], otherwise, modes);
}

test('without directives the default mode is needed', () => {
  expect(rules('')).toEqual([{ mode: 'userPool' }]);
  expect(rules('', '', { mode: 'apiKey', action: 'ALLOW' })).toEqual([{ mode: 'apiKey' }]);
});

test('without directives all callers are refused if the default is to deny', () => {
  expect(rules('', '', { mode: 'userPool', action: 'DENY' })).toEqual([]);
});

test('directives of the type replace the default, those of the field replace both', () => {
  expect(rules('', '@aws_api_key')).toEqual([{ mode: 'apiKey' }]);
  expect(rules('@aws_iam', '@aws_api_key')).toEqual([{ mode: 'iam' }]);
  expect(rules('@aws_iam @aws_cognito_user_pools', '@aws_api_key')).toEqual([{ mode: 'iam' }, { mode: 'userPool' }]);
});

test('directives that do not authorize change nothing', () => {
  expect(rules('@deprecated', '@aws_api_key')).toEqual([{ mode: 'apiKey' }]);
});

test('groups are those of the user pool', () => {
  const staff = rules('@aws_cognito_user_pools(cognito_groups: ["staff", "board"]) @aws_iam');
  expect(admits(staff, 'userPool', ['board'])).toBe(true);
  expect(admits(staff, 'userPool', ['guests'])).toBe(false);
  expect(admits(staff, 'iam', [])).toBe(true);
  expect(admits(staff, 'apiKey', ['staff'])).toBe(false);
  expect(admits(rules('@aws_auth(cognito_groups: ["staff"])'), 'userPool', ['staff'])).toBe(true);
});

test('a directive for a mode that the API lacks is a mistake in the schema', () => {
  expect(() => rules('@aws_api_key', '', byUserPool, new Set(['userPool']))).toThrow('@aws_api_key needs');
  expect(() => rules('@aws_lambda')).toThrow('does not run @aws_lambda');
  expect(() => rules('@aws_oidc')).toThrow('does not run @aws_oidc');
});
