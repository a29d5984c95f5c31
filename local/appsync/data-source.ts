import type { Tables } from '../dynamodb/types';
import type { Functions } from '../lambda/types';
import type { DataSourceDefinition } from './api-definition';
import type { DataSource } from './data-source-types';
import { dynamoDbSource } from './dynamodb-source';
import { lambdaSource } from './lambda-source';
import type { PaginationTokens } from './pagination-token';

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
