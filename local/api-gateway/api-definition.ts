import type { ValidateFunction } from 'ajv';

/** A REST API as a template defines it. */
export interface ApiDefinition {
  readonly id: string;
  /** Not unique: metrics of APIs of one name are counted together. */
  readonly name: string;
  readonly region: string;
  readonly accountId: string;
  /** Binary media types. */
  readonly binaryMediaTypes: readonly string[];
  readonly root: ApiResource;
  readonly stages: ReadonlyMap<string, StageDefinition>;
}

/** One node in the tree of paths. */
export interface ApiResource {
  readonly id: string;
  /** Its whole path with its parameters, e.g. `/orders/{id}`. */
  readonly path: string;
  /** `orders`, `{id}` or `{proxy+}`; empty for the root. */
  readonly part: string;
  readonly children: readonly ApiResource[];
  /** By HTTP method, or `ANY`. */
  readonly methods: ReadonlyMap<string, ApiMethod>;
}

export interface ApiMethod {
  readonly authorization: Authorization;
  readonly requirements: Requirements;
  readonly integration: Integration;
}

export type Authorization =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'userPools';
      readonly userPoolIds: readonly string[];
      /** The header with the token, in lower case. */
      readonly header: string;
    }
  | { readonly kind: 'iam' };

/** Requirements on a request before it reaches the integration. */
export interface Requirements {
  /** Checks of the body by media type; empty when bodies are not checked. */
  readonly models: ReadonlyMap<string, ValidateFunction>;
  readonly parameters: readonly RequiredParameter[];
}

export interface RequiredParameter {
  readonly location: 'header' | 'querystring' | 'path';
  readonly name: string;
}

export type Integration =
  | { readonly kind: 'function'; readonly functionArn: string; readonly timeoutMilliseconds: number }
  | {
      readonly kind: 'fixed';
      readonly statusCode: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    };

export interface StageDefinition {
  readonly name: string;
  readonly variables: Readonly<Record<string, string>> | null;
  readonly throttles: readonly Throttle[];
  readonly accessLog: { readonly logGroupName: string; readonly format: string } | undefined;
}

/** A limit for the matching methods. */
export interface Throttle {
  /** An HTTP method, or `*`. */
  readonly method: string;
  /** A resource's path, or `/*`. */
  readonly path: string;
  readonly requestsPerSecond: number | undefined;
  readonly burst: number | undefined;
}
