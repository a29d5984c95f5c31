import { type Assembly, AssemblyError, type Resource } from '../assembly/types';
import { unsupported } from '../assembly/unsupported';
import type {
  ApiDefinition,
  ApiKeyDefinition,
  AuthorizationMode,
  DataSourceDefinition,
  ResolverDefinition,
  UserPoolDefinition,
} from './api-definition';
import type {
  ApiKeyProperties,
  ApiProperties,
  AuthenticationProvider,
  DataSourceProperties,
  PartProperties,
  ResolverProperties,
  resourceTypes,
  SchemaProperties,
} from './template-properties';

const modeOf: Readonly<Record<string, AuthorizationMode>> = {
  API_KEY: 'apiKey',
  AWS_IAM: 'iam',
  AMAZON_COGNITO_USER_POOLS: 'userPool',
};

/** AppSync's default limits. */
const maxQueryDepth = 75;
const maxResolverCount = 10_000;
/** How long a key without `Expires` lives: AppSync counts from its creation, the local cloud from its start. */
const defaultKeyLifetimeMilliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Reads the GraphQL APIs of an assembly.
 * @throws AssemblyError for a feature that the local cloud does not have; it names the construct.
 */
export function readApis(assembly: Assembly): ApiDefinition[] {
  return assembly.ofType<ApiProperties>('AWS::AppSync::GraphQLApi').map((api) => readApi(assembly, api));
}

function readApi(assembly: Assembly, api: Resource<ApiProperties>): ApiDefinition {
  const { properties } = api;
  const apiId = api.attribute('ApiId');
  const partsOf = <Properties extends PartProperties>(type: (typeof resourceTypes)[number]) =>
    assembly.ofType<Properties>(type).filter((part) => part.properties.ApiId === apiId);

  if (properties.ApiType && properties.ApiType !== 'GRAPHQL') throw unsupported(api, `ApiType ${properties.ApiType}`);
  const providers = [properties, ...(properties.AdditionalAuthenticationProviders ?? [])];
  const modes = providers.map(({ AuthenticationType }) => {
    const mode = modeOf[AuthenticationType];
    if (!mode) throw unsupported(api, `AuthenticationType ${AuthenticationType}`);
    return mode;
  });
  const [schema, ...moreSchemas] = partsOf<SchemaProperties>('AWS::AppSync::GraphQLSchema');
  if (!schema || moreSchemas.length > 0)
    throw new AssemblyError(`${api.constructPath}: an API has exactly one schema.`);
  if (typeof schema.properties.Definition !== 'string')
    throw unsupported(schema, 'a schema without an inline Definition');

  const dataSources = new Map(
    partsOf<DataSourceProperties>('AWS::AppSync::DataSource').map((source) => [
      source.properties.Name,
      readDataSource(source),
    ]),
  );
  return {
    apiId,
    arn: api.attribute('Arn'),
    accountId: assembly.accountId,
    constructPath: api.constructPath,
    schema: schema.properties.Definition,
    schemaPath: schema.constructPath,
    defaultMode: modes[0] as AuthorizationMode,
    modes: new Set(modes),
    defaultAction: properties.UserPoolConfig?.DefaultAction ?? 'ALLOW',
    userPools: providers.flatMap(readUserPool),
    apiKeys: partsOf<ApiKeyProperties>('AWS::AppSync::ApiKey').map(readApiKey),
    environment: properties.EnvironmentVariables ?? {},
    introspection: properties.IntrospectionConfig !== 'DISABLED',
    queryDepthLimit: properties.QueryDepthLimit || maxQueryDepth,
    resolverCountLimit: properties.ResolverCountLimit || maxResolverCount,
    resolvers: partsOf<ResolverProperties>('AWS::AppSync::Resolver').map((one) => readResolver(one, dataSources)),
  };
}

function readUserPool({ UserPoolConfig: config }: AuthenticationProvider): UserPoolDefinition[] {
  if (!config) return [];
  const clientIds = config.AppIdClientRegex && { clientIds: new RegExp(`^(?:${config.AppIdClientRegex})$`) };
  return [{ userPoolId: config.UserPoolId, ...clientIds }];
}

function readApiKey(resource: Resource<ApiKeyProperties>): ApiKeyDefinition {
  const { Expires: seconds } = resource.properties;
  return {
    key: resource.attribute('ApiKey'),
    expires: new Date(seconds === undefined ? Date.now() + defaultKeyLifetimeMilliseconds : seconds * 1000),
  };
}

function readDataSource(resource: Resource<DataSourceProperties>): DataSourceDefinition {
  const { Type: type, DynamoDBConfig: table, LambdaConfig: lambda, ServiceRoleArn: roleArn } = resource.properties;
  if (type === 'NONE') return { kind: 'none' };
  if (!roleArn)
    throw new AssemblyError(`${resource.constructPath}: a data source of type ${type} needs a ServiceRoleArn.`);
  if (type === 'AWS_LAMBDA' && lambda) return { kind: 'lambda', functionArn: lambda.LambdaFunctionArn, roleArn };
  if (type !== 'AMAZON_DYNAMODB' || !table) throw unsupported(resource, `a data source of type ${type}`);
  const special = (['UseCallerCredentials', 'Versioned', 'DeltaSyncConfig'] as const).find((name) => table[name]);
  if (special) throw unsupported(resource, `DynamoDBConfig.${special}`);
  return { kind: 'dynamodb', tableName: table.TableName, roleArn };
}

const templateProperties = [
  'RequestMappingTemplate',
  'RequestMappingTemplateS3Location',
  'ResponseMappingTemplate',
  'ResponseMappingTemplateS3Location',
  'CodeS3Location',
  'CachingConfig',
  'SyncConfig',
  'MaxBatchSize',
];

function readResolver(
  resource: Resource<ResolverProperties>,
  dataSources: ReadonlyMap<string, DataSourceDefinition>,
): ResolverDefinition {
  const { properties } = resource;
  if (properties.Kind && properties.Kind !== 'UNIT')
    throw unsupported(resource, `a resolver of kind ${properties.Kind}`);
  const special = templateProperties.find((name) => properties[name]);
  if (special) throw unsupported(resource, special);
  if (properties.Runtime?.Name !== 'APPSYNC_JS' || typeof properties.Code !== 'string') {
    throw unsupported(resource, 'a resolver without inline Code for the runtime APPSYNC_JS');
  }
  const dataSource = dataSources.get(properties.DataSourceName ?? '');
  if (!dataSource) {
    throw new AssemblyError(`${resource.constructPath}: there is no data source ${properties.DataSourceName}.`);
  }
  return {
    constructPath: resource.constructPath,
    typeName: properties.TypeName,
    fieldName: properties.FieldName,
    code: properties.Code,
    dataSource,
  };
}
