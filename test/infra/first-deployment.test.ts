/** A first deployment into an empty account, in every stage: what CloudFormation, IAM and CloudFront would refuse or lose. */
import type { Template } from 'aws-cdk-lib/assertions';
import { everyStage } from './every-stage';
import { synthesise } from './synthesise';

interface TemplateResource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly DependsOn?: string | string[];
  readonly Properties: Record<string, unknown>;
}

type NamedResource = [path: string, resource: TemplateResource];

describe.each(everyStage)('%s', (_name, settings) => {
  const { app, ...templates } = synthesise(settings);
  const resources = Object.entries(templates as Record<string, Template>).flatMap(([stack, template]) =>
    Object.entries(template.toJSON().Resources as Record<string, TemplateResource>).map(
      ([id, resource]): NamedResource => [`${stack}/${id}`, resource],
    ),
  );
  const ofType = (type: string) => resources.filter(([, { Type }]) => Type === type);

  test('no role has two inline policies of one name: CloudFormation refuses the second stack, or one overwrites the other', () => {
    const names = ofType('AWS::IAM::Policy').flatMap(([path, { Properties }]) => {
      const { PolicyName, Roles } = Properties as { PolicyName: string; Roles: unknown[] };
      return Roles.map((role) => `${PolicyName} on ${roleName(path, role)}`);
    });
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('each function writes to a log group of the template, and its role cannot create one', () => {
    const functions = ofType('AWS::Lambda::Function');
    expect(functions.filter(([, { Properties }]) => !Properties.LoggingConfig).map(([path]) => path)).toEqual([]);
    const managed = ofType('AWS::IAM::Role').filter(([, { Properties }]) =>
      JSON.stringify(Properties.ManagedPolicyArns ?? []).includes('AWSLambdaBasicExecutionRole'),
    );
    expect(managed.map(([path]) => path)).toEqual([]);
    expect(JSON.stringify(resources)).not.toContain('logs:CreateLogGroup');
  });

  test("logs have the stage's retention, and are deleted with their stack", () => {
    const groups = ofType('AWS::Logs::LogGroup');
    expect(groups.length).toBeGreaterThan(3);
    for (const [path, { Properties, DeletionPolicy }] of groups) {
      expect([path, Properties.RetentionInDays, DeletionPolicy]).toEqual([
        path,
        settings.logRetentionDays ?? 90,
        'Delete',
      ]);
    }
    // API Gateway creates the group of an execution log itself, and it never expires.
    const [[, { Properties }] = missing] = ofType('AWS::ApiGateway::Stage');
    expect(Properties.MethodSettings).toEqual([
      expect.objectContaining({ LoggingLevel: 'OFF', DataTraceEnabled: false }),
    ]);
  });

  test('a dashboard has no tags: us-east-1 refuses them', () => {
    const [[, { Properties }] = missing] = ofType('AWS::CloudWatch::Dashboard');
    expect(Properties).not.toHaveProperty('Tags');
  });

  test('the bucket of user files gets its CORS rules once there is a website', () => {
    const [[, { DependsOn }] = missing] = ofType('Custom::UserFilesCors');
    expect(DependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^Distribution/)]));
  });

  test('every reference to another stack is weak, and to one that is deployed before', () => {
    const assembly = app.synth();
    const before = (stackName: string) => assembly.getStackByName(stackName).dependencies.map(({ id }) => id);
    let references = 0;
    for (const { stackName, template } of assembly.stacks) {
      const text = JSON.stringify(template);
      expect(text).not.toMatch(/"Fn::ImportValue"|"Export"/);
      for (const [, producer, output = ''] of text.matchAll(
        /"Fn::GetStackOutput":\{"StackName":"([^"]+)",[^}]*"OutputName":"([^"]+)"/g,
      )) {
        references += 1;
        expect(before(stackName)).toContain(producer);
        expect(assembly.getStackByName(producer ?? '').template.Outputs).toHaveProperty(output);
      }
    }
    expect(references).toBeGreaterThan(20);
  });

  test('resources with data take only their key from other stacks: a change set does not know such values, and plans a replacement', () => {
    const kept = resources.filter(
      ([, { Type, DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain') && Type !== 'AWS::ApiGateway::Account',
    );
    expect(kept.length).toBeGreaterThan(settings.stage === 'dev' ? 0 : 5);
    for (const [path, { Properties }] of kept) {
      const foreign = [...JSON.stringify(Properties).matchAll(/"OutputName":"([^"]+)"/g)].map(([, output]) => output);
      expect([path, foreign.filter((output) => !output?.includes('DataKey'))]).toEqual([path, []]);
    }
  });

  test("the role for API Gateway's logs belongs to the account's stack, and outlives all stages", () => {
    const accounts = ofType('AWS::ApiGateway::Account');
    expect(accounts.map(([path]) => path.split('/')[0])).toEqual(['account']);
    const retained = resources.filter(([path]) => path.startsWith('account/'));
    expect(retained.map(([, { Type, DeletionPolicy }]) => `${Type} ${DeletionPolicy}`).sort()).toEqual([
      'AWS::ApiGateway::Account Retain',
      'AWS::IAM::Role Retain',
    ]);
    expect(JSON.stringify(retained)).not.toContain('polder-stage');
  });
});

const missing: NamedResource = ['', { Type: 'missing', Properties: {} }];

/** Which role a policy is for: of its own stack, or by the output of another. */
function roleName(policyPath: string, role: unknown): string {
  const { Ref, 'Fn::GetStackOutput': output } = role as { Ref?: string; 'Fn::GetStackOutput'?: { OutputName: string } };
  return Ref ? `${policyPath.split('/')[0]}/${Ref}` : JSON.stringify(output ?? role);
}
