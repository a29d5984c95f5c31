import { arn, join, problemsIn, ref } from './assembly';

describe('physical-names', () => {
  const rule = 'physical-names';

  test.each([
    ['AWS::DynamoDB::Table', { TableName: 'rentals' }],
    ['AWS::S3::Bucket', { BucketName: 'polder-files' }],
    ['AWS::Budgets::Budget', { Budget: { BudgetName: 'polder' } }],
    ['AWS::IAM::Role', { RoleName: 'polder' }],
  ])('a fixed name of %s blocks its replacement', (Type, Properties) => {
    expect(problemsIn(rule, { Stack: { Named: { Type, Properties } } })).toEqual([
      expect.stringMatching(/^Stack\/Named: Its \S+Name is fixed/),
    ]);
  });

  test.each([
    ['no name', 'AWS::DynamoDB::Table', {}],
    ['a name made of another', 'AWS::SNS::Topic', { TopicName: join('alarms-', ref('Other')) }],
    ['what only its name replaces', 'AWS::Logs::LogGroup', { LogGroupName: '/polder' }],
  ])('%s does not', (_what, Type, Properties) => {
    expect(problemsIn(rule, { Stack: { Named: { Type, Properties } } })).toEqual([]);
  });
});

describe('log-groups', () => {
  const rule = 'log-groups';
  const group = (Properties: object = {}, DeletionPolicy = 'Delete') => ({
    Type: 'AWS::Logs::LogGroup',
    DeletionPolicy,
    Properties: { RetentionInDays: 7, ...Properties },
  });

  test('a log expires, and is deleted with its stack', () => {
    expect(
      problemsIn(rule, {
        Stack: {
          Endless: { Type: 'AWS::Logs::LogGroup' },
          Kept: group({}, 'Retain'),
          KeptByName: group({ LogGroupName: '/polder' }, 'RetainExceptOnCreate'),
          Right: group(),
        },
      }),
    ).toEqual([
      'Stack/Endless: Its log never expires.',
      'Stack/Kept: It stays when its stack goes, under a name nobody knows.',
      'Stack/KeptByName: It stays when its stack goes, and its name then refuses the next deployment.',
    ]);
  });

  const writers = {
    Function: { Type: 'AWS::Lambda::Function' },
    Api: { Type: 'AWS::AppSync::GraphQLApi', Properties: { LogConfig: { FieldLogLevel: 'NONE' } } },
    Stage: {
      Type: 'AWS::ApiGateway::Stage',
      Properties: { RestApiId: ref('Rest'), StageName: 'api', MethodSettings: [{ LoggingLevel: 'ERROR' }] },
    },
  };

  test('a resource that always writes a log has a group for it', () => {
    expect(problemsIn(rule, { Stack: writers })).toEqual([
      expect.stringContaining('AWS makes /aws/lambda/<Function>'),
      expect.stringContaining('AWS makes /aws/appsync/apis/<Api.ApiId>'),
      expect.stringContaining('AWS makes API-Gateway-Execution-Logs_<Rest>/api'),
    ]);
  });

  test('in the configuration, or by the name that AWS would choose', () => {
    const named = {
      FunctionLogs: group({ LogGroupName: join('/aws/lambda/', ref('Function')) }),
      ApiLogs: group({ LogGroupName: join('/aws/appsync/apis/', { 'Fn::GetAtt': ['Api', 'ApiId'] }) }),
      StageLogs: group({ LogGroupName: join('API-Gateway-Execution-Logs_', ref('Rest'), '/api') }),
      Own: group(),
      Configured: {
        Type: 'AWS::Lambda::Function',
        Properties: { LoggingConfig: { LogGroup: ref('Own') }, Role: arn('x') },
      },
    };
    expect(problemsIn(rule, { Stack: { ...writers, ...named } })).toEqual([]);
  });
});
