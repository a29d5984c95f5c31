import { allowService, arn, join, policy, problemsIn, ref } from './assembly';

const rule = 'callers';
const trusting = (...statements: readonly object[]) => ({
  Type: 'AWS::IAM::Role',
  Properties: { AssumeRolePolicyDocument: policy(...statements) },
});

test.each([
  ['lambda.amazonaws.com', 0],
  ['apigateway.amazonaws.com', 1],
])('a function may take on a role that trusts %s: %i problems', (service, problems) => {
  const resources = {
    Role: trusting(allowService(service, 'sts:AssumeRole', {})),
    Function: { Type: 'AWS::Lambda::Function', Properties: { Role: arn('Role') } },
  };
  expect(problemsIn(rule, { Stack: resources })).toHaveLength(problems);
});

const forPool = (pool: string, kind: string) =>
  trusting({
    Effect: 'Allow',
    Principal: { Federated: 'cognito-identity.amazonaws.com' },
    Action: 'sts:AssumeRoleWithWebIdentity',
    Condition: {
      StringEquals: { 'cognito-identity.amazonaws.com:aud': ref(pool) },
      'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': kind },
    },
  });

test('users of an identity pool assume a role that trusts that pool, for signed-in users or for guests', () => {
  const pool = { Type: 'AWS::Cognito::IdentityPool' };
  const resources = {
    Pool: pool,
    Other: pool,
    People: forPool('Pool', 'authenticated'),
    Guests: forPool('Pool', 'authenticated'),
    Strangers: forPool('Other', 'authenticated'),
    Roles: {
      Type: 'AWS::Cognito::IdentityPoolRoleAttachment',
      Properties: {
        IdentityPoolId: ref('Pool'),
        Roles: { authenticated: arn('People'), unauthenticated: arn('Guests') },
      },
    },
    More: {
      Type: 'AWS::Cognito::IdentityPoolRoleAttachment',
      Properties: { IdentityPoolId: ref('Pool'), Roles: { authenticated: arn('Strangers') } },
    },
  };
  expect(problemsIn(rule, { Stack: resources })).toEqual([
    expect.stringMatching(/^Stack\/Guests: .*cognito-identity.amazonaws.com/),
    expect.stringMatching(/^Stack\/Strangers: /),
  ]);
});

test('members of a group assume its role, where the identity pool takes it from the token', () => {
  const group = (pool: string, role: string) => ({
    Type: 'AWS::Cognito::UserPoolGroup',
    Properties: { UserPoolId: ref(pool), RoleArn: arn(role) },
  });
  const IdentityProvider = join({ 'Fn::GetAtt': ['Accounts', 'ProviderName'] }, ':', ref('Client'));
  const resources = (Type: string) => ({
    Accounts: { Type: 'AWS::Cognito::UserPool' },
    Others: { Type: 'AWS::Cognito::UserPool' },
    Client: { Type: 'AWS::Cognito::UserPoolClient' },
    Pool: { Type: 'AWS::Cognito::IdentityPool' },
    Editor: forPool('Pool', 'authenticated'),
    Guest: forPool('Pool', 'unauthenticated'),
    Lambda: trusting(allowService('lambda.amazonaws.com', 'sts:AssumeRole', {})),
    Editors: group('Accounts', 'Editor'),
    Guests: group('Accounts', 'Guest'),
    Admins: group('Accounts', 'Lambda'),
    Strangers: group('Others', 'Lambda'),
    Roles: {
      Type: 'AWS::Cognito::IdentityPoolRoleAttachment',
      Properties: { IdentityPoolId: ref('Pool'), RoleMappings: { pool: { Type, IdentityProvider } } },
    },
  });
  expect(problemsIn(rule, { Stack: resources('Token') })).toEqual([
    expect.stringMatching(/^Stack\/Guest: .* for Stack\/Guests\.$/),
    expect.stringMatching(/^Stack\/Lambda: .* for Stack\/Admins\.$/),
  ]);
  expect(problemsIn(rule, { Stack: resources('Rules') })).toEqual([]);
});

const key = (...statements: readonly object[]) => ({
  Type: 'AWS::KMS::Key',
  Properties: { KeyPolicy: policy(...statements) },
});
const forAccount = (Condition?: object) => ({
  Effect: 'Allow',
  Principal: { AWS: join('arn:aws:iam::', ref('AWS::AccountId'), ':root') },
  Action: 'kms:*',
  Resource: '*',
  ...(Condition && { Condition }),
});

test('a service that writes itself must be allowed by the key', () => {
  const resources = {
    Key: key(forAccount()),
    Group: { Type: 'AWS::Logs::LogGroup', Properties: { KmsKeyId: arn('Key') } },
    Topic: { Type: 'AWS::SNS::Topic', Properties: { KmsMasterKeyId: ref('Key') } },
    Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { AlarmActions: [ref('Topic')] } },
  };
  const found = problemsIn(rule, { Stack: resources });
  expect(found).toContain(
    'Stack/Key: Its policy does not let logs.eu-west-1.amazonaws.com do kms:Encrypt for Stack/Group.',
  );
  expect(found).toContain(
    'Stack/Key: Its policy does not let cloudwatch.amazonaws.com do kms:GenerateDataKey for Stack/Alarm.',
  );
  const services = ['logs.eu-west-1.amazonaws.com', 'cloudwatch.amazonaws.com'].map((one) =>
    allowService(one, 'kms:*'),
  );
  expect(problemsIn(rule, { Stack: { ...resources, Key: key(forAccount(), ...services) } })).toEqual([]);
});

test("AWS's own key of a topic allows no service", () => {
  const resources = {
    Topic: { Type: 'AWS::SNS::Topic', Properties: { KmsMasterKeyId: 'alias/aws/sns' } },
    Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { AlarmActions: [ref('Topic')] } },
  };
  expect(problemsIn(rule, { Stack: resources })).toEqual([
    "Stack/Topic: AWS's own key alias/aws/sns encrypts it, which does not let cloudwatch.amazonaws.com in for Stack/Alarm.",
  ]);
});

describe('a role that reads an encrypted table', () => {
  const table = {
    Type: 'AWS::DynamoDB::GlobalTable',
    Properties: { Replicas: [{ SSESpecification: { KMSMasterKeyId: arn('Key') } }] },
  };
  const through = { StringEquals: { 'kms:ViaService': 'dynamodb.eu-west-1.amazonaws.com' } };
  const statement = (Action: string, logicalId: string, more: object = {}) => ({
    Effect: 'Allow',
    Action,
    Resource: arn(logicalId),
    ...more,
  });
  const stack = (ofKey: object, ...ofRole: readonly object[]) => ({
    Stack: {
      Key: key(ofKey),
      Table: table,
      Role: trusting(),
      Policy: {
        Type: 'AWS::IAM::Policy',
        Properties: {
          Roles: [ref('Role')],
          PolicyName: 'Read',
          PolicyDocument: policy(statement('dynamodb:GetItem', 'Table'), ...ofRole),
        },
      },
    },
  });

  test('needs the key too', () => {
    expect(problemsIn(rule, stack(forAccount()))).toEqual([
      'Stack/Role: It may use Stack/Table, but not kms:Decrypt with the key that encrypts it, Stack/Key.',
    ]);
    expect(
      problemsIn(rule, stack(forAccount(through), statement('kms:Decrypt', 'Key', { Condition: through }))),
    ).toEqual([]);
  });

  test('cannot use a key that is for another service', () => {
    const throughS3 = { StringEquals: { 'kms:ViaService': 's3.eu-west-1.amazonaws.com' } };
    expect(problemsIn(rule, stack(forAccount(throughS3), statement('kms:Decrypt', 'Key')))).toHaveLength(1);
  });

  test('may be allowed by the key policy', () => {
    const named = { Effect: 'Allow', Principal: { AWS: arn('Role') }, Action: 'kms:Decrypt', Resource: '*' };
    expect(problemsIn(rule, stack(named))).toEqual([]);
  });
});
