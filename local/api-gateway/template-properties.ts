import { AssemblyError, type Resource } from '../assembly/types';

/** The types that make up a REST API. */
export const resourceTypes = [
  'AWS::ApiGateway::Authorizer',
  'AWS::ApiGateway::Deployment',
  'AWS::ApiGateway::Method',
  'AWS::ApiGateway::Model',
  'AWS::ApiGateway::RequestValidator',
  'AWS::ApiGateway::Resource',
  'AWS::ApiGateway::RestApi',
  'AWS::ApiGateway::Stage',
];

export interface RestApiProperties {
  readonly BinaryMediaTypes?: readonly string[];
  readonly Name?: string;
}

export interface ResourceProperties {
  readonly ParentId: string;
  readonly PathPart: string;
}

export interface AuthorizerProperties {
  readonly IdentitySource?: string;
  readonly ProviderARNs?: readonly string[];
  readonly Type: string;
}

export interface RequestValidatorProperties {
  readonly ValidateRequestBody?: boolean;
  readonly ValidateRequestParameters?: boolean;
}

export interface MethodProperties {
  readonly ApiKeyRequired?: boolean;
  readonly AuthorizationScopes?: readonly string[];
  readonly AuthorizationType?: string;
  readonly AuthorizerId?: string;
  readonly HttpMethod: string;
  readonly Integration?: IntegrationProperties;
  readonly RequestModels?: Readonly<Record<string, string>>;
  readonly RequestParameters?: Readonly<Record<string, boolean>>;
  readonly RequestValidatorId?: string;
  readonly ResourceId: string;
}

export interface IntegrationProperties {
  readonly IntegrationResponses?: readonly IntegrationResponse[];
  readonly TimeoutInMillis?: number;
  readonly Type: string;
  readonly Uri?: string;
}

export interface IntegrationResponse {
  readonly ResponseParameters?: Readonly<Record<string, string>>;
  readonly ResponseTemplates?: Readonly<Record<string, string>>;
  readonly SelectionPattern?: string;
  readonly StatusCode: string;
}

export interface StageProperties {
  readonly AccessLogSetting?: { readonly DestinationArn?: string; readonly Format?: string };
  readonly CacheClusterEnabled?: boolean;
  readonly MethodSettings?: readonly MethodSetting[];
  readonly StageName: string;
  readonly Variables?: Readonly<Record<string, string>>;
}

export interface MethodSetting {
  readonly CachingEnabled?: boolean;
  readonly HttpMethod?: string;
  readonly ResourcePath?: string;
  readonly ThrottlingBurstLimit?: number;
  readonly ThrottlingRateLimit?: number;
}

/** The supported properties of each type, and those without effect locally. */
const knownProperties: Readonly<Record<string, readonly string[]>> = {
  'AWS::ApiGateway::Authorizer': [
    'AuthorizerResultTtlInSeconds',
    'IdentitySource',
    'Name',
    'ProviderARNs',
    'RestApiId',
    'Type',
  ],
  'AWS::ApiGateway::Deployment': ['Description', 'RestApiId'],
  'AWS::ApiGateway::Method': [
    'ApiKeyRequired',
    'AuthorizationScopes',
    'AuthorizationType',
    'AuthorizerId',
    'HttpMethod',
    'Integration',
    'MethodResponses',
    'OperationName',
    'RequestModels',
    'RequestParameters',
    'RequestValidatorId',
    'ResourceId',
    'RestApiId',
  ],
  'AWS::ApiGateway::Model': ['ContentType', 'Description', 'Name', 'RestApiId', 'Schema'],
  'AWS::ApiGateway::RequestValidator': ['Name', 'RestApiId', 'ValidateRequestBody', 'ValidateRequestParameters'],
  'AWS::ApiGateway::Resource': ['ParentId', 'PathPart', 'RestApiId'],
  'AWS::ApiGateway::RestApi': [
    'ApiKeySourceType',
    'BinaryMediaTypes',
    'Description',
    'EndpointConfiguration',
    'FailOnWarnings',
    'MinimumCompressionSize',
    'Name',
    'SecurityPolicy',
    'Tags',
  ],
  'AWS::ApiGateway::Stage': [
    'AccessLogSetting',
    'CacheClusterEnabled',
    'DeploymentId',
    'Description',
    'DocumentationVersion',
    'MethodSettings',
    'RestApiId',
    'StageName',
    'Tags',
    'TracingEnabled',
    'Variables',
  ],
};

/** An error about one resource of the templates, which it names. */
export function problemOf(resource: Resource<unknown>, problem: string): AssemblyError {
  return new AssemblyError(`${resource.constructPath}: ${problem}`);
}

/** @throws AssemblyError when a resource needs an unsupported feature. */
export function checkProperties(resource: Resource): void {
  const unknown = Object.keys(resource.properties).filter((name) => !knownProperties[resource.type]?.includes(name));
  if (unknown.length > 0) throw problemOf(resource, `the local REST APIs do not run ${unknown.join(', ')}.`);
}
