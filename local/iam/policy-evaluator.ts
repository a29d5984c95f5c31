import type { Assembly } from '../assembly/types';
import { effectOf } from './policy';
import type { Statement } from './policy-document';
import type { RequestContext } from './policy-patterns';
import { collectRolePolicies } from './role-policies';

export interface RoleRequest {
  readonly roleArn: string;
  readonly action: string;
  readonly resource: string;
  readonly context?: RequestContext;
  /** Statements of the resource's own policy, if it has one: it can allow or deny on its own. */
  readonly resourcePolicy?: readonly Statement[];
}

export interface Decision {
  readonly allowed: boolean;
  /** Forbidden by a statement, not merely granted by none. */
  readonly explicitlyDenied: boolean;
  /** Ends the sentence "… is [not] authorized to perform: s3:GetObject on resource: …", as AWS words it. */
  readonly reason: string;
}

/** Decides what a role may do, by the templates' policies. */
export interface PolicyEvaluator {
  evaluate(request: RoleRequest): Decision;
  /** ARNs of policies a role has whose text is not in the templates: what they would allow counts as not allowed. */
  notEvaluated(roleArn: string): readonly string[];
}

/**
 * Reads the policies of all roles immediately, so that an error in one shows at start.
 * @throws AssemblyError when IAM would refuse a policy.
 */
export function createPolicyEvaluator(assembly: Assembly): PolicyEvaluator {
  const roles = collectRolePolicies(assembly);
  return {
    evaluate({ roleArn, action, resource, context = {}, resourcePolicy = [] }) {
      const request = { action, resource, context, principal: { roleArn, accountId: assembly.accountId } };
      const ofIdentity = effectOf(roles.get(roleArn)?.statements ?? [], request);
      const ofResource = effectOf(resourcePolicy, request);
      if (ofIdentity === 'Deny') return deny('with an explicit deny in an identity-based policy', true);
      if (ofResource === 'Deny') return deny('with an explicit deny in a resource-based policy', true);
      if (ofIdentity === 'Allow') return allow('because an identity-based policy allows it');
      if (ofResource === 'Allow') return allow('because a resource-based policy allows it');
      return deny(`because no identity-based policy allows the ${action} action`, false);
    },

    notEvaluated(roleArn) {
      return roles.get(roleArn)?.notEvaluated ?? [];
    },
  };
}

const allow = (reason: string): Decision => ({ allowed: true, explicitlyDenied: false, reason });
const deny = (reason: string, explicitlyDenied: boolean): Decision => ({ allowed: false, explicitlyDenied, reason });
