import { deployedSchema } from '../../lib/constructs/rentals-schema';

const schema = `"All." type Query @aws_api_key @aws_iam {
  # Reads.
  "One." size("At most." limit: Int): Size @deprecated(reason: "Too small.")
}
"How large." enum Size { small "Over a metre." large }`;

test('the deployed schema has no descriptions, and texts in directives stay', () => {
  expect(deployedSchema(schema, true)).toBe(`type Query @aws_api_key @aws_iam {
  size(limit: Int): Size @deprecated(reason: "Too small.")
}

enum Size {
  small
  large
}`);
});

test('without an API key nothing says who may use one', () => {
  expect(deployedSchema(schema, false)).toContain('type Query @aws_iam {');
});

test('a mistyped schema is refused with its file and line', () => {
  const deploy = () => deployedSchema('type Query {\n  size: Int\n}\ntype {\n', true);
  expect(deploy).toThrow('Expected Name, found "{"');
  expect(deploy).toThrow('graphql/schema.graphql:4:6');
});
