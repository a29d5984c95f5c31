/** `npm run codegen`: writes the TypeScript types of schema.graphql and a rental's list of fields. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { buildSchema, type GraphQLObjectType, parse } from 'graphql';
import { appSyncDefinitions } from './appsync-definitions';

const schemaFile = path.join(__dirname, 'schema.graphql');
export const generatedFile = path.join(__dirname, 'generated', 'schema.ts');

/** The text of generated/schema.ts for the schema as it is now. */
export async function generateTypes(): Promise<string> {
  const source = appSyncDefinitions + readFileSync(schemaFile, 'utf8');
  const code = await codegen({
    filename: generatedFile,
    schema: parse(source),
    documents: [],
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
    config: {
      enumsAsTypes: true,
      useTypeImports: true,
      nonOptionalTypename: false,
      scalars: {
        ID: 'string',
        AWSDateTime: 'string',
        AWSDate: 'string',
        AWSTime: 'string',
        AWSTimestamp: 'number',
        AWSJSON: 'string',
        AWSEmail: 'string',
        AWSURL: 'string',
        AWSPhone: 'string',
        AWSIPAddress: 'string',
      },
    },
  });
  return `// Written by \`npm run codegen\` from schema.graphql; do not edit.\n${code}${rentalFieldNames(source)}`;
}

function rentalFieldNames(source: string): string {
  const { Rental } = buildSchema(source).getTypeMap() as { Rental: GraphQLObjectType };
  const names = Object.keys(Rental.getFields()).map((name) => `  '${name}',\n`);
  return `\n/** Every field of a rental. */\nexport const rentalFieldNames = [\n${names.join('')}] as const;\n`;
}

if (require.main === module) generateTypes().then((code) => writeFileSync(generatedFile, code));
