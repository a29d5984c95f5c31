import { isFulfilled } from './policy-conditions';
import type { Selection, Statement } from './policy-document';
import { type ContextValues, contextValues, fillIn, fits, type RequestContext } from './policy-patterns';

/** A request to authorize. */
export interface AccessRequest {
  /** E.g. `s3:GetObject`. */
  readonly action: string;
  /** ARN of the resource. */
  readonly resource: string;
  readonly context: RequestContext;
  /** The caller; needed for a resource's policies, which name their principals. */
  readonly principal?: RequestPrincipal;
}

/** A role of the account, or a service of AWS's, e.g. `cloudwatch.amazonaws.com`. */
export type RequestPrincipal = { readonly roleArn: string; readonly accountId: string } | { readonly service: string };

export type Effect = 'Allow' | 'Deny';

/**
 * The decision of statements on a request: an explicit Deny overrides every Allow, in any order.
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 * @returns undefined when no statement is about the request.
 */
export function effectOf(statements: readonly Statement[], request: AccessRequest): Effect | undefined {
  const values = contextValues(request.context);
  const effects = new Set(statements.filter((one) => applies(one, request, values)).map((one) => one.effect));
  if (effects.has('Deny')) return 'Deny';
  return effects.has('Allow') ? 'Allow' : undefined;
}

function applies(statement: Statement, request: AccessRequest, values: ContextValues): boolean {
  const variables = statement.variables ? values : undefined;
  return (
    isActionSelected(statement.actions, request.action) &&
    (!statement.resources || isSelected(statement.resources, request.resource, variables)) &&
    (!statement.principals || isPrincipalSelected(statement.principals, statement.effect, request.principal)) &&
    statement.conditions.every((condition) => isFulfilled(condition, values, statement.variables))
  );
}

/** Actions ignore case and know no variables. */
function isActionSelected({ names, negated }: Selection, action: string): boolean {
  return isSelected({ names: names.map((name) => name.toLowerCase()), negated }, action.toLowerCase(), undefined);
}

function isSelected({ names, negated }: Selection, value: string, variables: ContextValues | undefined): boolean {
  const patterns = names.map((name) => fillIn(name, variables));
  // A variable without a value makes the statement about nothing, also where the selection is negated.
  if (negated && patterns.includes(undefined)) return false;
  return patterns.some((pattern) => pattern !== undefined && fits(pattern, value)) !== negated;
}

function isPrincipalSelected(selection: Selection, effect: Effect, principal: RequestPrincipal | undefined): boolean {
  const names = ['*', 'AWS:*'];
  if (principal && 'service' in principal) {
    names.push(`Service:${principal.service}`);
  } else if (principal) {
    names.push(`AWS:${principal.roleArn}`);
    // In an Allow, the account delegates to its own policies; in a Deny, it means everyone in the account.
    if (effect === 'Deny' || selection.negated) {
      names.push(`AWS:${principal.accountId}`, `AWS:arn:aws:iam::${principal.accountId}:root`);
    }
  }
  return selection.names.some((name) => names.includes(name)) !== selection.negated;
}
