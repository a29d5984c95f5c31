/** The schema says who may use which field: exactly what the table of access says. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FieldDefinitionNode, Kind, parse, valueFromASTUntyped } from 'graphql';
import { allowedTo, apiKeyFields, fieldAccess, type GraphqlField, roleOfGroups, userRoles } from '../../graphql/access';

const schema = parse(readFileSync(path.join(__dirname, '..', '..', 'graphql', 'schema.graphql'), 'utf8'));
const fields = new Map<string, FieldDefinitionNode>(
  schema.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
    ['Query', 'Mutation', 'Subscription'].includes(definition.name.value)
      ? (definition.fields ?? []).map((field) => [`${definition.name.value}.${field.name.value}`, field] as const)
      : [],
  ),
);
const directive = (field: string, name: string) =>
  fields.get(field)?.directives?.find((one) => one.name.value === name);

test('the table names every field, and no other', () => {
  expect(Object.keys(fieldAccess).sort()).toEqual([...fields.keys()].sort());
});

test.each(Object.entries(fieldAccess))('%s is for the roles of the table', (field, allowed) => {
  const groups = directive(field, 'aws_cognito_user_pools')?.arguments?.find(
    ({ name }) => name.value === 'cognito_groups',
  );
  expect(directive(field, 'aws_cognito_user_pools') === undefined).toBe(allowed.length === 0);
  // People without a group are viewers: what viewers may do is not limited to groups.
  const expected = allowed.length % userRoles.length === 0 ? undefined : [...allowed].sort();
  const named = groups && (valueFromASTUntyped(groups.value) as string[]).sort();
  expect(named).toEqual(expected);
  // Policies say which role may call it with AWS credentials.
  expect(directive(field, 'aws_iam')).toBeDefined();
  expect(directive(field, 'aws_api_key') !== undefined).toBe(apiKeyFields.includes(field as GraphqlField));
});

test('a role of higher rank may do all that a lower one may', () => {
  const rights = userRoles.map((role) => new Set(allowedTo(role, fieldAccess)));
  for (const [rank, own] of rights.entries())
    for (const lower of rights.slice(rank + 1)) expect([...own]).toEqual(expect.arrayContaining([...lower]));
});

test('of several groups the highest counts, and of none the viewer', () => {
  expect(roleOfGroups(['viewer', 'admin', 'editor'])).toBe('admin');
  expect(roleOfGroups(['editor', 'another'])).toBe('editor');
  expect(roleOfGroups([])).toBe('viewer');
});
