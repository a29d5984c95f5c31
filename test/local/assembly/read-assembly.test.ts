import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAssembly as readAssemblyOf } from '../../../local/assembly/read-assembly';
import { temporaryFolder } from '../../harness/polder';

const folder = temporaryFolder('assembly');
afterAll(() => folder.remove());

const readAssembly = (directory: string) => readAssemblyOf(directory, 'secret');

function write(templates: Record<string, object>): string {
  const directory = path.join(folder.path, Math.random().toString(36).slice(2));
  mkdirSync(directory);
  const artifacts: Record<string, object> = {};
  for (const [name, template] of Object.entries(templates)) {
    artifacts[name] = {
      type: 'aws:cloudformation:stack',
      environment: 'aws://unknown-account/eu-west-1',
      properties: { templateFile: `${name}.template.json` },
    };
    artifacts[`${name}.assets`] = { type: 'cdk:asset-manifest', properties: { file: `${name}.assets.json` } };
    writeFileSync(path.join(directory, `${name}.template.json`), JSON.stringify(template));
    const files = { abc: { source: { path: 'asset.abc' }, destinations: { here: { objectKey: 'abc.zip' } } } };
    writeFileSync(path.join(directory, `${name}.assets.json`), JSON.stringify({ files }));
  }
  writeFileSync(path.join(directory, 'manifest.json'), JSON.stringify({ artifacts }));
  return directory;
}

const table = { Type: 'AWS::DynamoDB::Table', Properties: {}, Metadata: { 'aws:cdk:path': 'A/Table/Resource' } };

describe('an assembly', () => {
  test('resolves references within a stack and between stacks, in any order', () => {
    const assembly = readAssembly(
      write({
        B: {
          Resources: {
            Function: {
              Type: 'AWS::Lambda::Function',
              Properties: {
                Table: { 'Fn::GetStackOutput': { StackName: 'A', OutputName: 'TableName' } },
                Exported: { 'Fn::ImportValue': 'A:Table' },
                Region: { Ref: 'AWS::Region' },
              },
            },
          },
        },
        A: {
          Resources: { Table: table },
          Outputs: { TableName: { Value: { Ref: 'Table' }, Export: { Name: 'A:Table' } } },
        },
      }),
    );
    const [found] = assembly.ofType('AWS::DynamoDB::Table');
    expect(assembly.ofType('AWS::Lambda::Function')[0]?.properties).toEqual({
      Table: found?.ref,
      Exported: found?.ref,
      Region: 'eu-west-1',
    });
    expect(found?.constructPath).toBe('A/Table/Resource');
    expect(found?.attribute('Arn')).toBe(`arn:aws:dynamodb:eu-west-1:000000000000:table/${found?.ref}`);
  });

  test('gives a resource the same physical id at each reading, and two resources different ones', () => {
    const template = { A: { Resources: { One: table, Two: table } } };
    const ids = () => readAssembly(write(template)).resources.map((resource) => resource.ref);
    expect(ids()).toEqual(ids());
    expect(new Set(ids()).size).toBe(2);
  });

  test('derives keys from the secret, so that templates alone do not give them away', () => {
    const directory = write({ A: { Resources: { Key: { Type: 'AWS::AppSync::ApiKey' } } } });
    const keyOf = (secret: string) => readAssemblyOf(directory, secret).resources[0]?.attribute('ApiKey');
    expect(keyOf('one')).toMatch(/^da2-[a-z0-9]{26}$/);
    expect(keyOf('one')).toBe(keyOf('one'));
    expect(keyOf('one')).not.toBe(keyOf('two'));
  });

  test('gives long names unique ids of at most 63 characters', () => {
    const name = 'A'.repeat(80);
    const resources = { [`${name}1`]: { Type: 'AWS::S3::Bucket' }, [`${name}2`]: { Type: 'AWS::S3::Bucket' } };
    const refs = readAssembly(write({ A: { Resources: resources } })).resources.map((resource) => resource.ref);
    expect(new Set(refs).size).toBe(2);
    for (const ref of refs) expect(ref.length).toBeLessThanOrEqual(63);
  });

  test('finds assets by the key the templates name', () => {
    const directory = write({ A: {} });
    expect(readAssembly(directory).assetPath('abc.zip')).toBe(path.join(directory, 'asset.abc'));
    expect(() => readAssembly(directory).assetPath('other.zip')).toThrow('no asset other.zip');
  });

  test.each([
    ['a reference to nothing', { Ref: 'Missing' }, /A\/Table\/Resource: A refers to Missing, which it does not define/],
    [
      'an unknown attribute',
      { 'Fn::GetAtt': ['Table', 'Colour'] },
      /does not know the attribute Colour of AWS::DynamoDB::Table/,
    ],
    ['a missing output', { 'Fn::GetStackOutput': { StackName: 'X', OutputName: 'Y' } }, /no output Y in a stack X/],
  ])('refuses %s, naming the construct', (_what, value, message) => {
    const assembly = readAssembly(write({ A: { Resources: { Table: { ...table, Properties: { Value: value } } } } }));
    expect(() => assembly.resources[0]?.properties).toThrow(message);
  });

  test('refuses what it cannot read, naming the file', () => {
    expect(() => readAssembly('/nowhere')).toThrow(
      '/nowhere/manifest.json cannot be read as part of a synthesised CDK app',
    );
  });

  test('refuses a conditional resource, which it could not decide about', () => {
    const resources = { Table: { ...table, Condition: 'OnlyProd' } };
    expect(() => readAssembly(write({ A: { Resources: resources } }))).toThrow('A/Table has a Condition');
  });
});
