import type { Tables } from '../dynamodb/types';
import type { Functions } from '../lambda/types';
import type { DataSourceDefinition } from './api-definition';
import { dynamoDbSource } from './dynamodb-source';
import { lambdaSource } from './lambda-source';
import type { PaginationTokens } from './pagination-token';

/** A data source's response to a resolver: `ctx.result` or `ctx.error`. */
export interface DataSourceAnswer {
  readonly result: unknown;
  readonly error?: { readonly message: string; readonly type: string };
}

/**
 * Runs the request that a resolver's request handler returned.
 * @throws FieldError when the data source does not accept the request.
 */
export type DataSource = (request: unknown) => Promise<DataSourceAnswer>;

/** Tables and functions with the permissions of one role. */
export interface Backends {
  readonly tables: Tables;
  readonly functions: Functions;
}

export interface DataSourceDependencies {
  /** Tables and functions of a role; they refuse what it may not do with AwsError AccessDeniedException. */
  readonly backendsOf: (roleArn: string) => Backends;
  readonly paginationTokens: PaginationTokens;
}

export function createDataSource(definition: DataSourceDefinition, dependencies: DataSourceDependencies): DataSource {
  switch (definition.kind) {
    case 'dynamodb':
      return dynamoDbSource(
        definition.tableName,
        dependencies.backendsOf(definition.roleArn).tables,
        dependencies.paginationTokens,
      );
    case 'lambda':
      return lambdaSource(definition.functionArn, dependencies.backendsOf(definition.roleArn).functions);
    case 'none':
      return async (request) => ({ result: (request as { payload?: unknown } | null)?.payload ?? null });
  }
}
