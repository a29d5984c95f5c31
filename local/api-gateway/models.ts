import { Ajv, type ValidateFunction } from 'ajv';
import { AssemblyError, type Resource } from '../assembly/types';

type Schema = Readonly<Record<string, unknown>>;

interface ModelProperties {
  readonly Schema?: Schema | string;
}

/**
 * Compiles an API's models, by their `Ref`. They may refer to each other by their addresses.
 * @throws AssemblyError when one is not a valid schema.
 */
export function compileModels(apiId: string, models: readonly Resource[]): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv({ strictTypes: false, strictRequired: false });
  const addressOf = (model: Resource) => `https://apigateway.amazonaws.com/restapis/${apiId}/models/${model.ref}`;
  const attempt = <Result>(model: Resource, action: () => Result): Result => {
    try {
      return action();
    } catch (error) {
      throw new AssemblyError(
        `${model.constructPath}: its schema cannot be checked here: ${error instanceof Error ? error.message : error}.`,
      );
    }
  };
  for (const model of models) {
    attempt(model, () => {
      const { Schema = {} } = model.properties as ModelProperties;
      const schema = typeof Schema === 'string' ? (JSON.parse(Schema) as Schema) : Schema;
      ajv.addSchema(upgradeJsonSchemaDraft(schema) as Schema, addressOf(model));
    });
  }
  return new Map(
    models.map((model) => [model.ref, attempt(model, () => ajv.getSchema(addressOf(model)) as ValidateFunction)]),
  );
}

/**
 * Converts a draft 4 schema to draft 7: `id` is `$id`, and an exclusive bound is a number of its own.
 * Source: https://json-schema.org/draft-06/json-schema-release-notes
 */
export function upgradeJsonSchemaDraft(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upgradeJsonSchemaDraft);
  if (typeof value !== 'object' || value === null) return value;
  const { $schema: _, ...schema } = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema)) result[name] = upgradeJsonSchemaDraft(part);
  if (typeof result.id === 'string') {
    result.$id = result.id;
    delete result.id;
  }
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof result[exclusive] !== 'boolean') continue;
    const isExclusive = result[exclusive];
    delete result[exclusive];
    if (isExclusive) {
      result[exclusive] = result[bound];
      delete result[bound];
    }
  }
  return result;
}
