import { type FieldNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { fragmentsOf } from '../../../local/appsync/document';
import {
  fieldsByResponseName,
  selected,
  selectionSetGraphQL,
  selectionSetList,
  withoutAliases,
} from '../../../local/appsync/selection';

/** The first field of a query, with the query's fragments. */
function read(query: string): [nodes: FieldNode[], fragments: ReturnType<typeof fragmentsOf>] {
  const document = parse(query);
  const operation = document.definitions.find((one) => one.kind === 'OperationDefinition') as OperationDefinitionNode;
  return [operation.selectionSet.selections as FieldNode[], fragmentsOf(document)];
}

const withFragments = `
  { book { id ...rest ... on Book { pages } } }
  fragment rest on Book { writer: author { name ...more } }
  fragment more on Author { born }
`;

describe('the selection in ctx.info', () => {
  test('lists fields with their parents, fragments opened', () => {
    const list = ['id', 'writer', 'writer/name', 'writer/born', 'pages'];
    expect(selectionSetList(...read(withFragments))).toEqual(list);
  });

  test('is empty for a scalar', () => {
    expect(selectionSetList(...read('{ count }'))).toEqual([]);
    expect(selectionSetGraphQL(read('{ count }')[0])).toBe('');
  });

  test('has the selection as it was written', () => {
    expect(selectionSetGraphQL(read('{ book { id ...rest } }')[0])).toBe('{\n  id\n  ...rest\n}');
  });
});

describe('a published value', () => {
  test('has the fields under their own names, not the mutation’s aliases', () => {
    const answer = { key: 'b1', writer: { called: 'Ada' } };
    const query = '{ write { key: id writer: author { called: name } } }';
    expect(withoutAliases(answer, ...read(query))).toEqual({ id: 'b1', author: { name: 'Ada' } });
  });

  test('preserves the positions of rows in a list, including missing ones', () => {
    const query = '{ write { key: id } }';
    expect(withoutAliases([{ key: 'a' }, null, { key: 'b' }], ...read(query))).toEqual([
      { id: 'a' },
      null,
      { id: 'b' },
    ]);
  });

  test('holds what fragments and repeated fields selected', () => {
    const answer = { id: 'b1', writer: { name: 'Ada', born: 1815 }, pages: 3 };
    expect(withoutAliases(answer, ...read(withFragments))).toEqual({
      id: 'b1',
      author: { name: 'Ada', born: 1815 },
      pages: 3,
    });
    const repeated = '{ write { author { name } author { born } } }';
    const author = { author: { name: 'Ada', born: 1815 } };
    expect(withoutAliases(author, ...read(repeated))).toEqual(author);
  });

  test('leaves out what the mutation skipped', () => {
    expect(withoutAliases({ id: 'b1' }, ...read('{ write { id pages @include(if: false) } }'))).toEqual({ id: 'b1' });
  });
});

test('a fragment is opened once, however often others spread it', () => {
  const depth = 12;
  const fragments = Array.from(
    { length: depth },
    (_, level) => `fragment f${level} on Book { ...f${level + 1} ...f${level + 1} }`,
  );
  const [nodes, byName] = read(`{ ...f0 } ${fragments.join(' ')} fragment f${depth} on Book { id }`);
  const selectionSet = { kind: Kind.SELECTION_SET, selections: nodes } as const;
  expect(fieldsByResponseName([selectionSet], byName).get('id')).toHaveLength(1);
});

test('the data of an error is trimmed to the selected fields', () => {
  const row = { id: 'b1', pages: 3, secret: 'x' };
  expect(selected(row, ...read('{ book { key: id pages } }'))).toEqual({ id: 'b1', pages: 3 });
  expect(selected(null, ...read('{ book { id } }'))).toBeNull();
  expect(selected('text', ...read('{ count }'))).toBe('text');
});
