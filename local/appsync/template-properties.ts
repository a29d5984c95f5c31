/** The types that make up a GraphQL API. */
export const resourceTypes = [
  'AWS::AppSync::GraphQLApi',
  'AWS::AppSync::GraphQLSchema',
  'AWS::AppSync::ApiKey',
  'AWS::AppSync::DataSource',
  'AWS::AppSync::Resolver',
] as const;

export interface AuthenticationProvider {
  readonly AuthenticationType: string;
  readonly UserPoolConfig?: {
    readonly UserPoolId: string;
    readonly AppIdClientRegex?: string;
    readonly DefaultAction?: 'ALLOW' | 'DENY';
  };
}

export interface ApiProperties extends AuthenticationProvider {
  readonly ApiType?: string;
  readonly AdditionalAuthenticationProviders?: readonly AuthenticationProvider[];
  readonly EnvironmentVariables?: Readonly<Record<string, string>>;
  readonly IntrospectionConfig?: 'ENABLED' | 'DISABLED';
  readonly QueryDepthLimit?: number;
  readonly ResolverCountLimit?: number;
}

export interface PartProperties {
  readonly ApiId: string;
}

export interface ApiKeyProperties extends PartProperties {
  /** Seconds since 1970. */
  readonly Expires?: number;
}

export interface SchemaProperties extends PartProperties {
  readonly Definition?: string;
}

export interface DataSourceProperties extends PartProperties {
  readonly Name: string;
  readonly Type: string;
  readonly DynamoDBConfig?: {
    readonly TableName: string;
    readonly UseCallerCredentials?: boolean;
    readonly Versioned?: boolean;
    readonly DeltaSyncConfig?: unknown;
  };
  readonly LambdaConfig?: { readonly LambdaFunctionArn: string };
  readonly ServiceRoleArn?: string;
}

export interface ResolverProperties extends PartProperties {
  readonly TypeName: string;
  readonly FieldName: string;
  readonly Kind?: string;
  readonly DataSourceName?: string;
  readonly Code?: string;
  readonly Runtime?: { readonly Name: string };
  readonly [property: string]: unknown;
}
