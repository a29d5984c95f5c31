import type { ValidateFunction } from 'ajv';
import type { Assembly, Resource } from '../assembly/types';
import type {
  ApiDefinition,
  ApiMethod,
  ApiResource,
  Authorization,
  RequiredParameter,
  Requirements,
  StageDefinition,
  Throttle,
} from './api-definition';
import { readIntegration } from './integration';
import { compileModels } from './models';
import {
  type AuthorizerProperties,
  checkProperties,
  type MethodProperties,
  problemOf,
  type RequestValidatorProperties,
  type ResourceProperties,
  type RestApiProperties,
  resourceTypes,
  type StageProperties,
} from './template-properties';

/**
 * Reads all REST APIs of the templates.
 * @throws AssemblyError when one needs a feature that the local gateway does not have.
 */
export function readApis(assembly: Assembly): ApiDefinition[] {
  for (const type of resourceTypes) assembly.ofType(type).forEach(checkProperties);
  return assembly.ofType<RestApiProperties>('AWS::ApiGateway::RestApi').map((restApi) => {
    const parts = partsOf(assembly, restApi.ref);
    const rootId = restApi.attribute('RootResourceId');
    return {
      id: restApi.ref,
      name: restApi.properties.Name ?? restApi.ref,
      region: assembly.region,
      accountId: assembly.accountId,
      binaryMediaTypes: restApi.properties.BinaryMediaTypes ?? [],
      root: readResource(parts, { id: rootId, part: '', path: '/' }),
      stages: new Map(parts.stages.map((stage) => [stage.properties.StageName, readStage(stage)])),
    };
  });
}

/** The resources of one API. */
interface Parts {
  readonly authorizers: readonly Resource<AuthorizerProperties>[];
  readonly methods: readonly Resource<MethodProperties>[];
  readonly models: ReadonlyMap<string, ValidateFunction>;
  readonly resources: readonly Resource<ResourceProperties>[];
  readonly stages: readonly Resource<StageProperties>[];
  readonly validators: readonly Resource<RequestValidatorProperties>[];
}

function partsOf(assembly: Assembly, apiId: string): Parts {
  const ofType = <Properties>(name: string) =>
    assembly
      .ofType<Properties & { RestApiId: string }>(`AWS::ApiGateway::${name}`)
      .filter((resource) => resource.properties.RestApiId === apiId);
  return {
    authorizers: ofType('Authorizer'),
    methods: ofType('Method'),
    models: compileModels(apiId, ofType<Record<string, unknown>>('Model')),
    resources: ofType('Resource'),
    stages: ofType('Stage'),
    validators: ofType('RequestValidator'),
  };
}

function readResource(parts: Parts, { id, part, path }: Pick<ApiResource, 'id' | 'part' | 'path'>): ApiResource {
  const parent = path === '/' ? '' : path;
  return {
    id,
    part,
    path,
    children: parts.resources
      .filter((resource) => resource.properties.ParentId === id)
      .map(({ ref, properties: { PathPart } }) =>
        readResource(parts, { id: ref, part: PathPart, path: `${parent}/${PathPart}` }),
      ),
    methods: new Map(
      parts.methods
        .filter((method) => method.properties.ResourceId === id)
        .map((method) => [method.properties.HttpMethod, readMethod(parts, method)]),
    ),
  };
}

function readMethod(parts: Parts, method: Resource<MethodProperties>): ApiMethod {
  const { ApiKeyRequired, Integration } = method.properties;
  if (ApiKeyRequired) throw problemOf(method, 'the local REST APIs do not run API keys.');
  return {
    authorization: readAuthorization(parts, method),
    requirements: readRequirements(parts, method),
    integration: readIntegration(method, Integration),
  };
}

function readAuthorization(parts: Parts, method: Resource<MethodProperties>): Authorization {
  const { AuthorizationScopes = [], AuthorizationType = 'NONE', AuthorizerId } = method.properties;
  if (AuthorizationScopes.length > 0) throw problemOf(method, 'the local REST APIs do not run AuthorizationScopes.');
  if (AuthorizationType === 'NONE') return { kind: 'none' };
  if (AuthorizationType === 'AWS_IAM') return { kind: 'iam' };
  const authorizer = parts.authorizers.find((one) => one.ref === AuthorizerId);
  if (AuthorizationType !== 'COGNITO_USER_POOLS' || authorizer?.properties.Type !== AuthorizationType) {
    throw problemOf(method, `the local REST APIs do not run an authorization of type ${AuthorizationType}.`);
  }
  const { IdentitySource = '', ProviderARNs = [] } = authorizer.properties;
  const header = /^method\.request\.header\.([^,]+)$/.exec(IdentitySource)?.[1];
  if (!header) throw problemOf(authorizer, `the local REST APIs do not look for a token in ${IdentitySource}.`);
  return {
    kind: 'userPools',
    userPoolIds: ProviderARNs.map((arn) => arn.slice(arn.lastIndexOf('/') + 1)),
    header: header.toLowerCase(),
  };
}

function readRequirements(parts: Parts, method: Resource<MethodProperties>): Requirements {
  const { RequestModels = {}, RequestParameters = {}, RequestValidatorId } = method.properties;
  const validator = parts.validators.find((one) => one.ref === RequestValidatorId)?.properties;
  if (RequestValidatorId && !validator) throw problemOf(method, 'its request validator is not in the templates.');
  const models = Object.entries(validator?.ValidateRequestBody ? RequestModels : {}).map(
    ([mediaType, name]): [string, ValidateFunction] => {
      const model = parts.models.get(name);
      if (!model) throw problemOf(method, `its model ${name} is not in the templates.`);
      return [mediaType.toLowerCase(), model];
    },
  );
  const required = Object.entries(validator?.ValidateRequestParameters ? RequestParameters : {})
    .filter(([, isRequired]) => isRequired)
    .map(([source]) => readParameter(source, method));
  return { models: new Map(models), parameters: required };
}

function readParameter(source: string, method: Resource<unknown>): RequiredParameter {
  const [, location, name] = /^method\.request\.(header|querystring|path)\.(.+)$/.exec(source) ?? [];
  if (!location || !name) throw problemOf(method, `the local REST APIs do not check the parameter ${source}.`);
  return { location: location as RequiredParameter['location'], name };
}

function readStage(stage: Resource<StageProperties>): StageDefinition {
  const { CacheClusterEnabled, MethodSettings = [], StageName, Variables } = stage.properties;
  if (CacheClusterEnabled || MethodSettings.some((setting) => setting.CachingEnabled)) {
    throw problemOf(stage, 'the local REST APIs do not run caches.');
  }
  return {
    name: StageName,
    variables: Variables ?? null,
    accessLog: readAccessLog(stage),
    throttles: MethodSettings.map(
      ({ HttpMethod = '*', ResourcePath = '/*', ...setting }): Throttle => ({
        method: HttpMethod,
        // Slashes within the path are written ~1, as in a JSON pointer.
        path: ResourcePath === '/*' ? ResourcePath : ResourcePath.slice(1).replaceAll('~1', '/'),
        requestsPerSecond: setting.ThrottlingRateLimit,
        burst: setting.ThrottlingBurstLimit,
      }),
    ),
  };
}

function readAccessLog(stage: Resource<StageProperties>): StageDefinition['accessLog'] {
  const { DestinationArn, Format } = stage.properties.AccessLogSetting ?? {};
  if (!DestinationArn || !Format) return undefined;
  const logGroupName = /:log-group:([^:]+)(:\*)?$/.exec(DestinationArn)?.[1];
  if (!logGroupName) throw problemOf(stage, `the local REST APIs do not write access logs to ${DestinationArn}.`);
  return { logGroupName, format: Format };
}
