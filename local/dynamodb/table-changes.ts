import type { TableDescription } from 'dynalite/db';
import { AssemblyError } from '../assembly/types';
import type { AttributeDefinition, IndexDefinition, KeyAttribute, TableDefinition } from './types';

type Keyed = Pick<IndexDefinition, 'KeySchema'>;

/**
 * Which global indexes a stored table still lacks.
 * @throws AssemblyError when stored items would not fit the definition: other keys, or an index gone or changed.
 */
export function newIndexes(stored: TableDescription, definition: TableDefinition): readonly IndexDefinition[] {
  const storedTypes = stored.AttributeDefinitions as readonly AttributeDefinition[];
  const refuse = (problem: string) =>
    new AssemblyError(
      `${definition.constructPath}: ${problem}, and the data folder holds a table of the earlier shape. ` +
        'Undo that change, or start with empty tables: npm run reset',
    );
  const keys = keysOf({ KeySchema: definition.keySchema }, definition.attributes);
  const storedKeys = keysOf(stored, storedTypes);
  if (keys !== storedKeys) throw refuse(`its keys changed from ${storedKeys} to ${keys}`);

  const shapes = (indexes: readonly IndexDefinition[] = [], types: readonly AttributeDefinition[]) =>
    new Map(indexes.map((index) => [index.IndexName, shapeOf(index, types)]));
  const compare = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) => {
    for (const [name, shape] of before) {
      if (!after.has(name)) throw refuse(`its index ${name} is gone`);
      if (after.get(name) !== shape) throw refuse(`its index ${name} changed from ${shape} to ${after.get(name)}`);
    }
  };
  const storedGlobal = shapes(stored.GlobalSecondaryIndexes, storedTypes);
  const storedLocal = shapes(stored.LocalSecondaryIndexes, storedTypes);
  const local = shapes(definition.localIndexes, definition.attributes);
  compare(storedGlobal, shapes(definition.globalIndexes, definition.attributes));
  compare(storedLocal, local);
  if (local.size > storedLocal.size) throw refuse('it has a new local index, which a table only gets when it is made');
  return definition.globalIndexes.filter((index) => !storedGlobal.has(index.IndexName));
}

function keysOf({ KeySchema }: { readonly KeySchema: readonly KeyAttribute[] }, types: readonly AttributeDefinition[]) {
  return KeySchema.map(({ AttributeName, KeyType }) => {
    const type = types.find((one) => one.AttributeName === AttributeName)?.AttributeType;
    return `${AttributeName} (${type}, ${KeyType})`;
  }).join(' and ');
}

function shapeOf(index: Keyed & IndexDefinition, types: readonly AttributeDefinition[]): string {
  const { ProjectionType, NonKeyAttributes = [] } = index.Projection;
  return [keysOf(index, types), `projecting ${ProjectionType}`, ...[...NonKeyAttributes].sort()].join(' ');
}
