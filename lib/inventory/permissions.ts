import type { Template } from '../template';

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: object;
}

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

/**
 * What each role of the templates may do, as sorted sentences: `dynamodb:UpdateItem on Table.Arn`, or
 * `managed <name>` for a policy whose text is AWS's. Roles and resources are named by logical id without its hash.
 * A second inline policy of one name on one role adds nothing: CloudFormation refuses it.
 */
export function permissionsByRole(templates: readonly Template[]): Record<string, string[]> {
  const allowed: Record<string, string[]> = {};
  const add = (role: string, sentences: readonly string[]) => {
    const name = readable(role);
    allowed[name] = [...(allowed[name] ?? []), ...sentences].sort();
  };
  const names = new Set<string>();
  for (const template of templates) {
    for (const [id, { Type, Properties = {} }] of Object.entries(template.Resources ?? {})) {
      if (Type === 'AWS::IAM::Role') {
        const { ManagedPolicyArns = [], Policies = [] } = Properties as { ManagedPolicyArns?: []; Policies?: Policy[] };
        add(id, ManagedPolicyArns.map(managedPolicy));
        add(id, Policies.flatMap(sentencesOf));
      }
      if (Type === 'AWS::IAM::Policy') {
        const { PolicyName, Roles } = Properties as { PolicyName: string; Roles: unknown[] };
        for (const role of Roles) {
          const key = `${PolicyName} on ${roleKey(role, template, templates)}`;
          const isSecond = names.has(key);
          names.add(key);
          const refusal = `refused: ${readable(id)}, a second policy of the name ${PolicyName}`;
          add(textOf(role), isSecond ? [refusal] : sentencesOf(Properties as unknown as Policy));
        }
      }
    }
  }
  return allowed;
}

/** The same for one role, over all templates. */
function roleKey(role: unknown, template: Template, templates: readonly Template[]): string {
  const output = (role as { 'Fn::GetStackOutput'?: { OutputName: string } })['Fn::GetStackOutput']?.OutputName;
  const owner = output && templates.find(({ Outputs }) => Outputs?.[output]);
  if (owner) return roleKey(owner.Outputs?.[output]?.Value, owner, templates);
  return `${templates.indexOf(template)} ${JSON.stringify(role)}`;
}

const managedPolicy = (arn: unknown) => `managed ${textOf(arn).split('/').at(-1)}`;

const sentencesOf = ({ PolicyDocument }: Policy): string[] =>
  PolicyDocument.Statement.flatMap(({ Effect, Action, Resource, Condition }) =>
    [Action].flat().flatMap((action) =>
      [Resource].flat().map((resource) => {
        const condition = Condition ? ` if ${JSON.stringify(Condition)}` : '';
        return `${Effect === 'Allow' ? '' : 'never '}${action} on ${textOf(resource)}${condition}`;
      }),
    ),
  );

/** A value with references, as text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[name, argument] = ['', undefined]] = Object.entries(value as object) as [string, unknown][];
  if (name === 'Ref') return readable(String(argument));
  if (name === 'Fn::GetAtt') return (argument as string[]).map(readable).join('.');
  if (name === 'Fn::Join') return (argument as [string, unknown[]])[1].map(textOf).join('');
  if (name === 'Fn::Sub') return String(argument);
  if (name === 'Fn::GetStackOutput') return readable((argument as { OutputName: string }).OutputName);
  return JSON.stringify(value);
}

/** Without CDK's hash, and without CDK's prefix of an output's name. */
const readable = (id: string) => id.replace(/^PublishOutput(Ref|FnGetAtt)/, '').replaceAll(/[0-9A-F]{8}/g, '');
