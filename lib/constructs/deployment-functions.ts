import { type CfnResource, RemovalPolicy, Stack, Token } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct, type IConstruct } from 'constructs';
import { acknowledge } from './acknowledge';

/*
 * CDK adds functions that only CloudFormation calls, during a deployment. Their code and runtime are CDK's; cdk-nag's
 * findings in them are accepted here, by name. Their roles and log groups are Polder's: CDK's roles may create log groups,
 * so a function's last log lines would create one after its stack is deleted, which never expires.
 */

const ofCdk = {
  'AwsSolutions-L1': 'A function of CDK itself; its runtime follows CDK.',
  'Serverless-LambdaDLQ': 'CloudFormation calls it and waits for its answer.',
  'Serverless-LambdaLatestVersion': 'A function of CDK itself; its runtime follows CDK.',
  'Serverless-LambdaTracing': 'It runs during deployments only; CloudFormation reports its result.',
  'Serverless-LambdaDefaultMemorySize': 'A function of CDK itself; it makes one call.',
};

/** A log group for one of CDK's functions, and a role that may write to it; CDK adds the other permissions. */
export class DeploymentIdentity extends Construct {
  readonly logGroup: LogGroup;
  readonly role: Role;

  constructor(scope: Construct, id: string, { retention }: { readonly retention: RetentionDays }) {
    super(scope, id);
    this.logGroup = new LogGroup(this, 'Logs', { retention, removalPolicy: RemovalPolicy.DESTROY });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.logGroup.grantWrite(this.role);
  }
}

/** Accepts what the function behind a bucket deployment needs. */
export function acknowledgeDeployment({ role }: DeploymentIdentity, bucket: Bucket): void {
  const stack = Stack.of(role);
  const destination = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
  // cdk-nag writes a reference to the account as `<AWS::AccountId>`; CDK writes the number if it knows it.
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
  const copying = 'It copies the assets of this deployment into the website bucket.';
  acknowledge(
    singletonOf(stack, (id) => id.startsWith('Custom::CDKBucketDeployment')),
    ofCdk,
  );
  acknowledge(role, {
    ...Object.fromEntries(
      ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map((action) => [
        `AwsSolutions-IAM5[Action::${action}]`,
        copying,
      ]),
    ),
    [`AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-${account}-${stack.region}/*]`]: copying,
    [`AwsSolutions-IAM5[Resource::<${destination}.Arn>/*]`]: copying,
  });
}

/** Accepts what the function behind `AwsCustomResource` needs. */
export function acknowledgeSdkCall(stack: Stack): void {
  acknowledge(
    singletonOf(stack, (id) => /^AWS[0-9a-f]{32}$/.test(id)),
    ofCdk,
  );
}

/**
 * Gives the function that empties a stack's buckets a log group with a retention, and removes permissions that it does
 * not need from its role. CDK has no property for that.
 */
export function setDeletionLogRetention(stack: Stack, retention: RetentionDays): void {
  const provider = singletonOf(stack, (id) => id === 'Custom::S3AutoDeleteObjectsCustomResourceProvider');
  const logGroup = new LogGroup(stack, 'BucketDeletionLogs', { retention, removalPolicy: RemovalPolicy.DESTROY });
  const handler = provider.node.findChild('Handler') as CfnResource;
  handler.addPropertyOverride('LoggingConfig', { LogGroup: logGroup.logGroupName });
  const role = provider.node.findChild('Role') as CfnResource;
  role.addPropertyDeletionOverride('ManagedPolicyArns');
  role.addPropertyOverride('Policies', [
    {
      PolicyName: 'Log',
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
            Resource: logGroup.logGroupArn,
          },
        ],
      },
    },
  ]);
}

function singletonOf(stack: Stack, isIt: (id: string) => boolean): IConstruct {
  const found = stack.node.children.find((child) => isIt(child.node.id));
  if (!found) throw new Error(`${stack.stackName} has no deployment function of CDK's where one is expected.`);
  return found;
}
