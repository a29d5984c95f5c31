import { compileModels, upgradeJsonSchemaDraft } from '../../../local/api-gateway/models';
import type { Resource } from '../../../local/assembly/types';
import { fakeAssembly } from '../fake-assembly';
import { model } from './api-fixtures';

const compile = (...models: ReturnType<typeof model>[]) =>
  compileModels('api1', fakeAssembly(models).resources as Resource[]);

test('a draft 4 schema is converted', () => {
  const schema = {
    $schema: 'http://json-schema.org/draft-04/schema#',
    properties: { share: { minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: false } },
  };
  expect(upgradeJsonSchemaDraft(schema)).toEqual({ properties: { share: { exclusiveMinimum: 0, maximum: 1 } } });
  const models = compile(model('Share', { type: 'number', minimum: 0, exclusiveMinimum: true }));
  expect([0, 0.1].map((value) => models.get('Share')?.(value))).toEqual([false, true]);
});

test('a model may refer to another one', () => {
  const order = { type: 'array', items: { $ref: 'https://apigateway.amazonaws.com/restapis/api1/models/Line' } };
  const models = compile(model('Order', order), model('Line', { type: 'string' }));
  expect([['a'], [1]].map((value) => models.get('Order')?.(value))).toEqual([true, false]);
});

test.each([
  ['a word that is none', { tpye: 'string' }],
  ['a format nobody checks', { type: 'string', format: 'licence-plate' }],
  ['a model that is not there', { $ref: 'https://apigateway.amazonaws.com/restapis/api1/models/Missing' }],
])('a schema with %s is refused by its construct path', (_, schema) => {
  expect(() => compile(model('Order', schema))).toThrow(/^Test\/Order: its schema cannot be checked here/);
});
