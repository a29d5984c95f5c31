import { permissionsByRole } from '../../lib/inventory/permissions';
import { synthesise, templatesByStack } from './synthesise';

const prod = synthesise({ stage: 'prod' });
const { app, ...templates } = prod;
const permissions = permissionsByRole(templatesByStack(app));

// biome-ignore lint/suspicious/noTemplateCurlyInString: a policy variable, filled in by IAM
const ownFolder = 'private/${cognito-identity.amazonaws.com:sub}/*';
const traced = ['xray:PutTelemetryRecords on *', 'xray:PutTraceSegments on *'];
const logsTo = (group: string) => [`logs:CreateLogStream on ${group}.Arn`, `logs:PutLogEvents on ${group}.Arn`];

/** What CDK's bucket deployments ask for: from the assets of a deployment into the website's bucket. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: as CloudFormation writes it
const assetsBucket = 'arn:aws:s3:::cdk-hnb659fds-assets-${AWS::AccountId}-eu-west-1';
const read = ['s3:GetBucket*', 's3:GetObject*', 's3:List*'];
const write = [
  's3:Abort*',
  's3:DeleteObject*',
  's3:PutObject',
  's3:PutObjectLegalHold',
  's3:PutObjectRetention',
  's3:PutObjectTagging',
  's3:PutObjectVersionTagging',
];
const onAll = (actions: string[], bucket: string) =>
  actions.flatMap((action) => [`${action} on ${bucket}`, `${action} on ${bucket}/*`]);
const copying = [
  ...logsTo('FilesCopyingLogs'),
  ...onAll(read, assetsBucket),
  ...onAll([...read, ...write], 'Bucket.Arn'),
].sort();

/** With AWS credentials people of each role read and follow rentals, and keep files of their own. */
const ofViewers = [
  'appsync:GraphQL on Rentals/Api.Arn/types/Mutation/fields/deleteMyAccount',
  'appsync:GraphQL on Rentals/Api.Arn/types/Mutation/fields/saveMySetting',
  'appsync:GraphQL on Rentals/Api.Arn/types/Query/fields/changeFeed',
  'appsync:GraphQL on Rentals/Api.Arn/types/Query/fields/getRental',
  'appsync:GraphQL on Rentals/Api.Arn/types/Query/fields/listActivity',
  'appsync:GraphQL on Rentals/Api.Arn/types/Query/fields/listRentals',
  'appsync:GraphQL on Rentals/Api.Arn/types/Query/fields/me',
  'appsync:GraphQL on Rentals/Api.Arn/types/Query/fields/mySettings',
  'appsync:GraphQL on Rentals/Api.Arn/types/Query/fields/rentalHistory',
  'appsync:GraphQL on Rentals/Api.Arn/types/Query/fields/syncRentals',
  'appsync:GraphQL on Rentals/Api.Arn/types/Subscription/fields/onBatchTest',
  'appsync:GraphQL on Rentals/Api.Arn/types/Subscription/fields/onMySetting',
  'appsync:GraphQL on Rentals/Api.Arn/types/Subscription/fields/onPersonChanged',
  'appsync:GraphQL on Rentals/Api.Arn/types/Subscription/fields/onRentalChanges',
  `s3:DeleteObject on UserFiles/Bucket.Arn/${ownFolder}`,
  's3:GetObject on Rentals/Files.Arn/snapshots/*',
  `s3:GetObject on UserFiles/Bucket.Arn/${ownFolder}`,
  `s3:ListBucket on UserFiles/Bucket.Arn if ${JSON.stringify({ StringLike: { 's3:prefix': [ownFolder] } })}`,
  `s3:PutObject on UserFiles/Bucket.Arn/${ownFolder}`,
];
const ofEditors = ['appsync:GraphQL on Rentals/Api.Arn/types/Mutation/fields/batchTest', ...ofViewers];
const ofAdmins = [
  ...[
    'Mutation/fields/disablePerson',
    'Mutation/fields/enablePerson',
    'Mutation/fields/invitePeople',
    'Mutation/fields/removePerson',
    'Mutation/fields/resendInvitation',
    'Mutation/fields/setPersonRole',
    'Mutation/fields/signOutPerson',
    'Query/fields/listPeople',
  ].map((field) => `appsync:GraphQL on Rentals/Api.Arn/types/${field}`),
  ...ofEditors,
].sort();

test('each role may do exactly this', () => {
  expect(permissions).toEqual({
    'Identity/IdentityPoolUnauthenticatedRole': [],
    // Of viewers, and of people without a group.
    'Identity/IdentityPoolAuthenticatedRole': ofViewers,
    'Identity/RolesEditorRole': ofEditors,
    'Identity/RolesAdminRole': ofAdmins,
    'Rentals/BatchTestRole': ['dynamodb:UpdateItem on Table.Arn', ...logsTo('BatchTestLogs'), ...traced],
    'Rentals/RentalsTableRole': [
      'dynamodb:GetItem on Table.Arn',
      'dynamodb:Query on Table.Arn/index/byChange',
      'dynamodb:Scan on Table.Arn',
    ],
    'Rentals/BatchTestFunctionRole': ['lambda:InvokeFunction on BatchTest.Arn'],
    'Rentals/HistoryRecordRole': [
      'dynamodb:DescribeStream on Table.StreamArn',
      'dynamodb:GetRecords on Table.StreamArn',
      'dynamodb:GetShardIterator on Table.StreamArn',
      'dynamodb:ListStreams on *',
      'dynamodb:PutItem on HistoryTable.Arn',
      ...logsTo('HistoryRecordLogs'),
      'sns:Publish on HistoryFailures',
      ...traced,
    ],
    'Rentals/ChangeFeedPublishRole': [
      'appsync:GraphQL on Api.Arn/types/Mutation/fields/publishRentalChanges',
      'dynamodb:DescribeStream on Table.StreamArn',
      'dynamodb:GetRecords on Table.StreamArn',
      'dynamodb:GetShardIterator on Table.StreamArn',
      'dynamodb:ListStreams on *',
      'dynamodb:UpdateItem on ChangeFeedTable.Arn',
      ...logsTo('ChangeFeedPublishLogs'),
      's3:PutObject on Files.Arn/snapshots/changes/*.json.gz',
      ...traced,
    ],
    'Rentals/ChangeFeedStateRole': ['dynamodb:GetItem on ChangeFeedTable.Arn'],
    'Rentals/HistoryTableRole': [
      'dynamodb:Query on HistoryTable.Arn',
      'dynamodb:Query on HistoryTable.Arn/index/byKind',
      'dynamodb:Query on HistoryTable.Arn/index/byPerson',
      'dynamodb:Query on HistoryTable.Arn/index/byTime',
    ],
    'EntityExtractor/InterpretRole': [
      'comprehend:DetectDominantLanguage on *',
      'comprehend:DetectEntities on *',
      'comprehend:DetectKeyPhrases on *',
      'comprehend:DetectSentiment on *',
      'comprehend:DetectSyntax on *',
      'dynamodb:UpdateItem on Usage.Arn',
      ...logsTo('InterpretLogs'),
      ...traced,
    ],
    'People/PeopleRole': [
      'cognito-idp:AdminAddUserToGroup on Identity/UserPool.Arn',
      'cognito-idp:AdminCreateUser on Identity/UserPool.Arn',
      'cognito-idp:AdminDeleteUser on Identity/UserPool.Arn',
      'cognito-idp:AdminDisableUser on Identity/UserPool.Arn',
      'cognito-idp:AdminEnableUser on Identity/UserPool.Arn',
      'cognito-idp:AdminGetUser on Identity/UserPool.Arn',
      'cognito-idp:AdminListGroupsForUser on Identity/UserPool.Arn',
      'cognito-idp:AdminRemoveUserFromGroup on Identity/UserPool.Arn',
      'cognito-idp:AdminUserGlobalSignOut on Identity/UserPool.Arn',
      'cognito-idp:ListUsers on Identity/UserPool.Arn',
      'cognito-idp:ListUsersInGroup on Identity/UserPool.Arn',
      'dynamodb:BatchGetItem on Identity/People.Arn',
      'dynamodb:DeleteItem on Identity/People.Arn',
      'dynamodb:PutItem on Settings.Arn',
      'dynamodb:Query on EntityExtractor/Usage.Arn',
      'dynamodb:UpdateItem on Identity/People.Arn',
      ...logsTo('PeopleLogs'),
      ...traced,
    ],
    'People/PeopleFunctionRole': ['lambda:InvokeFunction on People.Arn'],
    'People/SettingsTableRole': [
      'dynamodb:GetItem on Settings.Arn',
      'dynamodb:Query on Settings.Arn',
      'dynamodb:UpdateItem on Settings.Arn',
    ],
    // Where people are invited, the first who signs in becomes admin.
    'Identity/PostAuthenticationRole': [
      'cognito-idp:AdminAddUserToGroup on UserPool.Arn',
      'cognito-idp:ListUsers on UserPool.Arn',
      'cognito-idp:ListUsersInGroup on UserPool.Arn',
      'dynamodb:UpdateItem on People.Arn',
      ...logsTo('PostAuthenticationLogs'),
      ...traced,
    ],
    'Rentals/ApiLogsRole': logsTo('ApiLogs'),
    // The account's role for the logs of all its REST APIs.
    'Account/ApiGatewayLogsRole': ['managed AmazonAPIGatewayPushToCloudWatchLogs'],
    'Snapshots/BuildRole': [
      'dynamodb:GetItem on Rentals/ChangeFeedTable.Arn',
      'dynamodb:Query on Rentals/Table.Arn/index/byChange',
      ...logsTo('BuildLogs'),
      's3:DeleteObject on Rentals/Files.Arn/snapshots/*',
      's3:GetObject on Rentals/Files.Arn/snapshots/*',
      's3:ListBucket on Rentals/Files.Arn',
      's3:PutObject on Rentals/Files.Arn/snapshots/*',
      ...traced,
    ],
    'Snapshots/ScheduleRole': ['lambda:InvokeFunction on Build.Arn'],
    // Of the functions that CloudFormation calls during a deployment: sets the CORS rules of the buckets that browsers
    // use, …
    'Website/FilesAccessCallingRole': [
      ...logsTo('FilesAccessCallingLogs'),
      's3:PutBucketCORS on Rentals/Files.Arn',
      's3:PutBucketCORS on UserFiles/Bucket.Arn',
    ],
    // … puts the website into its bucket, …
    'Website/FilesCopyingRole': copying,
    // … and empties the buckets that go with their stack, once for each such stack; bucket policies let it.
    'Rentals/CustomS3AutoDeleteObjectsCustomResourceProviderRole': logsTo('BucketDeletionLogs'),
    'UserFiles/CustomS3AutoDeleteObjectsCustomResourceProviderRole': logsTo('BucketDeletionLogs'),
    'Website/CustomS3AutoDeleteObjectsCustomResourceProviderRole': logsTo('BucketDeletionLogs'),
  });
});

test('a stage without keepData and with an API key gives its roles no other permissions', () => {
  const ofDev = synthesise({ stage: 'dev', keepData: false, apiKey: true, introspection: true });
  expect(permissionsByRole(templatesByStack(ofDev.app))).toEqual(permissions);
});

test('the pre-sign-up function may only write its log', () => {
  const byDomain = synthesise({ stage: 'prod', signUp: { policy: 'domains', domains: ['example.nl'] } });
  const { 'Identity/PreSignUpRole': preSignUpRole } = permissionsByRole(templatesByStack(byDomain.app));
  expect(preSignUpRole).toEqual([...logsTo('PreSignUpLogs'), ...traced]);
});

test('where people register, the post-authentication function may only write down sign-ins', () => {
  const open = synthesise({ stage: 'prod', signUp: { policy: 'open' } });
  const { 'Identity/PostAuthenticationRole': postAuthenticationRole } = permissionsByRole(templatesByStack(open.app));
  expect(postAuthenticationRole).toEqual([
    'dynamodb:UpdateItem on People.Arn',
    ...logsTo('PostAuthenticationLogs'),
    ...traced,
  ]);
});

test('the function for newcomers may only find out who is there, and put people into groups', () => {
  const open = synthesise({ stage: 'prod', signUp: { policy: 'open' } });
  const { 'Identity/NewcomersPostConfirmationRole': newcomersPostConfirmationRole } = permissionsByRole(
    templatesByStack(open.app),
  );
  expect(newcomersPostConfirmationRole).toEqual([
    'cognito-idp:AdminAddUserToGroup on UserPool.Arn',
    'cognito-idp:ListUsers on UserPool.Arn',
    'cognito-idp:ListUsersInGroup on UserPool.Arn',
    ...logsTo('NewcomersPostConfirmationLogs'),
    ...traced,
  ]);
});

test('each role can be assumed by its own service only', () => {
  const trusted = Object.values(templates).flatMap((template) =>
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
    RolesEditorRole: 'cognito-identity.amazonaws.com',
    RolesAdminRole: 'cognito-identity.amazonaws.com',
    BatchTestRole: 'lambda.amazonaws.com',
    InterpretRole: 'lambda.amazonaws.com',
    RentalsTableRole: 'appsync.amazonaws.com',
    SettingsTableRole: 'appsync.amazonaws.com',
    BatchTestFunctionRole: 'appsync.amazonaws.com',
    PeopleRole: 'lambda.amazonaws.com',
    PeopleFunctionRole: 'appsync.amazonaws.com',
    PostAuthenticationRole: 'lambda.amazonaws.com',
    HistoryRecordRole: 'lambda.amazonaws.com',
    HistoryTableRole: 'appsync.amazonaws.com',
    ChangeFeedPublishRole: 'lambda.amazonaws.com',
    ChangeFeedStateRole: 'appsync.amazonaws.com',
    BuildRole: 'lambda.amazonaws.com',
    ScheduleRole: 'scheduler.amazonaws.com',
    ApiLogsRole: 'appsync.amazonaws.com',
    ApiGatewayLogsRole: 'apigateway.amazonaws.com',
    FilesAccessCallingRole: 'lambda.amazonaws.com',
    FilesCopyingRole: 'lambda.amazonaws.com',
    CustomS3AutoDeleteObjectsCustomResourceProviderRole: 'lambda.amazonaws.com',
  });
  for (const [kind, authenticated] of [
    ['IdentityPoolAuthenticatedRole', 'authenticated'],
    ['IdentityPoolUnauthenticatedRole', 'unauthenticated'],
    ['RolesEditorRole', 'authenticated'],
    ['RolesAdminRole', 'authenticated'],
  ]) {
    const [, statement] = trusted.find(([id]) => id === kind) ?? [];
    expect(statement.Condition).toEqual({
      StringEquals: { 'cognito-identity.amazonaws.com:aud': { Ref: expect.stringMatching(/^IdentityPool/) } },
      'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': authenticated },
    });
  }
});
