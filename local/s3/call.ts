import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Principal } from '../iam/types';
import type { S3Address } from './address';
import type { Authorization } from './authorization';
import type { BucketSettings } from './bucket-settings';
import type { ObjectStore } from './object-store';
import type { UploadStore } from './upload-store';
import { type Xml, xmlDocument } from './xml';

/** A bucket with its folder opened. */
export interface OpenBucket {
  readonly settings: BucketSettings;
  readonly authorization: Authorization;
  readonly objects: ObjectStore;
  readonly uploads: UploadStore;
}

/** One authenticated request to a bucket. */
export interface S3Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: S3Address;
  readonly headers: RequestHeaders;
  readonly principal: Principal;
  readonly bucket: OpenBucket;
  /** @throws AwsError NoSuchBucket */
  openBucket(name: string): Promise<OpenBucket>;
  /** Maximum bytes of an object. */
  readonly maxObjectBytes: number;
}

export interface RequestHeaders {
  /** In lower case. */
  readonly names: readonly string[];
  readonly presigned: boolean;
  get(name: string): string | undefined;
}

/** The request's headers; in a presigned address, parameters named `x-amz-…` count as headers. */
export function readHeaders(request: IncomingMessage, query: ReadonlyMap<string, string>): RequestHeaders {
  const presigned = query.has('X-Amz-Signature');
  const hoisted = presigned ? [...query].filter(([name]) => /^x-amz-/i.test(name)) : [];
  const values = new Map(hoisted.map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, value] of Object.entries(request.headers)) values.set(name, String(value));
  return { names: [...values.keys()], presigned, get: (name) => values.get(name) };
}

export function sendXml({ response }: Pick<S3Call, 'response'>, name: string, children: readonly Xml[]): void {
  const body = xmlDocument(name, children);
  response.writeHead(200, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) }).end(body);
}

export const quoted = (etag: string) => `"${etag}"`;
