import type { Store, TableDescription } from 'dynalite/db';
import { mounts } from '../addresses';
import type { Assembly } from '../assembly/types';
import { type MetricSink, noMetrics } from '../cloudwatch/metrics';
import { type FaultInjector, noFaults } from '../faults/types';
import { AwsError } from '../http/errors';
import type { AccessControl } from '../iam/access-control';
import type { CredentialIssuer } from '../iam/types';
import type { ServiceContext } from '../service';
import { createOperationGuard } from './access-guard';
import { openChangeStream } from './change-stream';
import { countedCalls } from './counted-calls';
import { groupCommits } from './group-commit';
import { dynamoDbHandler } from './handler';
import { isStoreOperation, runOperation } from './operations';
import { prepareTable } from './prepare-table';
import { checkRequest } from './request-checks';
import type { TableStore } from './session';
import { openStore, tablesFolder } from './store';
import { readTableDefinition } from './table-definition';
import { deleteExpired } from './time-to-live';
import type { OperationGuard, TableDefinition, Tables, TablesService } from './types';

const resourceTypes = ['AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table'];
const sweepMilliseconds = 5 * 60 * 1000;

export interface TablesDependencies {
  /** Its credentials are accepted over HTTP. */
  readonly issuer: CredentialIssuer;
  /** Without it, roles may do everything and identities nothing. */
  readonly access?: Pick<AccessControl, 'check'>;
  readonly faults?: FaultInjector;
  readonly metrics?: MetricSink;
}

/**
 * DynamoDB: the templates' tables, in the folder `dynamodb` of the data directory.
 * @throws AssemblyError when a template needs an unsupported feature, or does not fit the stored data.
 * @throws DataFolderInUseError when another process has the folder open.
 */
export async function createTables(
  context: ServiceContext,
  { issuer, access, faults = noFaults, metrics = noMetrics }: TablesDependencies,
): Promise<TablesService> {
  const { assembly, dataDirectory, log } = context;
  const definitions = resourceTypes
    .flatMap((type) => assembly.ofType(type))
    .map((resource) => readTableDefinition(resource, assembly.region));
  const store = await openStore(tablesFolder(dataDirectory));
  const descriptions = new Map<string, TableDescription>();
  try {
    for (const definition of definitions) {
      descriptions.set(definition.name, await prepareTable(store, definition));
    }
  } catch (error) {
    await store.db.close();
    throw error;
  }

  const streams = definitions.flatMap((definition) => {
    const readers = readersOf(assembly, definition);
    // A stream without a reader is not stored: there is no other way to read one here.
    return readers.length > 0 ? [openChangeStream(store, definition, readers)] : [];
  });
  const tableStore: TableStore = {
    store,
    tables: descriptions,
    commit: groupCommits(store.db),
    streams: new Map(streams.map((stream) => [stream.tableName, stream])),
  };
  const tables = tablesOf(tableStore, definitions);
  const stopSweeping = sweepRegularly(
    store,
    tablesOf({ ...tableStore, byService: true }, definitions),
    definitions,
    log,
  );
  const counted = countedCalls(faults, metrics);
  const guard = access ? createOperationGuard(assembly, access) : rolesOnly;
  const served: Tables = {
    call: (operation, input) => counted(operation, input, () => tables.call(operation, input)),
  };
  return {
    ...served,
    guard,
    streams: new Map(streams.map((stream) => [stream.arn, stream])),
    resourceTypes,
    mounts: [{ prefix: mounts.dynamoDb, handler: dynamoDbHandler(served, issuer, guard, log) }],
    async close() {
      await stopSweeping();
      await store.db.close();
    },
  };
}

/** The event source mappings that read a table's stream. */
function readersOf(assembly: Assembly, { stream }: TableDefinition): string[] {
  return assembly
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => stream && properties.EventSourceArn === stream.arn)
    .map(({ ref }) => ref);
}

function tablesOf(tableStore: TableStore, definitions: readonly TableDefinition[]): Tables {
  return {
    async call(operation, input) {
      if (isStoreOperation(operation)) {
        // Before the copy, which fails at what is nested too deeply.
        checkRequest(input);
        return runOperation(tableStore, operation, structuredClone(input));
      }
      if (operation === 'ListTables') return { TableNames: [...tableStore.tables.keys()].sort() };
      if (operation === 'DescribeTimeToLive') return describeTimeToLive(definitions, input.TableName);
      throw new AwsError(
        'ValidationException',
        `The local tables do not run ${operation}. Tables are defined in the CDK app; transactions, backups ` +
          'and PartiQL work on AWS only.',
      );
    },
  };
}

function describeTimeToLive(definitions: readonly TableDefinition[], tableName: unknown) {
  const definition = definitions.find((one) => one.name === tableName);
  if (!definition) {
    throw new AwsError('ResourceNotFoundException', `Requested resource not found: Table: ${tableName} not found`);
  }
  const { timeToLiveAttribute: AttributeName } = definition;
  return {
    TimeToLiveDescription: AttributeName
      ? { TimeToLiveStatus: 'ENABLED', AttributeName }
      : { TimeToLiveStatus: 'DISABLED' },
  };
}

/** Deletes expired items regularly, like DynamoDB. Returns a function that stops it and waits for the current run. */
function sweepRegularly(
  store: Store,
  tables: Tables,
  definitions: readonly TableDefinition[],
  log: (line: string) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = async () => {
    try {
      for (const definition of definitions) await deleteExpired(store, tables, definition, Date.now() / 1000);
    } catch (error) {
      log(`Expired items could not be deleted: ${error instanceof Error ? error.message : error}`);
    }
  };
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, sweepMilliseconds).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

const rolesOnly: OperationGuard = (principal, operation) => {
  if (principal.kind !== 'identity') return;
  throw new AwsError(
    'AccessDeniedException',
    `User: ${principal.roleArn} is not authorized to perform: dynamodb:${operation}`,
  );
};
