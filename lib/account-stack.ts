import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge } from './constructs/acknowledge';

/**
 * What an account has once in a region, for all stages together: the role by which API Gateway writes its logs. Were it
 * in a stage, the last stage deployed would own it, and removing that stage would silence the logs of all others.
 */
export class AccountStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const policy = 'service-role/AmazonAPIGatewayPushToCloudWatchLogs';
    const role = new Role(this, 'ApiGatewayLogsRole', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    acknowledge(role, {
      [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`]:
        "The role is the account's, for all its APIs; AWS publishes this policy for it.",
    });
    const account = new CfnAccount(this, 'ApiGatewayAccount', { cloudWatchRoleArn: role.roleArn });
    // The setting stays when the stack goes, and so must the role that it names.
    for (const kept of [role, account]) kept.applyRemovalPolicy(RemovalPolicy.RETAIN);
  }
}
