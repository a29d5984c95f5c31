import type { Assembly } from '../assembly/types';
import type { AccessControl } from '../iam/access-control';
import type { OperationGuard } from './types';

/** Lets a principal run an operation when the templates' policies allow it on every table and index it names. */
export function createOperationGuard(assembly: Assembly, access: Pick<AccessControl, 'check'>): OperationGuard {
  const arnOf = (table: string) => `arn:aws:dynamodb:${assembly.region}:${assembly.accountId}:table/${table}`;
  const keys = tableKeys(assembly);
  const viaService = { 'kms:ViaService': `dynamodb.${assembly.region}.amazonaws.com` };
  return (principal, operation, input) => {
    for (const resource of resourcesOf(operation, input, arnOf))
      access.check(principal, `dynamodb:${operation}`, resource);
    for (const table of tablesOf(input)) {
      const key = keys.get(table);
      if (key && !operation.startsWith('Describe')) access.check(principal, 'kms:Decrypt', key, viaService);
    }
  };
}

interface Encryption {
  readonly SSESpecification?: { readonly KMSMasterKeyId?: string };
}

/** The customer-managed keys by the tables they encrypt: reading or writing such a table needs permission for its key. */
function tableKeys(assembly: Assembly): ReadonlyMap<string, string> {
  const tables = ['AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table'].flatMap((type) =>
    assembly.ofType<Encryption & { readonly Replicas?: readonly Encryption[] }>(type),
  );
  return new Map(
    tables.flatMap(({ ref, properties: { Replicas = [], SSESpecification } }) =>
      [SSESpecification, ...Replicas.map((replica) => replica.SSESpecification)].flatMap((encryption) =>
        encryption?.KMSMasterKeyId ? [[ref, encryption.KMSMasterKeyId] as const] : [],
      ),
    ),
  );
}

/** The tables that an operation's input names. */
export function tablesOf({ TableName, RequestItems }: Record<string, unknown>): string[] {
  if (RequestItems && typeof RequestItems === 'object') return Object.keys(RequestItems);
  return typeof TableName === 'string' ? [TableName] : [];
}

function resourcesOf(operation: string, input: Record<string, unknown>, arnOf: (table: string) => string): string[] {
  const { TableName, IndexName, RequestItems } = input;
  if (RequestItems && typeof RequestItems === 'object') return Object.keys(RequestItems).map(arnOf);
  // Without a table, AWS checks the permission on all tables.
  if (typeof TableName !== 'string') return [operation === 'ListTables' ? arnOf('*') : '*'];
  return [typeof IndexName === 'string' ? `${arnOf(TableName)}/index/${IndexName}` : arnOf(TableName)];
}
