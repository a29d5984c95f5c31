import { type Assembly, AssemblyError, type Resource } from '../assembly/types';
import { operatorArn } from './operator';
import { readPolicyDocument, type Statement } from './policy-document';

/** The permissions of one role in the templates. */
export interface RolePolicies {
  readonly statements: readonly Statement[];
  /** Policies whose text is not in the templates, e.g. those AWS keeps: by ARN. */
  readonly notEvaluated: readonly string[];
}

interface NamedPolicy {
  readonly PolicyName?: string;
  readonly PolicyDocument?: unknown;
}

interface RoleProperties {
  readonly Policies?: readonly NamedPolicy[];
  readonly ManagedPolicyArns?: readonly string[];
  readonly PermissionsBoundary?: string;
}

interface AttachedPolicy extends NamedPolicy {
  readonly Roles?: readonly string[];
}

/**
 * Collects, by role ARN, what inline policies, policies attached by `AWS::IAM::Policy` and the templates' own managed
 * policies say. The operator, who is in no template, may do everything.
 * @throws AssemblyError when IAM would refuse one of them, and for a second inline policy of one name on one role.
 */
export function collectRolePolicies(assembly: Assembly): ReadonlyMap<string, RolePolicies> {
  const attached = assembly.ofType<AttachedPolicy>('AWS::IAM::Policy');
  const managed = assembly.ofType<AttachedPolicy>('AWS::IAM::ManagedPolicy');
  return new Map<string, RolePolicies>([
    [operatorArn(assembly.accountId), { statements: [everything], notEvaluated: [] }],
    ...assembly.ofType<RoleProperties>('AWS::IAM::Role').map((role): [string, RolePolicies] => {
      const { Policies = [], ManagedPolicyArns = [], PermissionsBoundary } = role.properties;
      const ownAttached = attached.filter((one) => isFor(role, one));
      refuseSameNames(role, ownAttached);
      // The Ref of a managed policy is its ARN.
      const ownManaged = managed.filter((one) => isFor(role, one) || ManagedPolicyArns.includes(one.ref));
      const known = new Set(managed.map((one) => one.ref));
      return [
        role.attribute('Arn'),
        {
          statements: [
            ...Policies.flatMap((policy) =>
              readPolicyDocument(policy.PolicyDocument, `${role.constructPath}, policy ${policy.PolicyName}`),
            ),
            ...[...ownAttached, ...ownManaged].flatMap((one) =>
              readPolicyDocument(one.properties.PolicyDocument, one.constructPath),
            ),
          ],
          notEvaluated: [
            ...ManagedPolicyArns.filter((arn) => !known.has(arn)),
            ...(PermissionsBoundary ? [PermissionsBoundary] : []),
          ],
        },
      ];
    }),
  ]);
}

/** AWS's AdministratorAccess. */
const everything: Statement = {
  effect: 'Allow',
  actions: { names: ['*'], negated: false },
  resources: { names: ['*'], negated: false },
  conditions: [],
  variables: false,
};

function isFor(role: Resource<RoleProperties>, policy: Resource<AttachedPolicy>): boolean {
  return policy.properties.Roles?.includes(role.ref) ?? false;
}

/**
 * IAM keeps inline policies by role and name. CloudFormation refuses a second of one name since 30 January 2026; before,
 * it took the place of the first.
 */
function refuseSameNames(role: Resource<RoleProperties>, attached: readonly Resource<AttachedPolicy>[]): void {
  const owners = new Map<string | undefined, Resource>();
  for (const { PolicyName } of role.properties.Policies ?? []) owners.set(PolicyName, role as Resource);
  for (const policy of attached) {
    const { PolicyName: name } = policy.properties;
    const owner = name === undefined ? undefined : owners.get(name);
    if (owner) {
      throw new AssemblyError(
        `${policy.constructPath}: CloudFormation would refuse it: "Policy resource was already managed by another stack ` +
          `or another resource in the current stack. Found stacks: [${owner.stack}|${owner.logicalId}]". ` +
          'Give one of the two another id or policyName.',
      );
    }
    owners.set(name, policy as Resource);
  }
}
