import { AwsError } from '../http/errors';
import type { LocalService, ServiceContext } from '../service';
import { createPermissionHints, type OnAccessDenied } from './permission-hints';
import { createPolicyEvaluator, type PolicyEvaluator } from './policy-evaluator';
import type { RequestContext } from './policy-patterns';
import { principalContext, sessionArn } from './principal-context';
import type { Principal } from './types';

/** Decides for all services what a principal may do, by the templates' policies. */
export interface AccessControl extends LocalService {
  readonly policies: PolicyEvaluator;
  /** For services that evaluate `policies` themselves. */
  readonly onAccessDenied: OnAccessDenied;
  allows(principal: Principal, action: string, resource: string): boolean;
  /**
   * Allows by returning.
   * @throws AwsError AccessDeniedException that names principal, action and resource as AWS does.
   */
  check(principal: Principal, action: string, resource: string, context?: RequestContext): void;
}

/** IAM. Each refusal logs a hint about the missing permission. */
export function createAccessControl({ assembly, log }: ServiceContext): AccessControl {
  const policies = createPolicyEvaluator(assembly);
  const onAccessDenied = createPermissionHints(assembly, policies.notEvaluated, log);
  const decide = (principal: Principal, action: string, resource: string, more: RequestContext = {}) => {
    const { roleArn } = principal;
    const context = { ...principalContext(principal, assembly.accountId), ...more };
    const decision = policies.evaluate({ roleArn, action, resource, context });
    if (!decision.allowed) onAccessDenied(roleArn, action, resource);
    return decision;
  };
  return {
    resourceTypes: ['AWS::IAM::Role', 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'],
    mounts: [],
    policies,
    onAccessDenied,
    allows: (principal, action, resource) => decide(principal, action, resource).allowed,

    check(principal, action, resource, context) {
      const { allowed, reason } = decide(principal, action, resource, context);
      if (allowed) return;
      const who = sessionArn(principal, assembly.accountId);
      const message = `User: ${who} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
      throw new AwsError('AccessDeniedException', message);
    },

    close: async () => {},
  };
}
