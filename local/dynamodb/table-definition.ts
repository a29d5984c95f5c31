import { AssemblyError, type Resource } from '../assembly/types';
import type { AttributeDefinition, IndexDefinition, KeyAttribute, StreamViewType, TableDefinition } from './types';

/** Carried out here. */
const supportedKeys = [
  'AttributeDefinitions',
  'GlobalSecondaryIndexes',
  'KeySchema',
  'LocalSecondaryIndexes',
  'Replicas',
  'StreamSpecification',
  'TableName',
  'TimeToLiveSpecification',
];

/** Capacity, backups and cost, which have no effect on one machine. */
const withoutEffect = [
  'BillingMode',
  'ContributorInsightsSpecification',
  'DeletionProtectionEnabled',
  'GlobalTableSettingsReplicationMode',
  'OnDemandThroughput',
  'PointInTimeRecoverySpecification',
  'ProvisionedThroughput',
  'ReadOnDemandThroughputSettings',
  'SSESpecification',
  'TableClass',
  'Tags',
  'WarmThroughput',
  'WriteOnDemandThroughputSettings',
  'WriteProvisionedThroughputSettings',
];

const viewTypes: readonly StreamViewType[] = ['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES'];

interface TableProperties {
  readonly AttributeDefinitions?: readonly AttributeDefinition[];
  readonly KeySchema?: readonly KeyAttribute[];
  readonly GlobalSecondaryIndexes?: readonly IndexDefinition[];
  readonly LocalSecondaryIndexes?: readonly IndexDefinition[];
  readonly Replicas?: readonly { readonly Region: string; readonly [property: string]: unknown }[];
  readonly StreamSpecification?: { readonly StreamViewType?: string };
  readonly TimeToLiveSpecification?: { readonly AttributeName?: string; readonly Enabled?: boolean };
}

/**
 * Reads a table from its template, as `AWS::DynamoDB::GlobalTable` or `AWS::DynamoDB::Table`.
 * @throws AssemblyError when it needs an unsupported feature or contradicts itself.
 */
export function readTableDefinition(resource: Resource, region: string): TableDefinition {
  const refuse = (problem: string) => new AssemblyError(`${resource.constructPath}: ${problem}`);
  const unknown = Object.keys(resource.properties).filter(
    (name) => !supportedKeys.includes(name) && !withoutEffect.includes(name),
  );
  if (unknown.length > 0) throw refuse(`the local tables do not run ${unknown.join(', ')}.`);

  const properties = resource.properties as TableProperties;
  for (const replica of properties.Replicas ?? []) checkReplica(replica, region, refuse);

  const attributes = properties.AttributeDefinitions ?? [];
  const checkKeys = (keys: readonly KeyAttribute[], owner: string): readonly KeyAttribute[] => {
    const kinds = keys.map((key) => key.KeyType).join();
    if (kinds !== 'HASH' && kinds !== 'HASH,RANGE') {
      throw refuse(`${owner} has the keys [${kinds}]; the local tables run one HASH and at most one RANGE key.`);
    }
    for (const { AttributeName } of keys) {
      if (!attributes.some((attribute) => attribute.AttributeName === AttributeName)) {
        throw refuse(`${owner} has the key ${AttributeName}, which AttributeDefinitions does not define.`);
      }
    }
    return keys;
  };
  const indexes = (list: readonly IndexDefinition[] = []) =>
    list.map(({ IndexName, KeySchema, Projection }) => ({
      IndexName,
      KeySchema: checkKeys(KeySchema, `index ${IndexName}`),
      Projection,
    }));

  return {
    name: resource.ref,
    arn: resource.attribute('Arn'),
    constructPath: resource.constructPath,
    keySchema: checkKeys(properties.KeySchema ?? [], 'the table'),
    attributes,
    globalIndexes: indexes(properties.GlobalSecondaryIndexes),
    localIndexes: indexes(properties.LocalSecondaryIndexes),
    timeToLiveAttribute: properties.TimeToLiveSpecification?.Enabled
      ? properties.TimeToLiveSpecification.AttributeName
      : undefined,
    stream: readStream(resource, properties.StreamSpecification, refuse),
  };
}

function readStream(
  resource: Resource,
  specification: TableProperties['StreamSpecification'],
  refuse: (problem: string) => AssemblyError,
): TableDefinition['stream'] {
  if (!specification) return undefined;
  const viewType = viewTypes.find((one) => one === specification.StreamViewType);
  const unknown = Object.keys(specification).filter((name) => name !== 'StreamViewType');
  if (unknown.length > 0) throw refuse(`the local streams do not run ${unknown.join(', ')}.`);
  if (!viewType) throw refuse(`its stream has the view type ${specification.StreamViewType}; use one of ${viewTypes}.`);
  return { arn: resource.attribute('StreamArn'), viewType };
}

function checkReplica(
  replica: Readonly<Record<string, unknown>>,
  region: string,
  refuse: (problem: string) => AssemblyError,
): void {
  if (replica.Region !== region) throw refuse(`the local tables have no replica in ${replica.Region}.`);
  for (const feature of ['KinesisStreamSpecification', 'ReplicaStreamSpecification', 'ResourcePolicy']) {
    if (feature in replica) throw refuse(`the local tables do not run ${feature} of a replica.`);
  }
}
