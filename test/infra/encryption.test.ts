/** A stage with its own key: what the key encrypts and who may use it; other stages are unchanged. */
import { Match } from 'aws-cdk-lib/assertions';
import { inventory } from '../../lib/inventory/inventory';
import { permissionsByRole } from '../../lib/inventory/permissions';
import { synthesise, templatesByStack } from './synthesise';

const own = synthesise({ stage: 'prod', encryption: 'customer-managed' });
const awsOwned = synthesise({ stage: 'prod' });
const through = (service: string) => `if {"StringEquals":{"kms:ViaService":["${service}.eu-west-1.amazonaws.com"]}}`;

test('without the setting there is no key, and no permission to use one', () => {
  const { app: _app, encryption, ...templates } = awsOwned;
  expect(encryption).toBeUndefined();
  expect(JSON.stringify(Object.values(templates).map((template) => template.toJSON()))).not.toContain('kms:');
});

test('the key is rotated every year and outlives its stack', () => {
  own.encryption?.hasResource('AWS::KMS::Key', {
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: { EnableKeyRotation: true },
  });
  const ofDev = synthesise({ stage: 'dev', keepData: false, encryption: 'customer-managed' });
  ofDev.encryption?.hasResource('AWS::KMS::Key', { DeletionPolicy: 'Delete' });
});

test('its logical id stays: another key could not read existing data', () => {
  expect(Object.keys(own.encryption?.findResources('AWS::KMS::Key') ?? {})).toEqual(['DataKey17AFBB84']);
});

test('its policy lets the account manage it, and allows its use through DynamoDB and S3 only', () => {
  const [key] = Object.values(own.encryption?.findResources('AWS::KMS::Key') ?? {});
  const [management, use, ...others] = key?.Properties.KeyPolicy.Statement ?? [];
  expect(others).toEqual([]);
  for (const cryptographic of ['kms:*', 'kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:Create*']) {
    expect(management.Action).not.toContain(cryptographic);
  }
  expect(use).toMatchObject({
    Effect: 'Allow',
    Action: [
      'kms:CreateGrant',
      'kms:Decrypt',
      'kms:DescribeKey',
      'kms:Encrypt',
      'kms:GenerateDataKey',
      'kms:GenerateDataKeyWithoutPlaintext',
      'kms:ReEncryptFrom',
      'kms:ReEncryptTo',
    ],
    Condition: {
      StringEquals: {
        'kms:CallerAccount': { Ref: 'AWS::AccountId' },
        'kms:ViaService': ['dynamodb.eu-west-1.amazonaws.com', 's3.eu-west-1.amazonaws.com'],
      },
    },
  });
});

test('it encrypts every table but the one that counts texts', () => {
  const templates = Object.values(own).flatMap((part) => (part && 'findResources' in part ? [part] : []));
  const tables = templates.flatMap((template) => Object.entries(template.findResources('AWS::DynamoDB::GlobalTable')));
  expect(tables.length).toBeGreaterThanOrEqual(6);
  const withoutIt = tables.filter(([, { Properties }]) => Properties.SSESpecification?.SSEType !== 'KMS');
  expect(withoutIt.map(([id]) => id)).toEqual([expect.stringMatching(/^Usage/)]);
});

test('it encrypts the table and the user files', () => {
  const keyArn = { 'Fn::GetStackOutput': Match.anyValue() };
  own.rentals.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
    Replicas: [Match.objectLike({ SSESpecification: { KMSMasterKeyId: keyArn } })],
  });
  own.userFiles.hasResourceProperties('AWS::S3::Bucket', {
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [
        {
          BucketKeyEnabled: true,
          ServerSideEncryptionByDefault: { KMSMasterKeyID: keyArn, SSEAlgorithm: 'aws:kms' },
        },
      ],
    },
  });
});

test('each role may use it for its actions only, through its service, and other roles may not', () => {
  const of = ({ app }: typeof own) => permissionsByRole(templatesByStack(app));
  const before = of(awsOwned);
  const added = Object.entries(of(own)).map(([role, sentences]) => [
    role,
    sentences.filter((sentence) => !before[role]?.includes(sentence)),
  ]);
  const key = 'Encryption/DataKey.Arn';
  const files = ['Decrypt', 'GenerateDataKey'].map((action) => `kms:${action} on ${key} ${through('s3')}`);
  // Of two policies: own files, and the files for initial loads.
  const ofPeople = [`kms:Decrypt on ${key} ${through('s3')}`, ...files];
  const reading = ['Decrypt', 'DescribeKey'].map((action) => `kms:${action} on ${key} ${through('dynamodb')}`);
  const writing = [
    'Decrypt',
    'DescribeKey',
    'Encrypt',
    'GenerateDataKey',
    'GenerateDataKeyWithoutPlaintext',
    'ReEncryptFrom',
    'ReEncryptTo',
  ].map((action) => `kms:${action} on ${key} ${through('dynamodb')}`);
  expect(Object.fromEntries(added.filter(([, sentences]) => sentences?.length))).toEqual({
    'Rentals/BatchTestRole': writing,
    'Snapshots/BuildRole': [...reading, ...files].sort(),
    'Rentals/HistoryRecordRole': writing,
    'Rentals/ChangeFeedPublishRole': [...writing, ...files].sort(),
    'Rentals/ChangeFeedStateRole': reading,
    'Rentals/RentalsTableRole': reading,
    'Identity/IdentityPoolAuthenticatedRole': ofPeople,
    'Identity/RolesEditorRole': ofPeople,
    'Identity/RolesAdminRole': ofPeople,
    'Rentals/HistoryTableRole': reading,
    'People/PeopleRole': writing,
    'Identity/PostAuthenticationRole': writing,
    'People/SettingsTableRole': writing,
  });
});

test('the inventory lists its costs', () => {
  const { encryption } = own;
  if (!encryption) throw new Error('There is no key.');
  expect(inventory({ 'Polder-prod-Encryption': encryption.toJSON() })).toContain('| AWS::KMS::Key | 1 | $1 a month');
});
