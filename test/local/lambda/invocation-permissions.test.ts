import { createInvocationPermissions } from '../../../local/lambda/invocation-permissions';
import { fakeAssembly } from '../fake-assembly';

const functionArn = 'arn:aws:lambda:eu-west-1:000000000000:function:Interpret';
const api = 'arn:aws:execute-api:eu-west-1:000000000000:abc';
const permission = (properties: Record<string, unknown>) => ({
  type: 'AWS::Lambda::Permission',
  ref: 'permission',
  properties,
});
const invoke = jest.fn(async () => 'answer');

const contextOf = (properties: Record<string, unknown>) => ({
  assembly: fakeAssembly([permission(properties)]),
  dataDirectory: '',
  origin: 'http://localhost:4000',
  log: () => {},
});

const invokeWith = (
  properties: Record<string, unknown>,
  service = 'apigateway.amazonaws.com',
  source = `${api}/api/POST/interpret`,
) =>
  createInvocationPermissions(contextOf(properties), { functions: { invoke } })
    .functionsFor(service, source)
    .invoke(functionArn, {});
const allowing = {
  Principal: 'apigateway.amazonaws.com',
  FunctionName: functionArn,
  SourceArn: `${api}/*/POST/interpret`,
};

test.each([
  ['by ARN and pattern', allowing],
  ['by name', { ...allowing, FunctionName: 'Interpret' }],
  ['for any source', { ...allowing, SourceArn: undefined }],
])('a permission %s allows', async (_what, properties) => {
  expect(await invokeWith(properties)).toBe('answer');
});

test.each([
  ['another service', { ...allowing, Principal: 'cognito-idp.amazonaws.com' }],
  ['another function', { ...allowing, FunctionName: 'Interpreter' }],
  ['another method', { ...allowing, SourceArn: `${api}/*/GET/interpret` }],
])('a permission for %s does not', async (_what, properties) => {
  await expect(invokeWith(properties)).rejects.toThrow(/may not invoke .*Interpret.*no AWS::Lambda::Permission/);
});
