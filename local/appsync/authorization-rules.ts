import type { ConstDirectiveNode } from 'graphql';
import { valueFromASTUntyped } from 'graphql';
import type { AuthorizationMode } from './api-definition';

/** One directive's permission. */
export interface Rule {
  readonly mode: AuthorizationMode;
  /** With `userPool`: the caller must be in one of these groups. */
  readonly groups?: readonly string[];
}

/** The rule for a field without a directive. */
export interface DefaultRule {
  readonly mode: AuthorizationMode;
  readonly action: 'ALLOW' | 'DENY';
}

const modeOfDirective: Readonly<Record<string, AuthorizationMode | undefined>> = {
  aws_api_key: 'apiKey',
  aws_iam: 'iam',
  aws_cognito_user_pools: 'userPool',
  aws_auth: 'userPool',
};

/** The modes AppSync knows and the local cloud does not run. */
const directivesNotRun = new Set(['aws_lambda', 'aws_oidc']);

/**
 * Who may use a field: its own directives, else those of its type, else the API's default.
 * Source: https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html
 * @throws Error when a directive needs a mode that the API does not have.
 */
export function rulesOf(
  onField: readonly ConstDirectiveNode[],
  onType: readonly ConstDirectiveNode[],
  otherwise: DefaultRule,
  modes: ReadonlySet<AuthorizationMode>,
): readonly Rule[] {
  for (const directives of [onField, onType]) {
    const rules = directives.flatMap((directive) => readRule(directive, modes));
    if (rules.length > 0) return rules;
  }
  return otherwise.action === 'ALLOW' ? [{ mode: otherwise.mode }] : [];
}

/** Whether rules admit a caller of this mode and these user pool groups. */
export function admits(rules: readonly Rule[], mode: AuthorizationMode, groups: readonly string[]): boolean {
  return rules.some((rule) => rule.mode === mode && (!rule.groups || rule.groups.some((one) => groups.includes(one))));
}

function readRule(directive: ConstDirectiveNode, modes: ReadonlySet<AuthorizationMode>): Rule[] {
  const name = directive.name.value;
  if (directivesNotRun.has(name)) throw new Error(`the local cloud does not run @${name}`);
  const mode = modeOfDirective[name];
  if (!mode) return [];
  if (!modes.has(mode)) throw new Error(`@${name} needs an authorization mode that the API does not have`);
  const groups = directive.arguments?.find((one) => one.name.value === 'cognito_groups');
  return [{ mode, ...(groups && { groups: valueFromASTUntyped(groups.value) as string[] }) }];
}
