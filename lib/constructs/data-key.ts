import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/** The services that store people's data. */
const services = ['dynamodb', 's3'] as const;
type KeyService = (typeof services)[number];

/** What the account may do with a key: everything but use it. */
const management = [
  'CreateAlias',
  'Describe*',
  'Enable*',
  'List*',
  'Put*',
  'Update*',
  'Revoke*',
  'Disable*',
  'Get*',
  'Delete*',
  'TagResource',
  'UntagResource',
  'ScheduleKeyDeletion',
  'CancelKeyDeletion',
].map((action) => `kms:${action}`);

/**
 * What DynamoDB and S3 do with a key on behalf of their callers; DynamoDB uses a grant.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html
 */
const use = [
  'kms:Decrypt',
  'kms:DescribeKey',
  'kms:Encrypt',
  'kms:GenerateDataKey',
  'kms:GenerateDataKeyWithoutPlaintext',
  'kms:ReEncryptFrom',
  'kms:ReEncryptTo',
];

const through = (stack: Stack, ...names: readonly KeyService[]) => ({
  'kms:ViaService': names.map((service) => `${service}.${stack.region}.amazonaws.com`),
});

export interface DataKeyProps {
  /** Retain the key when its stack is deleted: without it, the data that it encrypted is lost. */
  readonly keepData: boolean;
}

/**
 * The key that encrypts rentals and files at rest, rotated every year. Its policy allows its use through DynamoDB and
 * S3 only, and there only by roles with a statement that allows it.
 */
export class DataKey extends Key {
  constructor(scope: Construct, id: string, { keepData }: DataKeyProps) {
    const stack = Stack.of(scope);
    const ofThisAccount = { 'kms:CallerAccount': stack.account };
    const statement = (actions: string[], conditions?: object) =>
      new PolicyStatement({
        principals: [new AccountRootPrincipal()],
        actions,
        resources: ['*'],
        ...(conditions && { conditions: { StringEquals: conditions } }),
      });
    super(scope, id, {
      description: `${stack.stackName}: rentals and files at rest`,
      enableKeyRotation: true,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      policy: new PolicyDocument({
        statements: [
          statement(management),
          statement([...use, 'kms:CreateGrant'], { ...ofThisAccount, ...through(stack, ...services) }),
        ],
      }),
    });
  }
}

/** The permissions on a key that a role needs besides those on the encrypted resource. */
export function keyUse(scope: Construct, keyArn: string, service: KeyService, actions: string[]): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `kms:${action}`),
    resources: [keyArn],
    conditions: { StringEquals: through(Stack.of(scope), service) },
  });
}

export const keyActions = {
  readTable: ['Decrypt', 'DescribeKey'],
  writeTable: use.map((action) => action.replace('kms:', '')),
  writeFiles: ['Decrypt', 'GenerateDataKey'],
  readFiles: ['Decrypt'],
};
