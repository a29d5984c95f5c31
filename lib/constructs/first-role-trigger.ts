import { Duration } from 'aws-cdk-lib';
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { StageSettings } from '../settings';
import { BundledFunction } from './bundled-function';

export interface FirstRoleTriggerProps {
  readonly userPool: UserPool;
  readonly settings: StageSettings;
}

/** Gives people who register their first role. */
export class FirstRoleTrigger extends Construct {
  constructor(scope: Construct, id: string, { userPool, settings }: FirstRoleTriggerProps) {
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
    grantFirstAdmin(postConfirmation, userPool);
  }
}

/**
 * Lets a trigger of the user pool find out who is there, and put people into groups. By a policy of its own: the function
 * depends on its role's, and the user pool depends on the function.
 */
export function grantFirstAdmin(trigger: BundledFunction, userPool: UserPool): void {
  const policy = new Policy(trigger.node.scope ?? trigger, `${trigger.node.id}OnUserPool`, {
    statements: [
      new PolicyStatement({
        actions: ['cognito-idp:AdminAddUserToGroup', 'cognito-idp:ListUsers', 'cognito-idp:ListUsersInGroup'],
        resources: [userPool.userPoolArn],
      }),
    ],
  });
  trigger.role?.attachInlinePolicy(policy);
}
