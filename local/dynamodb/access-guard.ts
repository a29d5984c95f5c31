import type { Assembly } from '../assembly/types';
import type { AccessControl } from '../iam/access-control';
import type { OperationGuard } from './types';

/** Lets a principal run an operation when the templates' policies allow it on every table and index it names. */
export function createOperationGuard(assembly: Assembly, access: AccessControl): OperationGuard {
  const arnOf = (table: string) => `arn:aws:dynamodb:${assembly.region}:${assembly.accountId}:table/${table}`;
  return (principal, operation, input) => {
    for (const resource of resourcesOf(input, arnOf)) access.check(principal, `dynamodb:${operation}`, resource);
  };
}

function resourcesOf(input: Record<string, unknown>, arnOf: (table: string) => string): string[] {
  const { TableName, IndexName, RequestItems } = input;
  if (RequestItems && typeof RequestItems === 'object') return Object.keys(RequestItems).map(arnOf);
  if (typeof TableName !== 'string') return ['*'];
  return [typeof IndexName === 'string' ? `${arnOf(TableName)}/index/${IndexName}` : arnOf(TableName)];
}
