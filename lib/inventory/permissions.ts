import type { Template } from '../template';

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: object;
}

type Policy = { readonly PolicyDocument: { readonly Statement: readonly Statement[] } };

/** An `AWS::IAM::Policy`: text for roles, in a resource of its own. */
type AttachedPolicy = Policy & { readonly PolicyName: string; readonly Roles: readonly unknown[] };

/** Templates by the full names of their stacks. */
type Stacks = Readonly<Record<string, Template>>;

/** A resource, or an attribute of one: `{ Ref }` or `{ Fn::GetAtt }`, and the stack whose template says so. */
interface Reference {
  readonly stack: string;
  readonly value: unknown;
}

/**
 * What each role may do, as sorted sentences: `dynamodb:UpdateItem on Table.Arn`, or `managed <name>` for AWS's own
 * policies. Names are logical ids without their hash. Those of roles, and of resources in another stack than the role,
 * have the last word of the stack's name in front: `Rentals/BatchTestRole`. CloudFormation refuses a second inline policy
 * of one name on a role; it is listed as refused.
 * @param stacks with all whose roles the policies are for
 */
export function permissionsByRole(stacks: Stacks): Record<string, string[]> {
  const allowed: Record<string, string[]> = {};
  const add = (role: Reference, sentences: readonly string[]) => {
    const name = nameIn('', role);
    allowed[name] = [...(allowed[name] ?? []), ...sentences].sort();
  };
  const names = new Set<string>();
  for (const [stack, { Resources = {} }] of Object.entries(stacks)) {
    for (const [id, { Type, Properties = {} }] of Object.entries(Resources)) {
      const textFor = (role: Reference) => (value: unknown) => textOf({ stack, value }, role.stack, stacks);
      if (Type === 'AWS::IAM::Role') {
        const role = { stack, value: { Ref: id } };
        const { ManagedPolicyArns = [], Policies = [] } = Properties as { ManagedPolicyArns?: []; Policies?: Policy[] };
        add(
          role,
          ManagedPolicyArns.map((arn) => `managed ${textFor(role)(arn).split('/').at(-1)}`),
        );
        add(
          role,
          Policies.flatMap((policy) => sentencesOf(policy, textFor(role))),
        );
      }
      if (Type === 'AWS::IAM::Policy') {
        const policy = Properties as AttachedPolicy;
        const { PolicyName, Roles } = policy;
        for (const value of Roles) {
          const role = originOf({ stack, value }, stacks);
          const key = JSON.stringify([PolicyName, role]);
          const isSecond = names.has(key);
          names.add(key);
          const refusal = `refused: ${readable(id)}, a second policy of the name ${PolicyName}`;
          add(role, isSecond ? [refusal] : sentencesOf(policy, textFor(role)));
        }
      }
    }
  }
  return allowed;
}

/** What an output of another stack refers to, there. */
function originOf(reference: Reference, stacks: Stacks): Reference {
  const { StackName = '', OutputName = '' } =
    (reference.value as { 'Fn::GetStackOutput'?: { StackName: string; OutputName: string } })['Fn::GetStackOutput'] ??
    {};
  const output = stacks[StackName]?.Outputs?.[OutputName];
  return output ? originOf({ stack: StackName, value: output.Value }, stacks) : reference;
}

const sentencesOf = ({ PolicyDocument }: Policy, text: (value: unknown) => string): string[] =>
  PolicyDocument.Statement.flatMap(({ Effect, Action, Resource, Condition }) =>
    [Action].flat().flatMap((action) =>
      [Resource].flat().map((resource) => {
        const condition = Condition ? ` if ${JSON.stringify(Condition)}` : '';
        return `${Effect === 'Allow' ? '' : 'never '}${action} on ${text(resource)}${condition}`;
      }),
    ),
  );

/** A value with references, as text for a role of some stack. */
function textOf(written: Reference, roleStack: string, stacks: Stacks): string {
  const { stack, value } = originOf(written, stacks);
  if (typeof value === 'string') return value;
  const [[name, argument] = ['', undefined]] = Object.entries(value as object) as [string, unknown][];
  if (name === 'Ref' || name === 'Fn::GetAtt') return nameIn(roleStack, { stack, value });
  if (name === 'Fn::Join') {
    return (argument as [string, unknown[]])[1]
      .map((part) => textOf({ stack, value: part }, roleStack, stacks))
      .join('');
  }
  if (name === 'Fn::Sub') return String(argument);
  return JSON.stringify(value);
}

/** The name of a resource or attribute: after its stack's, where that is another. */
function nameIn(stack: string, reference: Reference): string {
  const [path] = Object.values(reference.value as object) as (string | string[])[];
  const name = [path ?? ''].flat().map(readable).join('.');
  const isPseudo = name.startsWith('AWS::');
  return reference.stack === stack || isPseudo ? name : `${reference.stack.split('-').at(-1)}/${name}`;
}

/** Without CDK's hash. */
const readable = (id: string) => id.replaceAll(/[0-9A-F]{8}/g, '');
