import { readPolicyDocument } from '../../../local/iam/policy-document';
import { createPolicyEvaluator } from '../../../local/iam/policy-evaluator';
import { principalContext, sessionArn } from '../../../local/iam/principal-context';
import type { Principal } from '../../../local/iam/types';
import { type FakeResource, fakeAssembly } from '../fake-assembly';

const roleArn = 'arn:aws:iam::000000000000:role/Reader';
const document = (Effect: string, Action: string) => ({
  Version: '2012-10-17',
  Statement: { Effect, Action, Resource: '*' },
});
const role = (properties: object = {}): FakeResource => ({
  type: 'AWS::IAM::Role',
  ref: 'Reader',
  attributes: { Arn: roleArn },
  properties: { ...properties },
});
const ask = (resources: FakeResource[], action: string) =>
  createPolicyEvaluator(fakeAssembly(resources)).evaluate({ roleArn, action, resource: 'arn:aws:s3:::files/a' });

test('a role may do what its inline policies say', () => {
  const resources = [role({ Policies: [{ PolicyName: 'read', PolicyDocument: document('Allow', 's3:Get*') }] })];
  expect(ask(resources, 's3:GetObject').allowed).toBe(true);
  expect(ask(resources, 's3:PutObject')).toEqual({
    allowed: false,
    explicitlyDenied: false,
    reason: 'because no identity-based policy allows the s3:PutObject action',
  });
});

test('policies count for the roles they name, and for no other', () => {
  const policy = (Roles: string[]): FakeResource => ({
    type: 'AWS::IAM::Policy',
    ref: 'Policy',
    properties: { Roles, PolicyDocument: document('Allow', 's3:*') },
  });
  expect(ask([role(), policy(['Other', 'Reader'])], 's3:GetObject').allowed).toBe(true);
  expect(ask([role(), policy(['Other'])], 's3:GetObject').allowed).toBe(false);
});

test('managed policies of the templates count, named by the role or naming it', () => {
  const arn = 'arn:aws:iam::000000000000:policy/Own';
  const managed = (Roles: string[]): FakeResource => ({
    type: 'AWS::IAM::ManagedPolicy',
    ref: arn,
    properties: { Roles, PolicyDocument: document('Allow', 's3:*') },
  });
  expect(ask([role({ ManagedPolicyArns: [arn] }), managed([])], 's3:GetObject').allowed).toBe(true);
  expect(ask([role(), managed(['Reader'])], 's3:GetObject').allowed).toBe(true);
  expect(
    createPolicyEvaluator(fakeAssembly([role({ ManagedPolicyArns: [arn] }), managed([])])).notEvaluated(roleArn),
  ).toEqual([]);
});

test('AWS managed policies are listed as not evaluated', () => {
  const arn = 'arn:aws:iam::aws:policy/AmazonS3FullAccess';
  const boundary = 'arn:aws:iam::000000000000:policy/Boundary';
  const resources = [role({ ManagedPolicyArns: [arn], PermissionsBoundary: boundary })];
  expect(ask(resources, 's3:GetObject').allowed).toBe(false);
  const evaluator = createPolicyEvaluator(fakeAssembly(resources));
  expect(evaluator.notEvaluated(roleArn)).toEqual([arn, boundary]);
  expect(evaluator.notEvaluated('arn:aws:iam::000000000000:role/Unknown')).toEqual([]);
});

test('an unknown role may do nothing', () => {
  expect(ask([], 's3:GetObject').allowed).toBe(false);
});

test('a deny wins over an allow in another policy of the role', () => {
  const resources = [
    role({ Policies: [{ PolicyName: 'all', PolicyDocument: document('Allow', '*') }] }),
    {
      type: 'AWS::IAM::Policy',
      ref: 'No',
      properties: { Roles: ['Reader'], PolicyDocument: document('Deny', 's3:Put*') },
    },
  ];
  expect(ask(resources, 's3:GetObject').allowed).toBe(true);
  expect(ask(resources, 's3:PutObject')).toEqual({
    allowed: false,
    explicitlyDenied: true,
    reason: 'with an explicit deny in an identity-based policy',
  });
});

describe('a second inline policy of one name', () => {
  const named = (ref: string, PolicyName: string, Roles = ['Reader']): FakeResource => ({
    type: 'AWS::IAM::Policy',
    ref,
    properties: { PolicyName, Roles, PolicyDocument: document('Allow', 's3:*') },
  });

  test('is refused on the same role, as CloudFormation words it', () => {
    expect(() =>
      createPolicyEvaluator(fakeAssembly([role(), named('First', 'People'), named('Second', 'People')])),
    ).toThrow(
      'Test/Second: CloudFormation would refuse it: "Policy resource was already managed by another stack or another ' +
        'resource in the current stack. Found stacks: [Test|First]". Give one of the two another id or policyName.',
    );
  });

  test("is refused in addition to the role's policies", () => {
    const own = role({ Policies: [{ PolicyName: 'People', PolicyDocument: document('Allow', 's3:*') }] });
    expect(() => createPolicyEvaluator(fakeAssembly([own, named('Second', 'People')]))).toThrow('Test|Reader');
  });

  test('is another policy on another role, or under another name', () => {
    const other: FakeResource = { ...role(), ref: 'Writer', attributes: { Arn: `${roleArn}2` } };
    const resources = [role(), other, named('First', 'People'), named('Second', 'People', ['Writer'])];
    expect(() => createPolicyEvaluator(fakeAssembly([...resources, named('Third', 'Files')]))).not.toThrow();
  });
});

describe('a policy of the resource', () => {
  const statements = (Effect: string) =>
    readPolicyDocument(
      { Version: '2012-10-17', Statement: { Effect, Principal: { AWS: roleArn }, Action: 's3:*', Resource: '*' } },
      'Bucket/Policy',
    );
  const evaluate = (roleResource: FakeResource, Effect: string) =>
    createPolicyEvaluator(fakeAssembly([roleResource])).evaluate({
      roleArn,
      action: 's3:GetObject',
      resource: 'arn:aws:s3:::files/a',
      resourcePolicy: statements(Effect),
    });

  test('can grant access alone within the account', () => {
    expect(evaluate(role(), 'Allow')).toMatchObject({ allowed: true });
  });

  test('can forbid what the role’s own policies allow', () => {
    const generous = role({ Policies: [{ PolicyName: 'all', PolicyDocument: document('Allow', '*') }] });
    expect(evaluate(generous, 'Deny')).toEqual({
      allowed: false,
      explicitlyDenied: true,
      reason: 'with an explicit deny in a resource-based policy',
    });
  });
});

test('a mistake in any role’s policy is reported at the start, with its place', () => {
  const wrong = { Statement: { Effect: 'Allow', Action: '*', Resource: '*', Condition: { StringIs: { a: 'b' } } } };
  const resources = [role({ Policies: [{ PolicyName: 'wrong', PolicyDocument: wrong }] })];
  expect(() => createPolicyEvaluator(fakeAssembly(resources))).toThrow(
    'Test/Reader, policy wrong: there is no condition operator StringIs',
  );
});

describe('the context of a principal', () => {
  const person: Principal = {
    kind: 'identity',
    identityId: 'r:1',
    identityPoolId: 'r:p',
    sub: 's',
    provider: 'idp/p',
    roleArn,
  };
  test('distinguishes users from guests', () => {
    expect(principalContext(person, '0')).toMatchObject({
      'cognito-identity.amazonaws.com:sub': 'r:1',
      'cognito-identity.amazonaws.com:aud': 'r:p',
      'cognito-identity.amazonaws.com:amr': ['authenticated', 'idp/p'],
    });
    const { sub: _sub, provider: _provider, ...guest } = person;
    expect(principalContext(guest, '0')).toMatchObject({ 'cognito-identity.amazonaws.com:amr': ['unauthenticated'] });
  });

  test('counts loopback as secure', () => {
    expect(principalContext({ kind: 'role', roleArn }, '0')).toMatchObject({ 'aws:SecureTransport': 'true' });
  });

  test('names the role’s session as AWS does', () => {
    expect(sessionArn(person, '123')).toBe('arn:aws:sts::123:assumed-role/Reader/CognitoIdentityCredentials');
  });
});
