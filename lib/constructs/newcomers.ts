import { Duration } from 'aws-cdk-lib';
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { StageSettings } from '../settings';
import { BundledFunction } from './bundled-function';

export interface NewcomersProps {
  readonly userPool: UserPool;
  readonly settings: StageSettings;
}

/** Gives people who register their first role. */
export class Newcomers extends Construct {
  constructor(scope: Construct, id: string, { userPool, settings }: NewcomersProps) {
    super(scope, id);
    const postConfirmation = new BundledFunction(this, 'PostConfirmation', {
      folder: 'post-confirmation',
      description: 'Gives people who register their first role',
      environment: { NEWCOMER_ROLE: settings.newcomerRole },
      // Cognito waits five seconds.
      timeout: Duration.seconds(5),
      memorySize: 512,
      logRetention: settings.logRetentionDays,
      permissions: [],
    });
    userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation);
    // A separate policy: the function depends on its role's policy, and the user pool depends on the function.
    const policy = new Policy(this, 'PostConfirmationOnUserPool', {
      statements: [
        new PolicyStatement({
          actions: ['cognito-idp:AdminAddUserToGroup', 'cognito-idp:ListUsers', 'cognito-idp:ListUsersInGroup'],
          resources: [userPool.userPoolArn],
        }),
      ],
    });
    postConfirmation.role?.attachInlinePolicy(policy);
  }
}
