import path from 'node:path';
import { type ISchemaConfig, SchemaFile } from 'aws-cdk-lib/aws-appsync';
import { parse, print, visit } from 'graphql';

/**
 * graphql/schema.graphql without its descriptions, which AppSync may refuse to parse (lib/template-check/
 * schema-descriptions.ts), and on stages that have no API key without its `@aws_api_key` directives.
 */
export class RentalsSchema extends SchemaFile {
  constructor(private readonly apiKey: boolean) {
    super({ filePath: path.join(__dirname, '..', '..', 'graphql', 'schema.graphql') });
  }

  override bind(...options: Parameters<SchemaFile['bind']>): ISchemaConfig {
    const config = super.bind(...options);
    const schema = visit(parse(config.definition), {
      // Null removes a node.
      StringValue: (_node, key) => (key === 'description' ? null : undefined),
      Directive: ({ name }) => (name.value === 'aws_api_key' && !this.apiKey ? null : undefined),
    });
    return { ...config, definition: print(schema) };
  }
}
