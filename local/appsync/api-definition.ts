/** AppSync's authorization modes, by the names that its clients use. */
export type AuthorizationMode = 'apiKey' | 'iam' | 'userPool';

export interface UserPoolDefinition {
  readonly userPoolId: string;
  /** The client ids whose tokens are accepted; all, when it is absent. */
  readonly clientIds?: RegExp;
}

export interface ApiKeyDefinition {
  readonly key: string;
  readonly expires: Date;
}

export type DataSourceDefinition =
  | { readonly kind: 'dynamodb'; readonly tableName: string; readonly roleArn: string }
  | { readonly kind: 'lambda'; readonly functionArn: string; readonly roleArn: string }
  | { readonly kind: 'none' };

export interface ResolverDefinition {
  readonly constructPath: string;
  readonly typeName: string;
  readonly fieldName: string;
  /** An ECMAScript module for `APPSYNC_JS`. */
  readonly code: string;
  readonly dataSource: DataSourceDefinition;
}

/** One GraphQL API, as far as the local cloud runs it: all that the templates say of it. */
export interface ApiDefinition {
  readonly apiId: string;
  readonly arn: string;
  readonly accountId: string;
  readonly constructPath: string;
  /** The schema, without AppSync's own scalars and directives. */
  readonly schema: string;
  readonly schemaPath: string;
  readonly defaultMode: AuthorizationMode;
  readonly modes: ReadonlySet<AuthorizationMode>;
  /** With the default mode `userPool`: the rule for fields without a directive. */
  readonly defaultAction: 'ALLOW' | 'DENY';
  readonly userPools: readonly UserPoolDefinition[];
  readonly apiKeys: readonly ApiKeyDefinition[];
  readonly environment: Readonly<Record<string, string>>;
  readonly introspection: boolean;
  readonly queryDepthLimit: number;
  readonly resolverCountLimit: number;
  readonly resolvers: readonly ResolverDefinition[];
}
