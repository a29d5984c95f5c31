import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalService } from '../service';

export interface RestApisService extends LocalService {
  /**
   * Answers one request to an API.
   * @param apiId the RestApi's `Ref`
   * @param pathAndQuery starts with the stage, e.g. `/prod/orders/7?full=true`
   */
  handle(apiId: string, request: IncomingMessage, response: ServerResponse, pathAndQuery: string): Promise<void>;
}

/** The caller, as far as the method's authorization identifies it. */
export interface Caller {
  /** Members of `requestContext.authorizer`. */
  readonly authorizer?: Readonly<Record<string, unknown>>;
  /** Members of `requestContext.identity`. */
  readonly identity?: Readonly<Record<string, string | null>>;
}

/** A request on its way to an integration. */
export interface ApiRequest {
  readonly id: string;
  readonly method: string;
  /** Without the stage. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** As sent: names in their original spelling, repeated names separate. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}
