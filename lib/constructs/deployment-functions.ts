import type { Stack } from 'aws-cdk-lib';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import { acknowledge } from './acknowledge';

/*
 * CDK brings functions of its own, which CloudFormation calls during a deployment and nobody else. Their code, runtime
 * and permissions are CDK's; what cdk-nag finds in them is accepted here, by name.
 */

const basicExecution =
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]';

const ofCdk = {
  [basicExecution]: 'A function of CDK itself; it writes its own log.',
  'AwsSolutions-L1': 'A function of CDK itself; its runtime follows CDK.',
  'Serverless-LambdaDLQ': 'CloudFormation calls it and waits for its answer.',
  'Serverless-LambdaLatestVersion': 'A function of CDK itself; its runtime follows CDK.',
  'Serverless-LambdaTracing': 'It runs during deployments only; CloudFormation tells how it went.',
  'Serverless-LambdaDefaultMemorySize': 'A function of CDK itself; it makes one call.',
};

/** Accepts what the function behind a bucket deployment needs. */
export function acknowledgeDeployment(stack: Stack, bucket: Bucket): void {
  const destination = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
  const copying = 'It copies the assets of this deployment into the website bucket and invalidates the distribution.';
  const provider = singletonOf(stack, (id) => id.startsWith('Custom::CDKBucketDeployment'));
  acknowledge(provider, {
    ...ofCdk,
    'AwsSolutions-IAM5[Resource::*]': 'An invalidation names its distribution in the call.',
    ...Object.fromEntries(
      ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map((action) => [
        `AwsSolutions-IAM5[Action::${action}]`,
        copying,
      ]),
    ),
    [`AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*]`]: copying,
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

function singletonOf(stack: Stack, isIt: (id: string) => boolean): IConstruct {
  const found = stack.node.children.find((child) => isIt(child.node.id));
  if (!found) throw new Error(`${stack.stackName} has no deployment function of CDK's where one is expected.`);
  return found;
}
