/**
 * `npm run codegen`: writes the types of schema.graphql, and unrolled code for each rental field: an object literal is
 * several times faster than a loop over field names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  parse,
  Source,
} from 'graphql';
import { appSyncDefinitions } from './appsync-definitions';

const notice = '// Written by `npm run codegen` from schema.graphql; do not edit.\n';
const schemaFile = path.join(__dirname, 'schema.graphql');
const generatedFolder = path.join(__dirname, 'generated');
const typesFile = path.join(generatedFolder, 'schema.ts');

/** Every file of graphql/generated with its text, for the schema as it is now. */
export async function generateFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    [typesFile, await generateTypes()],
    [path.join(generatedFolder, 'rental-content.ts'), generateContent(buildASTSchema(readSchema()))],
  ]);
}

/** @throws GraphQLError whose text shows the line of the file that cannot be parsed. */
function readSchema(): DocumentNode {
  const file = new Source(readFileSync(schemaFile, 'utf8'), 'graphql/schema.graphql');
  return concatAST([parse(appSyncDefinitions), parse(file)]);
}

async function generateTypes(): Promise<string> {
  const schema = readSchema();
  const code = await codegen({
    filename: typesFile,
    schema,
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
  return `${notice}${code}${fieldNames(buildASTSchema(schema))}`;
}

function fieldNames(schema: GraphQLSchema): string {
  const list = (type: string, constant: string, of: string) => {
    const names = Object.keys((schema.getType(type) as GraphQLObjectType).getFields()).map((name) => `  '${name}',\n`);
    return `\n/** Every field of ${of}. */\nexport const ${constant} = [\n${names.join('')}] as const;\n`;
  };
  return (
    list('Rental', 'rentalFieldNames', 'a rental') +
    list('RentalVersionContent', 'versionContentNames', "a version's content") +
    list('Person', 'personFieldNames', 'a person') +
    list('Setting', 'settingFieldNames', "an account's setting")
  );
}

/** Fields of `RentalInput` that say which rental and version a row is about, and whether it is deleted. */
const notContent = ['id', 'conflictID', '_version', '_deleted'];

/** The text of generated/rental-content.ts. */
function generateContent(schema: GraphQLSchema): string {
  const input = schema.getType('RentalInput') as GraphQLInputObjectType;
  const rental = (schema.getType('Rental') as GraphQLObjectType).getFields();
  const all = Object.keys(rental);
  const content = Object.keys(input.getFields()).filter((name) => !notContent.includes(name));
  const isNullable = (name: string) => rental[name] !== undefined && !isNonNullType(rental[name].type);
  const valueAt = (name: string) => {
    if (!isNullable(name)) return `${name}[row] as Rental['${name}']`;
    return `${name}[row] ?? ${name === '_deleted' ? 'false' : 'null'}`;
  };
  const textAt = (name: string) => {
    const isText = getNamedType(rental[name]?.type)?.name === 'String';
    if (!isText) return `String(rental.${name} ?? '')`;
    return isNullable(name) ? `rental.${name} ?? ''` : `rental.${name}`;
  };
  const blankOf = (name: string) => {
    if (isNullable(name)) return 'null';
    return getNamedType(rental[name]?.type)?.name === 'Int' ? '0' : `''`;
  };
  const lines = (names: readonly string[], line: (name: string, index: number) => string) =>
    names.map((name, index) => `  ${line(name, index)},\n`).join('');
  return `${notice}import type { Rental } from './schema';

/** Every field that people set. */
export const contentFields = [
${lines(content, (name) => `'${name}'`)}] as const;

export type ContentField = (typeof contentFields)[number];

/** A rental with all fields that it needs. A field that was added later is absent where nobody set it. */
export type CompleteRental = Omit<Rental, '__typename'> & { _deleted: Rental['_deleted'] };

/** Rentals as columns. */
export type RentalColumns = { readonly [Field in keyof CompleteRental]-?: readonly Rental[Field][] };

/** The part of a rental, or of a row, that people set. */
export const contentOf = <Source extends Pick<Rental, ContentField>>(source: Source): Pick<Source, ContentField> => ({
${lines(content, (name) => `${name}: source.${name}`)}});

/** Fields that rentals may lack a value of. */
export const nullableFields: readonly string[] = [
${lines(all.filter(isNullable), (name) => `'${name}'`)}];

/** What a new rental has before it is filled in: nothing, or a value that says nothing. */
export const blankContent: Required<Pick<Rental, ContentField>> = {
${lines(content, (name) => `${name}: ${blankOf(name)}`)}};

/** What people set, of values in the order of {@link contentFields}. */
export const contentOfValues = (values: readonly unknown[]): { readonly [Field in ContentField]: unknown } => ({
${lines(content, (name, index) => `${name}: values[${index}]`)}});

/** The rentals of columns of the same length. */
export function rentalsOf(columns: RentalColumns): CompleteRental[] {
  const { ${all.join(', ')} } = columns;
  const rentals = new Array<CompleteRental>(id.length);
  for (let row = 0; row < rentals.length; row++) {
    rentals[row] = {
${lines(all, (name) => `    ${name}: ${valueAt(name)}`)}    };
  }
  return rentals;
}

/** A line of a file: the first cell, a text for each field that people set, the last cell. */
export const cellsOf = (first: string, rental: Rental, last: string): string[] => [
  first,
${lines(content, (name) => textAt(name))}  last,
];

/** Reads each field of many rentals. */
export const columnOf: {
  readonly [Field in keyof CompleteRental]-?: (rentals: readonly Rental[]) => Rental[Field][];
} = {
${lines(all, (name) => `${name}: (rentals) => rentals.map((rental) => rental.${name})`)}};
`;
}

async function writeFiles(): Promise<void> {
  // It takes no arguments.
  parseArgs();
  for (const [file, text] of await generateFiles()) writeFileSync(file, text);
}

if (require.main === module) {
  writeFiles().catch((error: unknown) => {
    console.error(error instanceof GraphQLError ? error.toString() : (error as Error).message);
    process.exitCode = 1;
  });
}
