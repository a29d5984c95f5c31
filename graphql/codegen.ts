/** `npm run codegen`: writes the TypeScript types of schema.graphql, so that no shape is written twice. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql';
import { appSyncDefinitions } from './appsync-definitions';

const schemaFile = path.join(__dirname, 'schema.graphql');
export const generatedFile = path.join(__dirname, 'generated', 'schema.ts');

/** The text of generated/schema.ts for the schema as it is now. */
export async function generateTypes(): Promise<string> {
  const code = await codegen({
    filename: generatedFile,
    schema: parse(appSyncDefinitions + readFileSync(schemaFile, 'utf8')),
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
  return `// Written by \`npm run codegen\` from schema.graphql; do not edit.\n${code}`;
}

if (require.main === module) generateTypes().then((code) => writeFileSync(generatedFile, code));
