import { policy, problemsIn, ref } from './assembly';

const rule = 'inline-policies';
const role = { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: policy() } };
const inline = (PolicyName: string, on: unknown) => ({
  Type: 'AWS::IAM::Policy',
  Properties: { PolicyName, PolicyDocument: policy(), Roles: [on] },
});
const identity = {
  Resources: { Role: role },
  Outputs: {
    RoleName: { Value: ref('Role') },
    Exported: { Value: ref('Role'), Export: { Name: 'the-role' } },
  },
};
const output = { 'Fn::GetStackOutput': { StackName: 'Identity', OutputName: 'RoleName' } };

test('two stacks may not put policies of one name on the role of a third', () => {
  const found = problemsIn(rule, {
    Identity: identity,
    Rentals: { SignedIn: { ...inline('SignedIn', output), Metadata: { 'aws:cdk:path': 'Rentals/SignedIn/Resource' } } },
    UserFiles: { SignedIn: inline('SignedIn', { 'Fn::ImportValue': 'the-role' }) },
  });
  expect(found).toEqual([
    expect.stringMatching(/^UserFiles\/SignedIn: .*"SignedIn" on Identity\/Role .*Rentals\/SignedIn\/Resource too/),
  ]);
});

test.each([
  ['one of another name', { SignedIn: inline('Files', output) }],
  ['one on another role', { Role: role, SignedIn: inline('SignedIn', ref('Role')) }],
])('%s is another policy', (_what, files) => {
  expect(
    problemsIn(rule, { Identity: identity, Rentals: { SignedIn: inline('SignedIn', output) }, UserFiles: files }),
  ).toEqual([]);
});

test("a role's own policies count too, and a role with a name of its own is the same by name", () => {
  const named = {
    ...role,
    Properties: { ...role.Properties, RoleName: 'people', Policies: [{ PolicyName: 'Log', PolicyDocument: policy() }] },
  };
  expect(problemsIn(rule, { Identity: { Role: named }, Other: { Log: inline('Log', 'people') } })).toHaveLength(1);
});
