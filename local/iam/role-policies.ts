import type { Assembly, Resource } from '../assembly/types';
import { readPolicyDocument, type Statement } from './policy-document';

/** What the templates allow one role. */
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
 * policies say.
 * @throws AssemblyError when IAM would refuse one of them.
 */
export function collectRolePolicies(assembly: Assembly): ReadonlyMap<string, RolePolicies> {
  const attached = assembly.ofType<AttachedPolicy>('AWS::IAM::Policy');
  const managed = assembly.ofType<AttachedPolicy>('AWS::IAM::ManagedPolicy');
  return new Map(
    assembly.ofType<RoleProperties>('AWS::IAM::Role').map((role) => {
      const { Policies = [], ManagedPolicyArns = [], PermissionsBoundary } = role.properties;
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
            ...[...attached.filter((one) => isFor(role, one)), ...ownManaged].flatMap((one) =>
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
  );
}

function isFor(role: Resource<RoleProperties>, policy: Resource<AttachedPolicy>): boolean {
  return policy.properties.Roles?.includes(role.ref) ?? false;
}
