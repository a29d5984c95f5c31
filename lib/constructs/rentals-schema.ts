import path from 'node:path';
import { type ISchemaConfig, SchemaFile } from 'aws-cdk-lib/aws-appsync';

/** graphql/schema.graphql, without its `@aws_api_key` directives on stages that have no API key. */
export class RentalsSchema extends SchemaFile {
  constructor(private readonly apiKey: boolean) {
    super({ filePath: path.join(__dirname, '..', '..', 'graphql', 'schema.graphql') });
  }

  override bind(...options: Parameters<SchemaFile['bind']>): ISchemaConfig {
    const config = super.bind(...options);
    if (this.apiKey) return config;
    return { ...config, definition: config.definition.replaceAll(/\s*@aws_api_key\b/g, '') };
  }
}
