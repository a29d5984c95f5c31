import type { Rule } from './finding';
import { list, property, refOf, type TemplateResource } from './templates';

interface InlinePolicy {
  readonly resource: TemplateResource;
  readonly name: string;
  /** The role, user or group it belongs to, as text that is the same in every stack. */
  readonly on: string;
}

/**
 * IAM identifies inline policies by role and name. Since 30 January 2026 CloudFormation refuses a second one of the
 * same name on the same role; before that, the later replaced the earlier.
 * Source: "Policy resource was already managed by another stack or another resource in the current stack",
 * aws-amplify/amplify-cli#14961, aws/modern-data-architecture-accelerator#36
 */
export const inlinePolicies: Rule = (templates) => {
  const identityOf = (value: unknown) => {
    const identity = templates.referredTo(value);
    const name = identity?.properties[`${identity.type.split('::').at(-1)}Name`];
    return String(name ?? value);
  };
  const ofResource = (resource: TemplateResource): InlinePolicy[] => {
    const { type, properties } = resource;
    const policy = (name: unknown, on: unknown) => ({ resource, name: String(name), on: identityOf(on) });
    if (['AWS::IAM::Role', 'AWS::IAM::User', 'AWS::IAM::Group'].includes(type)) {
      return list(properties.Policies).map((one) => policy(property(one, 'PolicyName'), refOf(resource)));
    }
    const single = { Role: 'RoleName', User: 'UserName', Group: 'GroupName' };
    const shape = /^AWS::IAM::(Role|User|Group)Policy$/.exec(type)?.[1] as keyof typeof single | undefined;
    if (shape) return [policy(properties.PolicyName, properties[single[shape]])];
    if (type !== 'AWS::IAM::Policy') return [];
    return ['Roles', 'Users', 'Groups'].flatMap((kind) =>
      list(properties[kind]).map((on) => policy(properties.PolicyName, on)),
    );
  };

  const first = new Map<string, InlinePolicy>();
  return templates.resources.flatMap(ofResource).flatMap((policy) => {
    const { name, on, resource } = policy;
    const key = JSON.stringify([on, name]);
    const other = first.get(key);
    if (!other) {
      first.set(key, policy);
      return [];
    }
    const owner = templates.referredTo(on)?.path ?? on;
    return {
      path: resource.path,
      problem: `Its inline policy "${name}" on ${owner} is that of ${other.resource.path} too: CloudFormation refuses the second, as IAM knows one policy of a name on a role.`,
      remedy: 'Give one of the two another id or another policyName.',
    };
  });
};
