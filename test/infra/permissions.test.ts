import { permissionsByRole } from '../../lib/inventory/permissions';
import { synthesise } from './synthesise';

const prod = synthesise({ stage: 'prod' });
const { identity, rentals, entityExtractor, userFiles, website, operations } = prod;
/** Of CDK's own functions, which only CloudFormation calls. */
const rolesOfCdk = [
  'CustomS3AutoDeleteObjectsCustomResourceProviderRole',
  'CustomCDKBucketDeployment256MiBServiceRole',
];
const {
  // CDK's own functions, which only CloudFormation calls.
  CustomS3AutoDeleteObjectsCustomResourceProviderRole: _deletesObjects,
  CustomCDKBucketDeployment256MiBServiceRole: _copiesAssets,
  ...permissions
} = permissionsByRole(
  [identity, rentals, entityExtractor, userFiles, website, operations].map((template) => template.toJSON()),
);

// biome-ignore lint/suspicious/noTemplateCurlyInString: a policy variable, filled in by IAM
const ownFolder = 'private/${cognito-identity.amazonaws.com:sub}/*';
const traced = ['xray:PutTelemetryRecords on *', 'xray:PutTraceSegments on *'];
const logsTo = (group: string) => [`logs:CreateLogStream on ${group}.Arn`, `logs:PutLogEvents on ${group}.Arn`];

test('each role may do this, and nothing more', () => {
  expect(permissions).toEqual({
    IdentityPoolUnauthenticatedRole: [],
    IdentityPoolAuthenticatedRole: [
      'appsync:GraphQL on Api.Arn/types/Mutation/fields/batchTest',
      'appsync:GraphQL on Api.Arn/types/Query/fields/getRental',
      'appsync:GraphQL on Api.Arn/types/Query/fields/listRentals',
      'appsync:GraphQL on Api.Arn/types/Query/fields/syncRentals',
      'appsync:GraphQL on Api.Arn/types/Subscription/fields/onBatchTest',
      `s3:DeleteObject on Bucket.Arn/${ownFolder}`,
      `s3:GetObject on Bucket.Arn/${ownFolder}`,
      `s3:ListBucket on Bucket.Arn if ${JSON.stringify({ StringLike: { 's3:prefix': [ownFolder] } })}`,
      `s3:PutObject on Bucket.Arn/${ownFolder}`,
    ],
    BatchTestRole: ['dynamodb:UpdateItem on Table.Arn', ...logsTo('BatchTestLogs'), ...traced],
    RentalsTableRole: [
      'dynamodb:GetItem on Table.Arn',
      'dynamodb:Query on Table.Arn/index/byChange',
      'dynamodb:Scan on Table.Arn',
    ],
    BatchTestFunctionRole: ['lambda:InvokeFunction on BatchTest.Arn'],
    InterpretRole: [
      'comprehend:DetectDominantLanguage on *',
      'comprehend:DetectEntities on *',
      'comprehend:DetectKeyPhrases on *',
      'comprehend:DetectSentiment on *',
      'comprehend:DetectSyntax on *',
      'dynamodb:UpdateItem on Usage.Arn',
      ...logsTo('InterpretLogs'),
      ...traced,
    ],
    ApiLogsRole: logsTo('ApiLogs'),
    // The account's role for the logs of all its REST APIs.
    ApiCloudWatchRole: ['managed AmazonAPIGatewayPushToCloudWatchLogs'],
    // Sets the user files bucket's CORS rules during a deployment.
    AWS679f53fac002430cb0da5b7982bd2287ServiceRole: [
      'managed AWSLambdaBasicExecutionRole',
      's3:PutBucketCors on BucketArn',
    ],
  });
});

test('a stage that keeps nothing, and lets API keys read, gives its roles no more', () => {
  const { app: _app, ...templates } = synthesise({ stage: 'dev', keepData: false, apiKey: true, introspection: true });
  const ofDev = permissionsByRole(Object.values(templates).map((template) => template.toJSON()));
  expect(ofDev).toMatchObject(permissions);
  expect(Object.keys(ofDev).sort()).toEqual([...Object.keys(permissions), ...rolesOfCdk].sort());
});

test('the trigger of a stage that asks for certain e-mail domains may write its log, and nothing else', () => {
  const byDomain = synthesise({ stage: 'prod', signUp: { policy: 'domains', domains: ['example.nl'] } });
  const { PreSignUpRole } = permissionsByRole([byDomain.identity.toJSON()]);
  expect(PreSignUpRole).toEqual([...logsTo('PreSignUpLogs'), ...traced]);
});

test('each role may be taken on by the service it is for, and by nobody else', () => {
  const trusted = Object.values({ identity, rentals, entityExtractor, userFiles, website, operations }).flatMap(
    (template) =>
      Object.entries(template.findResources('AWS::IAM::Role')).map(([id, { Properties }]) => {
        const [statement, ...others] = Properties.AssumeRolePolicyDocument.Statement;
        expect(others).toEqual([]);
        return [id.replaceAll(/[0-9A-F]{8}/g, ''), statement] as const;
      }),
  );
  const principals = trusted.map(([id, { Principal }]) => [id, Object.values(Principal).join()]);
  expect(Object.fromEntries(principals)).toEqual({
    IdentityPoolAuthenticatedRole: 'cognito-identity.amazonaws.com',
    IdentityPoolUnauthenticatedRole: 'cognito-identity.amazonaws.com',
    BatchTestRole: 'lambda.amazonaws.com',
    InterpretRole: 'lambda.amazonaws.com',
    RentalsTableRole: 'appsync.amazonaws.com',
    BatchTestFunctionRole: 'appsync.amazonaws.com',
    ApiLogsRole: 'appsync.amazonaws.com',
    ApiCloudWatchRole: 'apigateway.amazonaws.com',
    AWS679f53fac002430cb0da5b7982bd2287ServiceRole: 'lambda.amazonaws.com',
    ...Object.fromEntries(rolesOfCdk.map((role) => [role, 'lambda.amazonaws.com'])),
  });
  for (const [kind, authenticated] of [
    ['IdentityPoolAuthenticatedRole', 'authenticated'],
    ['IdentityPoolUnauthenticatedRole', 'unauthenticated'],
  ]) {
    const [, statement] = trusted.find(([id]) => id === kind) ?? [];
    expect(statement.Condition).toEqual({
      StringEquals: { 'cognito-identity.amazonaws.com:aud': { Ref: expect.stringMatching(/^IdentityPool/) } },
      'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': authenticated },
    });
  }
});
