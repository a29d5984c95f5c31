import { permissionsByRole } from '../../lib/inventory/permissions';
import { synthesise } from './synthesise';

const { identity, rentals, entityExtractor, userFiles, website, operations } = synthesise({ stage: 'prod' });
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
