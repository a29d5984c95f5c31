/** A CloudFormation template, as far as the inventory reads it. */
export interface TemplateJson {
  readonly Resources?: Readonly<
    Record<string, { readonly Type: string; readonly Properties?: Record<string, unknown> }>
  >;
}

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
 */
export function permissionsByRole(templates: readonly TemplateJson[]): Record<string, string[]> {
  const allowed: Record<string, string[]> = {};
  const add = (role: string, sentences: readonly string[]) => {
    const name = readable(role);
    allowed[name] = [...(allowed[name] ?? []), ...sentences].sort();
  };
  for (const { Resources = {} } of templates) {
    for (const [id, { Type, Properties = {} }] of Object.entries(Resources)) {
      if (Type === 'AWS::IAM::Role') {
        const { ManagedPolicyArns = [], Policies = [] } = Properties as { ManagedPolicyArns?: []; Policies?: Policy[] };
        add(id, ManagedPolicyArns.map(managedPolicy));
        add(id, Policies.flatMap(sentencesOf));
      }
      if (Type === 'AWS::IAM::Policy') {
        for (const role of Properties.Roles as unknown[])
          add(textOf(role), sentencesOf(Properties as unknown as Policy));
      }
    }
  }
  return allowed;
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

/** Without the hash that CDK adds, and without what it puts before the name of an output. */
const readable = (id: string) => id.replace(/^PublishOutput(Ref|FnGetAtt)/, '').replaceAll(/[0-9A-F]{8}/g, '');
