import type { Assembly } from '../assembly/types';
import { AwsError } from '../http/errors';
import type { Room } from '../room';
import { createPolicyEvaluator, type PolicyEvaluator } from './policy-evaluator';
import { principalContext, sessionArn } from './principal-context';
import type { Principal } from './types';

/** Decides for all rooms what a principal may do, by the templates' own policies. */
export interface AccessControl extends Room {
  readonly policies: PolicyEvaluator;
  allows(principal: Principal, action: string, resource: string): boolean;
  /**
   * Allows by returning.
   * @throws AwsError AccessDeniedException that names principal, action and resource as AWS does.
   */
  check(principal: Principal, action: string, resource: string): void;
}

export function createAccessControl(assembly: Assembly): AccessControl {
  const policies = createPolicyEvaluator(assembly);
  const decide = (principal: Principal, action: string, resource: string) =>
    policies.evaluate({
      roleArn: principal.roleArn,
      action,
      resource,
      context: principalContext(principal, assembly.accountId),
    });
  return {
    resourceTypes: ['AWS::IAM::Role', 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'],
    policies,
    allows: (principal, action, resource) => decide(principal, action, resource).allowed,

    check(principal, action, resource) {
      const { allowed, reason } = decide(principal, action, resource);
      if (allowed) return;
      const who = sessionArn(principal, assembly.accountId);
      const message = `User: ${who} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
      throw new AwsError('AccessDeniedException', message);
    },

    close: async () => {},
  };
}
