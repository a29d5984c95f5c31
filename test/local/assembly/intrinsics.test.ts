import { type References, resolveIntrinsics } from '../../../local/assembly/intrinsics';

const references: References = {
  ref: (logicalId) => `ref-${logicalId}`,
  attribute: (logicalId, name) => `${logicalId}:${name}`,
  stackOutput: (stack, output) => `${stack}/${output}`,
  importValue: (name) => `import-${name}`,
};

test.each([
  ['a plain value', { A: [1, true, null, 'x'] }, { A: [1, true, null, 'x'] }],
  ['Ref', { Ref: 'Table' }, 'ref-Table'],
  ['Fn::GetAtt as a list', { 'Fn::GetAtt': ['Api', 'Arn'] }, 'Api:Arn'],
  ['Fn::GetAtt as text', { 'Fn::GetAtt': 'Api.Endpoint.Url' }, 'Api:Endpoint.Url'],
  ['Fn::Join over references', { 'Fn::Join': ['-', ['a', { Ref: 'B' }, 3]] }, 'a-ref-B-3'],
  ['Fn::Select of Fn::Split', { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own syntax
  ['Fn::Sub', { 'Fn::Sub': 'x-${A}-${B.Arn}-${!Literal}' }, 'x-ref-A-B:Arn-${Literal}'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own syntax
  ['Fn::Sub with variables', { 'Fn::Sub': ['${V}/${A}', { V: { Ref: 'C' } }] }, 'ref-C/ref-A'],
  ['Fn::GetStackOutput', { 'Fn::GetStackOutput': { StackName: 'S', OutputName: 'O' } }, 'S/O'],
  ['Fn::ImportValue', { 'Fn::ImportValue': { 'Fn::Join': ['', ['a', 'b']] } }, 'import-ab'],
  ['AWS::NoValue', { A: { Ref: 'AWS::NoValue' }, B: [1, { Ref: 'AWS::NoValue' }] }, { B: [1] }],
])('%s', (_what, value, expected) => {
  expect(resolveIntrinsics(value, references)).toEqual(expected);
});

test.each([
  [{ 'Fn::If': ['C', 1, 2] }, 'does not know the intrinsic function Fn::If'],
  [{ 'Fn::Select': [5, ['a']] }, 'asks for item 5 of 1'],
  [{ 'Fn::Join': ['', 'text'] }, 'needs a list'],
  [{ 'Fn::Join': ['', [{ a: 1 }]] }, 'where text is needed'],
])('%j is refused with the reason', (value, message) => {
  expect(() => resolveIntrinsics(value, references)).toThrow(message);
});
