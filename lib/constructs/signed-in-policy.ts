import { Stack } from 'aws-cdk-lib';
import { type IRole, Policy, type PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

export interface SignedInPolicyProps {
  /** The role of signed-in people, which is another stack's. */
  readonly role: IRole;
  readonly statements: PolicyStatement[];
}

/**
 * What one stack allows signed-in people. Its name has the stack's in it: a role has one inline policy of a name, and
 * CDK makes names that are unique within a stack only.
 */
export class SignedInPolicy extends Policy {
  constructor(scope: Construct, id: string, { role, statements }: SignedInPolicyProps) {
    super(scope, id, { policyName: `${Stack.of(scope).stackName}-${id}`, statements });
    role.attachInlinePolicy(this);
  }
}
