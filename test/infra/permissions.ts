import type { Template } from 'aws-cdk-lib/assertions';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: object;
}

/** What each role may do, as sentences: `dynamodb:UpdateItem on Table.Arn`; managed policies by their name. */
export function permissionsByRole(templates: readonly Template[]): Record<string, string[]> {
  const allowed: Record<string, string[]> = {};
  const add = (role: string, sentences: string[]) => {
    const name = readable(role);
    allowed[name] = [...(allowed[name] ?? []), ...sentences].sort();
  };
  for (const template of templates) {
    for (const [id, { Properties }] of Object.entries(template.findResources('AWS::IAM::Role'))) {
      add(
        id,
        (Properties.ManagedPolicyArns ?? []).map((arn: unknown) => `managed ${text(arn).split('/').at(-1)}`),
      );
      for (const { PolicyDocument } of Properties.Policies ?? []) add(id, sentencesOf(PolicyDocument.Statement));
    }
    for (const { Properties } of Object.values(template.findResources('AWS::IAM::Policy'))) {
      for (const role of Properties.Roles) add(text(role), sentencesOf(Properties.PolicyDocument.Statement));
    }
  }
  return allowed;
}

const sentencesOf = (statements: Statement[]) =>
  statements.flatMap(({ Effect, Action, Resource, Condition }) =>
    [Action].flat().flatMap((action) =>
      [Resource].flat().map((resource) => {
        const condition = Condition ? ` if ${JSON.stringify(Condition)}` : '';
        return `${Effect === 'Allow' ? '' : 'never '}${action} on ${text(resource)}${condition}`;
      }),
    ),
  );

/** A reference as text: logical ids without their hashes. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[name, argument] = ['', undefined]] = Object.entries(value as object) as [string, unknown][];
  if (name === 'Ref') return readable(String(argument));
  if (name === 'Fn::GetAtt') return (argument as string[]).map(readable).join('.');
  if (name === 'Fn::Join') return (argument as [string, unknown[]])[1].map(text).join('');
  if (name === 'Fn::Sub') return String(argument);
  if (name === 'Fn::GetStackOutput') return readable(String((argument as { OutputName: string }).OutputName));
  return JSON.stringify(value);
}

/** Without the hash that CDK adds, and without what it puts before the name of an output. */
const readable = (id: string) => id.replace(/^PublishOutput(Ref|FnGetAtt)/, '').replaceAll(/[0-9A-F]{8}/g, '');
