import fc from 'fast-check';
import { AssemblyError } from '../../../local/assembly/types';
import { type AccessRequest, effectOf } from '../../../local/iam/policy';
import { readPolicyDocument } from '../../../local/iam/policy-document';
import type { RequestContext } from '../../../local/iam/policy-patterns';

const version = '2012-10-17';
const read = (...statements: object[]) =>
  readPolicyDocument({ Version: version, Statement: statements }, 'Test/Policy');
const request = (more: Partial<AccessRequest> = {}): AccessRequest => ({
  action: 's3:GetObject',
  resource: 'arn:aws:s3:::files/private/anna/note.txt',
  context: {},
  ...more,
});
const allow = (more: object = {}) => ({ Effect: 'Allow', Action: 's3:GetObject', Resource: '*', ...more });

describe('actions', () => {
  test.each([
    ['s3:GetObject', true],
    ['S3:getobject', true],
    ['s3:Get*', true],
    ['s3:?etObject', true],
    ['s3:*', true],
    ['*', true],
    [['s3:PutObject', 's3:GetObject'], true],
    ['s3:GetObjectAcl', false],
    ['s3:Get', false],
    ['s3:GetObject?', false],
    ['dynamodb:*', false],
    [[], false],
  ])('%j', (Action, applies) => {
    expect(effectOf(read(allow({ Action })), request())).toBe(applies ? 'Allow' : undefined);
  });

  test.each([
    ['s3:PutObject', true],
    ['s3:*', false],
    [['iam:*', 's3:Get*'], false],
  ])('all but %j', (NotAction, applies) => {
    const statement = { Effect: 'Allow', NotAction, Resource: '*' };
    expect(effectOf(read(statement), request())).toBe(applies ? 'Allow' : undefined);
  });
});

describe('resources', () => {
  test.each([
    ['arn:aws:s3:::files/private/anna/note.txt', true],
    ['arn:aws:s3:::files/*', true],
    ['arn:aws:s3:::*', true],
    ['arn:aws:s3:::files/*/note.???', true],
    ['arn:aws:s3:::files/private/*a*/*', true],
    ['arn:aws:s3:::FILES/*', false],
    ['arn:aws:s3:::files', false],
    ['arn:aws:s3:::files/private/*/note', false],
    [['arn:aws:s3:::other/*', 'arn:aws:s3:::files/*'], true],
  ])('%j', (Resource, applies) => {
    expect(effectOf(read(allow({ Resource })), request())).toBe(applies ? 'Allow' : undefined);
  });

  test('all but some', () => {
    const statement = { Effect: 'Allow', Action: '*', NotResource: 'arn:aws:s3:::files/private/*' };
    expect(effectOf(read(statement), request())).toBeUndefined();
    expect(effectOf(read(statement), request({ resource: 'arn:aws:s3:::files/public/x' }))).toBe('Allow');
  });

  test('a dollar or brace in a resource is only text when it makes no variable', () => {
    const resource = 'arn:aws:s3:::files/$100 {a}';
    expect(effectOf(read(allow({ Resource: resource })), request({ resource }))).toBe('Allow');
  });
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: policy variables
describe('variables', () => {
  const ownFolder = 'arn:aws:s3:::files/private/${cognito-identity.amazonaws.com:sub}/*';
  const as = (identity: string | string[]) => request({ context: { 'Cognito-Identity.amazonaws.com:sub': identity } });

  test('are replaced by the request’s value, ignoring the case of their name', () => {
    expect(effectOf(read(allow({ Resource: ownFolder })), as('anna'))).toBe('Allow');
    expect(effectOf(read(allow({ Resource: ownFolder })), as('bram'))).toBeUndefined();
  });

  test('match nothing when the request has no such value, or several', () => {
    expect(effectOf(read(allow({ Resource: ownFolder })), request())).toBeUndefined();
    expect(effectOf(read(allow({ Resource: ownFolder })), as(['anna', 'bram']))).toBeUndefined();
    const others = { Effect: 'Allow', Action: '*', NotResource: ownFolder };
    expect(effectOf(read(others), request())).toBeUndefined();
  });

  test('do not bring wildcards in', () => {
    expect(effectOf(read(allow({ Resource: ownFolder })), as('*'))).toBeUndefined();
    expect(effectOf(read(allow({ Resource: ownFolder })), as('ann?'))).toBeUndefined();
  });

  test('can have a default', () => {
    const statements = read(allow({ Resource: "arn:aws:s3:::files/private/${aws:PrincipalTag/team, 'anna'}/*" }));
    expect(effectOf(statements, request())).toBe('Allow');
    expect(effectOf(statements, request({ context: { 'aws:principaltag/team': 'other' } }))).toBeUndefined();
  });

  test.each(['*', '?', '$'])('${%s} is the character itself', (character) => {
    const statements = read(allow({ Resource: `arn:aws:s3:::files/\${${character}}` }));
    expect(effectOf(statements, request({ resource: `arn:aws:s3:::files/${character}` }))).toBe('Allow');
    expect(effectOf(statements, request({ resource: 'arn:aws:s3:::files/x' }))).toBeUndefined();
  });

  test('are plain text in policies of the older version', () => {
    const old = readPolicyDocument({ Statement: allow({ Resource: ownFolder }) }, 'Test/Policy');
    expect(effectOf(old, as('anna'))).toBeUndefined();
    const literal = 'arn:aws:s3:::files/private/${cognito-identity.amazonaws.com:sub}/x';
    expect(effectOf(old, { ...as('anna'), resource: literal })).toBe('Allow');
  });

  test('work in conditions', () => {
    const own = { StringLike: { 's3:prefix': ['private/${cognito-identity.amazonaws.com:sub}/*'] } };
    const list = (prefix: string) =>
      request({ context: { 's3:prefix': prefix, 'cognito-identity.amazonaws.com:sub': 'anna' } });
    expect(effectOf(read(allow({ Condition: own })), list('private/anna/'))).toBe('Allow');
    expect(effectOf(read(allow({ Condition: own })), list('private/bram/'))).toBeUndefined();
    expect(effectOf(read(allow({ Condition: own })), list('private/'))).toBeUndefined();
  });
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: policy variables

describe('conditions', () => {
  test.each<[operator: string, expected: unknown, actual: string | string[] | undefined, fulfilled: boolean]>([
    ['StringEquals', 'a', 'a', true],
    ['StringEquals', 'a', 'A', false],
    ['StringEquals', 'a*', 'ab', false],
    ['StringEquals', 'a*', 'a*', true],
    ['StringEquals', ['a', 'b'], 'b', true],
    ['StringEquals', 'a', undefined, false],
    ['StringEquals', [], 'a', false],
    ['StringEqualsIfExists', 'a', undefined, true],
    ['StringEqualsIfExists', 'a', 'b', false],
    ['StringNotEquals', 'a', 'b', true],
    ['StringNotEquals', ['a', 'b'], 'b', false],
    ['StringNotEquals', 'a', undefined, true],
    ['StringEqualsIgnoreCase', 'Ab', 'aB', true],
    ['StringNotEqualsIgnoreCase', 'Ab', 'aB', false],
    ['StringLike', 'a*c', 'abbc', true],
    ['StringLike', 'a?c', 'abbc', false],
    ['StringLike', '', '', true],
    ['StringNotLike', 'a*', 'abc', false],
    ['StringNotLike', 'a*', undefined, true],
    ['NumericEquals', 10, '10.0', true],
    ['NumericNotEquals', 10, '10', false],
    ['NumericLessThan', 1.2, '1.1', true],
    ['NumericLessThan', 1.2, '1.3', false],
    ['NumericLessThan', 1.2, 'much', false],
    ['NumericLessThanEquals', 1.2, '1.2', true],
    ['NumericGreaterThan', 1.2, '1.2', false],
    ['NumericGreaterThanEquals', '1.2', '1.2', true],
    ['DateLessThan', '2026-01-01T00:00:00Z', '2025-12-31T23:59:59Z', true],
    ['DateGreaterThan', '2026-01-01T00:00:00Z', '1767225601', true],
    ['DateEquals', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z', true],
    ['DateNotEquals', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', false],
    ['DateLessThanEquals', '2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z', false],
    ['DateGreaterThanEquals', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', true],
    ['Bool', 'false', 'true', false],
    ['Bool', false, 'False', true],
    ['Bool', 'true', undefined, false],
    ['BinaryEquals', 'QUJD', 'QUJD', true],
    ['IpAddress', '10.0.0.0/8', '10.9.8.7', true],
    ['IpAddress', ['10.0.0.0/8', '127.0.0.1'], '127.0.0.1', true],
    ['IpAddress', '2001:db8::/32', '2001:db8:1::1', true],
    ['IpAddress', '2001:db8::/32', '10.0.0.1', false],
    ['NotIpAddress', '10.0.0.0/8', '11.0.0.1', true],
    ['ArnEquals', 'arn:aws:sns:*:123:topic', 'arn:aws:sns:eu-west-1:123:topic', true],
    ['ArnLike', 'arn:aws:s3:::bucket/*', 'arn:aws:s3:::bucket/a:b', true],
    ['ArnLike', 'arn:*:topic', 'arn:aws:sns:eu-west-1:123:topic', false],
    ['ArnNotLike', 'arn:aws:s3:::bucket/*', 'arn:aws:s3:::other/a', true],
    ['ArnNotEquals', 'arn:aws:s3:::a', 'arn:aws:s3:::a', false],
    ['Null', 'true', undefined, true],
    ['Null', true, 'there', false],
    ['Null', 'false', 'there', true],
    ['ForAnyValue:StringLike', 'auth*', ['guest', 'authenticated'], true],
    ['ForAnyValue:StringLike', 'auth*', ['guest'], false],
    ['ForAnyValue:StringLike', 'auth*', undefined, false],
    ['ForAnyValue:StringNotEquals', 'a', ['a', 'b'], true],
    ['ForAllValues:StringEquals', ['a', 'b'], ['a', 'b'], true],
    ['ForAllValues:StringEquals', ['a', 'b'], ['a', 'c'], false],
    ['ForAllValues:StringEquals', 'a', undefined, true],
    ['ForAllValues:StringNotEquals', 'a', ['b', 'a'], false],
  ])('%s %j of %j: %s', (operator, expected, actual, fulfilled) => {
    const statements = read(allow({ Condition: { [operator]: { 'Test:Key': expected } } }));
    const context: RequestContext = actual === undefined ? {} : { 'test:key': actual };
    expect(effectOf(statements, request({ context }))).toBe(fulfilled ? 'Allow' : undefined);
  });

  test('all operators and all keys must be fulfilled', () => {
    const statements = read(
      allow({ Condition: { StringEquals: { 'a:a': '1', 'b:b': '2' }, Bool: { 'c:c': 'true' } } }),
    );
    const context = { 'a:a': '1', 'b:b': '2', 'c:c': 'true' };
    expect(effectOf(statements, request({ context }))).toBe('Allow');
    for (const key of Object.keys(context)) {
      expect(effectOf(statements, request({ context: { ...context, [key]: 'other' } }))).toBeUndefined();
    }
  });
});

describe('principals of a resource’s policy', () => {
  const principal = { roleArn: 'arn:aws:iam::123456789012:role/Reader', accountId: '123456789012' };
  test.each([
    ['*', 'Allow', true],
    [{ AWS: '*' }, 'Allow', true],
    [{ AWS: principal.roleArn }, 'Allow', true],
    [{ AWS: ['arn:aws:iam::1:role/Other', principal.roleArn] }, 'Allow', true],
    [{ AWS: 'arn:aws:iam::123456789012:role/Other' }, 'Allow', false],
    [{ Service: 'cloudfront.amazonaws.com' }, 'Allow', false],
    // An Allow for the account grants nothing on its own, but a Deny for the account applies to everyone in it.
    [{ AWS: 'arn:aws:iam::123456789012:root' }, 'Allow', false],
    [{ AWS: 'arn:aws:iam::123456789012:root' }, 'Deny', true],
    [{ AWS: '123456789012' }, 'Deny', true],
    [{ AWS: 123456789012 }, 'Deny', true],
  ])('%j, %s', (Principal, Effect, applies) => {
    const statements = read({ Effect, Principal, Action: '*', Resource: '*' });
    expect(effectOf(statements, request({ principal }))).toBe(applies ? Effect : undefined);
  });

  test('all but some', () => {
    const statements = read({ Effect: 'Deny', NotPrincipal: { AWS: principal.roleArn }, Action: '*', Resource: '*' });
    expect(effectOf(statements, request({ principal }))).toBeUndefined();
    expect(effectOf(statements, request({ principal: { ...principal, roleArn: 'arn:aws:iam::1:role/X' } }))).toBe(
      'Deny',
    );
  });
});

describe('a policy that IAM would refuse', () => {
  test.each<[string, object, RegExp]>([
    ['has an operator that does not exist', allow({ Condition: { StringEqual: { a: 'b' } } }), /StringEqual\b/],
    ['misspells a set operator', allow({ Condition: { 'ForSomeValue:StringLike': { a: 'b' } } }), /ForSomeValue/],
    ['asks for an inherited property', allow({ Condition: { constructor: { a: 'b' } } }), /constructor/],
    ['has Null with IfExists', allow({ Condition: { NullIfExists: { a: 'true' } } }), /NullIfExists/],
    ['neither allows nor denies', allow({ Effect: 'allow' }), /Effect is "allow"/],
    ['has no action', { Effect: 'Allow', Resource: '*' }, /neither Action nor NotAction/],
    ['has two kinds of action', allow({ NotAction: 's3:*' }), /both Action and NotAction/],
    ['has an object for an action', allow({ Action: { Ref: 'X' } }), /needs text/],
    ['has a condition without keys', allow({ Condition: { StringEquals: 'a' } }), /names no keys/],
  ])('%s', (_name, statement, message) => {
    expect(() => read(statement)).toThrow(AssemblyError);
    expect(() => read(statement)).toThrow(message);
    expect(() => read(statement)).toThrow(/^Test\/Policy: /);
  });
});

describe('many statements', () => {
  const text = fc.constantFrom('s3:GetObject', 's3:PutObject', 's3:*', '*', 's3:Get*', 'dynamodb:*');
  const resource = fc.constantFrom('*', 'arn:aws:s3:::files/*', 'arn:aws:s3:::other/*');
  const statement = fc.record({ Effect: fc.constantFrom('Allow', 'Deny'), Action: text, Resource: resource });
  const matching = { Effect: 'Deny', Action: 's3:G*', Resource: 'arn:aws:s3:::files/private/*' };

  test('a deny that applies wins in any position', () => {
    fc.assert(
      fc.property(fc.array(statement), fc.array(statement), (before, after) => {
        expect(effectOf(read(...before, matching, ...after), request())).toBe('Deny');
      }),
    );
  });

  test('their order does not matter', () => {
    fc.assert(
      fc.property(fc.array(statement), (statements) => {
        expect(effectOf(read(...[...statements].reverse()), request())).toBe(effectOf(read(...statements), request()));
      }),
    );
  });

  test('nothing is allowed that no Allow statement is about', () => {
    fc.assert(
      fc.property(fc.array(statement), (statements) => {
        const denials = statements.map((one) => ({ ...one, Effect: 'Deny' }));
        expect(effectOf(read(...denials), request())).not.toBe('Allow');
      }),
    );
  });

  test('a wildcard pattern matches like the equivalent regular expression', () => {
    const piece = fc.constantFrom('a', 'b', '*', '?', '.', '(');
    fc.assert(
      fc.property(fc.array(piece), fc.array(fc.constantFrom('a', 'b', '.', '(')), (pattern, value) => {
        const regularExpression: Record<string, string> = { '*': '.*', '?': '.', '.': '\\.', '(': '\\(' };
        const escaped = pattern.map((one) => regularExpression[one] ?? one).join('');
        const expected = new RegExp(`^${escaped}$`).test(value.join(''));
        const statements = read(allow({ Resource: pattern.join('') }));
        expect(effectOf(statements, request({ resource: value.join('') }))).toBe(expected ? 'Allow' : undefined);
      }),
    );
  });

  test('a pattern made to be slow is not', () => {
    const statements = read(allow({ Resource: `${'a*'.repeat(50)}b` }));
    // Tried in every way, it would outlast any limit of a test.
    expect(effectOf(statements, request({ resource: 'a'.repeat(5000) }))).toBeUndefined();
  });
});
