import { problemsIn } from './assembly';

const problems = (Definition: unknown) =>
  problemsIn('schema-enums', {
    Stack: { Schema: { Type: 'AWS::AppSync::GraphQLSchema', Properties: { Definition } } },
  });

const found = 'Stack/Schema: Its schema describes values of the enum Size, which AppSync may refuse to parse.';

test.each([
  ['a description of a value', 'enum Size { small "Over a metre." large }'],
  ['a block as such', 'enum Size { """ Over a metre. """ large }'],
  ['a comment before a value', 'enum Size {\n  # Over a metre.\n  large\n}'],
  ['a comment after the last', 'enum Size {\n  large # Over a metre.\n}'],
])('finds %s', (_what, schema) => {
  expect(problems(`${schema}\ntype Query { size: Size }`)).toEqual([found]);
});

test('descriptions of enums, and of all else, are left alone', () => {
  const schema = '# Ours.\n"How large."\nenum Size { small large }\n# Reads.\n"All."\ntype Query { "One." size: Size }';
  expect(problems(schema)).toEqual([]);
});

test('a schema in a file elsewhere is not read', () => {
  expect(problems(undefined)).toEqual([]);
});
