import { Stack } from 'aws-cdk-lib';
import { type IRole, Policy, type PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

export interface RolePolicyProps {
  /** The role, from another stack. */
  readonly role: IRole;
  readonly statements: PolicyStatement[];
}

/**
 * What one stack allows people of one role. Its name contains the stack's: the names of a role's inline policies are
 * unique, and CDK's are so within a stack only.
 */
export class RolePolicy extends Policy {
  constructor(scope: Construct, id: string, { role, statements }: RolePolicyProps) {
    super(scope, id, { policyName: `${Stack.of(scope).stackName}-${id}`, statements });
    role.attachInlinePolicy(this);
  }
}
