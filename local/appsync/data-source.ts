import type { Tables } from '../dynamodb/types';
import type { Functions } from '../lambda/types';
import type { DataSourceDefinition } from './api-definition';
import { dynamoDbSource } from './dynamodb-source';
import { lambdaSource } from './lambda-source';
import type { PaginationTokens } from './pagination-token';

/** What a data source made of a resolver's request: `ctx.result` or `ctx.error`. */
export interface DataSourceAnswer {
  readonly result: unknown;
  readonly error?: { readonly message: string; readonly type: string };
}

/**
 * Carries out what a resolver's request handler returned.
 * @throws FieldError when the request is not one that the data source takes.
 */
export type DataSource = (request: unknown) => Promise<DataSourceAnswer>;

/** Tables and functions, as far as one role may use them. */
export interface Backends {
  readonly tables: Tables;
  readonly functions: Functions;
}

export interface DataSourceDependencies {
  /** What a role of the templates may reach; what it may not is refused with AwsError AccessDeniedException. */
  readonly backendsOf: (roleArn: string) => Backends;
  readonly paginationTokens: PaginationTokens;
}

export function createDataSource(definition: DataSourceDefinition, parts: DataSourceDependencies): DataSource {
  switch (definition.kind) {
    case 'dynamodb':
      return dynamoDbSource(definition.tableName, parts.backendsOf(definition.roleArn).tables, parts.paginationTokens);
    case 'lambda':
      return lambdaSource(definition.functionArn, parts.backendsOf(definition.roleArn).functions);
    case 'none':
      return async (request) => ({ result: (request as { payload?: unknown } | null)?.payload ?? null });
  }
}
