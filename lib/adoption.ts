import type { Template } from './template';

/**
 * The resources that a stage retains when its stacks are deleted, by command option: physical ids, and the key's ARN.
 */
export interface RetainedResources {
  readonly 'user-pool'?: string;
  readonly 'identity-pool'?: string;
  readonly table?: string;
  readonly 'history-table'?: string;
  readonly 'feed-table'?: string;
  readonly 'settings-table'?: string;
  readonly bucket?: string;
  readonly key?: string;
}

/** Identifies a resource for CloudFormation's import. */
export type Identifier = Readonly<Record<string, string>>;

const tableOptions: Readonly<Record<string, keyof RetainedResources>> = {
  History: 'history-table',
  ChangeFeed: 'feed-table',
  Settings: 'settings-table',
};

interface RetainedType {
  readonly option: keyof RetainedResources | ((logicalId: string) => keyof RetainedResources);
  readonly identifier: (id: string, properties: Readonly<Record<string, unknown>>) => Identifier;
}

/**
 * The retained types, each with the property that identifies it to CloudFormation.
 * Source: `primaryIdentifier` of each type in the CloudFormation registry.
 */
const retainedTypes: Readonly<Record<string, RetainedType>> = {
  'AWS::KMS::Key': { option: 'key', identifier: (arn) => ({ KeyId: arn.split('/').at(-1) ?? arn }) },
  'AWS::Cognito::UserPool': { option: 'user-pool', identifier: (UserPoolId) => ({ UserPoolId }) },
  'AWS::Cognito::UserPoolGroup': {
    option: 'user-pool',
    identifier: (UserPoolId, { GroupName }) => ({ UserPoolId, GroupName: String(GroupName) }),
  },
  'AWS::Cognito::IdentityPool': { option: 'identity-pool', identifier: (Id) => ({ Id }) },
  'AWS::DynamoDB::GlobalTable': {
    option: (logicalId) => tableOptions[/^(History|ChangeFeed|Settings)/.exec(logicalId)?.[0] ?? ''] ?? 'table',
    identifier: (TableName) => ({ TableName }),
  },
  'AWS::S3::Bucket': { option: 'bucket', identifier: (BucketName) => ({ BucketName }) },
  'AWS::S3::BucketPolicy': { option: 'bucket', identifier: (Bucket) => ({ Bucket }) },
};

export interface Adoption {
  /** The stack, reduced to the resources that it imports. */
  readonly template: { readonly Resources: Readonly<Record<string, object>> };
  /** What the resources are, by logical id. */
  readonly identifiers: Readonly<Record<string, Identifier>>;
}

interface RetainedResource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly DependsOn?: string | readonly string[];
  readonly Properties?: Readonly<Record<string, unknown>>;
}

/**
 * What to import into a stack that does not exist, so that the next deployment continues with retained resources.
 * An import creates no other resources, so properties that refer to one are left out, and set when the stack
 * is deployed; a reference to the retained key of another stack becomes the key's ARN.
 * @returns undefined when the stack retains none of the named resources.
 */
export function adoption({ Resources = {} }: Template, named: RetainedResources): Adoption | undefined {
  const taken = retainedIn(Resources).flatMap(({ logicalId, resource, option, identifier }) => {
    const id = named[option];
    return id ? [{ logicalId, resource, identifier: identifier(id, resource.Properties ?? {}) }] : [];
  });
  if (taken.length === 0) return undefined;
  const ids = new Set(taken.map(({ logicalId }) => logicalId));
  const without = withoutReferences(ids, named.key);
  const imported = taken.map(({ logicalId, resource }) => {
    const dependsOn = [resource.DependsOn ?? []].flat().filter((id) => ids.has(id));
    const { DependsOn: _all, ...rest } = resource;
    return [
      logicalId,
      {
        ...rest,
        Properties: without(resource.Properties ?? {}) ?? {},
        ...(dependsOn.length > 0 && { DependsOn: dependsOn }),
        // Even if the import fails, the resource is retained.
        DeletionPolicy: 'Retain',
      },
    ] as const;
  });
  return {
    template: { Resources: Object.fromEntries(imported) },
    identifiers: Object.fromEntries(taken.map(({ logicalId, identifier }) => [logicalId, identifier])),
  };
}

/** The options that name what a stack retains. */
export function optionsOf({ Resources = {} }: Template): (keyof RetainedResources)[] {
  return [...new Set(retainedIn(Resources).map(({ option }) => option))];
}

function retainedIn(resources: object) {
  return Object.entries(resources as Record<string, RetainedResource>).flatMap(([logicalId, resource]) => {
    const retained = retainedTypes[resource.Type];
    if (!retained || !resource.DeletionPolicy?.startsWith('Retain')) return [];
    const option = typeof retained.option === 'function' ? retained.option(logicalId) : retained.option;
    return [{ logicalId, resource, option, identifier: retained.identifier }];
  });
}

/** Leaves out references to resources outside the set, and objects that are empty without them. */
function withoutReferences(ids: ReadonlySet<string>, keyArn: string | undefined) {
  const isThere = (id: string) => ids.has(id) || id.startsWith('AWS::');
  const intrinsic = (name: string, argument: unknown): unknown => {
    if (name === 'Ref') return isThere(String(argument)) ? { Ref: argument } : undefined;
    if (name === 'Fn::GetAtt') return isThere(String([argument].flat()[0])) ? { [name]: argument } : undefined;
    if (name === 'Fn::GetStackOutput' || name === 'Fn::ImportValue') return keyArn;
    const inner = without(argument);
    return JSON.stringify(inner) === JSON.stringify(argument) ? { [name]: argument } : undefined;
  };
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(without).filter((item) => item !== undefined);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [name = '', argument] = entries[0] ?? [];
    if (entries.length === 1 && (name === 'Ref' || name.startsWith('Fn::'))) return intrinsic(name, argument);
    const left = entries.map(([key, item]) => [key, without(item)] as const).filter(([, item]) => item !== undefined);
    return left.length > 0 || entries.length === 0 ? Object.fromEntries(left) : undefined;
  };
  return without;
}
