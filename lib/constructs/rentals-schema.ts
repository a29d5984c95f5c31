import path from 'node:path';
import { type ISchemaConfig, SchemaFile } from 'aws-cdk-lib/aws-appsync';
import { type DocumentNode, Kind, parse, print, Source, visit } from 'graphql';

const file = 'graphql/schema.graphql';

/** graphql/schema.graphql, as {@link deployedSchema} has it. */
export class RentalsSchema extends SchemaFile {
  constructor(private readonly apiKey: boolean) {
    super({ filePath: path.join(__dirname, '..', '..', file) });
  }

  override bind(...options: Parameters<SchemaFile['bind']>): ISchemaConfig {
    const config = super.bind(...options);
    return { ...config, definition: deployedSchema(config.definition, this.apiKey) };
  }
}

/**
 * A schema without its descriptions, which AppSync may refuse to parse (lib/template-check/schema-descriptions.ts), and
 * without an API key also without its `@aws_api_key` directives.
 * @throws Error with the line that cannot be parsed
 */
export function deployedSchema(text: string, apiKey: boolean): string {
  const schema = visit(parsed(text), {
    // Null removes a node.
    [Kind.STRING]: (_node, key) => (key === 'description' ? null : undefined),
    [Kind.DIRECTIVE]: ({ name }) => (name.value === 'aws_api_key' && !apiKey ? null : undefined),
  });
  return print(schema);
}

function parsed(text: string): DocumentNode {
  try {
    return parse(new Source(text, file));
  } catch (error) {
    // As text, it shows the line; its message does not.
    throw new Error(String(error));
  }
}
