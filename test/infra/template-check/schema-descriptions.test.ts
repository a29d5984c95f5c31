import { problemsIn } from './assembly';

const problems = (Definition: unknown) =>
  problemsIn('schema-descriptions', {
    Stack: { Schema: { Type: 'AWS::AppSync::GraphQLSchema', Properties: { Definition } } },
  });

const found = (names: string) => [
  `Stack/Schema: Its schema has descriptions, of ${names}, which AppSync may refuse to parse.`,
];

test.each([
  ['a description of a type', '"All sizes." type Sizes { first: Size }', 'Sizes'],
  ['a block as such', '""" All sizes. """ type Sizes { first: Size }', 'Sizes'],
  ['a description of a field', 'type Sizes { "The first." first: Size }', 'Sizes'],
  ['a description of an argument', 'type Sizes { all("At most." limit: Int): [Size] }', 'Sizes'],
  ['a description of an input', 'input Sizes { "The first." first: Size }', 'Sizes'],
  ['a description of an enum', '"How large." enum Wide { no yes }', 'Wide'],
  ['a description of a value', 'enum Wide { no "Over a metre." yes }', 'Wide'],
  ['a comment before a value', 'enum Wide {\n  # Over a metre.\n  yes\n}', 'Wide'],
  ['a comment after the last', 'enum Wide {\n  yes # Over a metre.\n}', 'Wide'],
])('finds %s', (_what, schema, name) => {
  expect(problems(`${schema}\nenum Size { small large }\ntype Query { size: Size }`)).toEqual(found(name));
});

test('names all that is described', () => {
  expect(problems('"All." type Query { size: Size }\nenum Size { "None." none }')).toEqual(found('Query, Size'));
});

test('other comments, and texts in directives, are left alone', () => {
  const schema =
    '# Ours.\nenum Size { small large }\ntype Query {\n  # Reads.\n  size: Size @deprecated(reason: "Too small.")\n}';
  expect(problems(schema)).toEqual([]);
});

test('a schema in a file elsewhere is not read', () => {
  expect(problems(undefined)).toEqual([]);
});
