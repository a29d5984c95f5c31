import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge } from './constructs/acknowledge';

/**
 * What all stages of an account share in a region: the role by which API Gateway writes its logs. In a stage's own
 * stack, the stage deployed last would own it, and removing that stage would stop the logs of all others. It replaces a role
 * that other APIs of the account have set: docs/operations.md says how to keep theirs.
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
    // The setting remains when the stack is deleted, so the role that it names must remain too.
    for (const construct of [role, account]) construct.applyRemovalPolicy(RemovalPolicy.RETAIN);
  }
}
