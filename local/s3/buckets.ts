import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { localAddresses, mounts } from '../addresses';
import { AwsError } from '../http/errors';
import type { AccessControl } from '../iam/access-control';
import { createPolicyEvaluator } from '../iam/policy-evaluator';
import { principalContext, sessionArn } from '../iam/principal-context';
import type { CredentialIssuer, Principal } from '../iam/types';
import type { HttpHandler, LocalService, ServiceContext } from '../service';
import { unsupportedActionOf } from './actions';
import { readAddress } from './address';
import { authenticate } from './authentication';
import { createAuthorization } from './authorization';
import { deleteObjects, headBucket, listObjectsV2 } from './bucket-operations';
import { type BucketSettings, readBuckets } from './bucket-settings';
import { type OpenBucket, type RequestHeaders, readHeaders, type S3Call, sendXml } from './call';
import { answerCrossOrigin } from './cross-origin';
import { customCorsTypes } from './custom-cors';
import { s3Error, sendError } from './errors';
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  listParts,
  uploadPart,
} from './multipart-operations';
import { openObjectStore } from './object-store';
import { findOperation, type OperationName, refuseUnsupportedHeaders } from './operations';
import { readObject } from './read-object';
import { openUploadStore } from './upload-store';
import { copyObject, deleteObject, putObject } from './write-object';
import { element } from './xml';

export interface BucketsDependencies {
  readonly issuer: CredentialIssuer;
  /** By default, policies from the same assembly and no hints. */
  readonly access?: Pick<AccessControl, 'policies' | 'onAccessDenied'>;
  /** 100 MB by default. AWS accepts 5 GB in one request. */
  readonly maxObjectBytes?: number;
}

const megabyte = 1024 * 1024;

const operations: Readonly<Record<OperationName, (call: S3Call) => Promise<void>>> = {
  ListObjectsV2: listObjectsV2,
  HeadBucket: headBucket,
  DeleteObjects: deleteObjects,
  GetObject: readObject,
  HeadObject: readObject,
  PutObject: putObject,
  CopyObject: copyObject,
  DeleteObject: deleteObject,
  CreateMultipartUpload: createMultipartUpload,
  UploadPart: uploadPart,
  CompleteMultipartUpload: completeMultipartUpload,
  AbortMultipartUpload: abortMultipartUpload,
  ListParts: listParts,
};

/**
 * Amazon S3 for the templates' buckets, at `/<bucket>/<key>` below its mount, with objects in
 * `<dataDirectory>/s3/<bucket>/`.
 * @throws AssemblyError when the local cloud cannot run a bucket, its CORS rules or a policy.
 */
export function createBuckets(
  { assembly, dataDirectory, origin, log }: ServiceContext,
  { issuer, access, maxObjectBytes = 100 * megabyte }: BucketsDependencies,
): LocalService {
  const { policies, onAccessDenied } = access ?? {
    policies: createPolicyEvaluator(assembly),
    onAccessDenied: () => {},
  };
  const buckets = readBuckets(assembly, localAddresses(origin, assembly.region));
  for (const { name, withoutEffect } of buckets.values()) {
    if (withoutEffect.length > 0) log(`S3 bucket ${name}: without effect locally: ${withoutEffect.join(', ')}.`);
  }
  // The creation date of a bucket is not stored.
  const openedAt = new Date().toISOString();
  const opened = new Map<string, Promise<OpenBucket>>();

  async function openBucket(name: string): Promise<OpenBucket> {
    const settings = buckets.get(name);
    if (!settings) throw s3Error('NoSuchBucket', undefined, { BucketName: name });
    const open = opened.get(name) ?? openFolder(settings);
    opened.set(name, open);
    return open;
  }

  async function openFolder(settings: BucketSettings): Promise<OpenBucket> {
    const directory = path.join(dataDirectory, 's3', settings.name);
    return {
      settings,
      authorization: createAuthorization(settings, policies, assembly.accountId, onAccessDenied),
      objects: await openObjectStore(directory),
      uploads: await openUploadStore(path.join(directory, 'uploads'), settings.uploadRetentionDays),
    };
  }

  /** Sends the names of all buckets to a principal that may list them. */
  function listBuckets(method: string, principal: Principal, response: ServerResponse): void {
    if (method !== 'GET') throw s3Error('MethodNotAllowed');
    const [action, resource] = ['s3:ListAllMyBuckets', 'arn:aws:s3:::*'];
    const context = principalContext(principal, assembly.accountId);
    const { allowed, reason } = policies.evaluate({ roleArn: principal.roleArn, action, resource, context });
    if (!allowed) {
      onAccessDenied(principal.roleArn, action, resource);
      const who = sessionArn(principal, assembly.accountId);
      throw s3Error('AccessDenied', `User: ${who} is not authorized to perform: ${action} ${reason}`);
    }
    const names = [...buckets.keys()].sort();
    const bucketOf = (name: string) =>
      element('Bucket', [
        element('Name', name),
        element('CreationDate', openedAt),
        element('BucketRegion', assembly.region),
      ]);
    sendXml({ response }, 'ListAllMyBucketsResult', [
      element('Buckets', names.map(bucketOf)),
      element('Owner', [element('ID', assembly.accountId)]),
    ]);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const address = readAddress(request.url ?? '', request.headers.host ?? '', assembly.region);
    if (answerCrossOrigin(request, response, buckets.get(address.bucket)?.corsRules ?? [])) return;
    const headers = readHeaders(request, address.query);
    const principal = authenticate(request, address, issuer);
    if (address.bucket === '') return listBuckets(method, principal, response);
    const bucket = await openBucket(address.bucket);
    checkOwner(headers, assembly.accountId);
    const unsupportedAction = unsupportedActionOf(method, address.key, address.query);
    if (unsupportedAction) bucket.authorization.authorize(principal, unsupportedAction, address.key || undefined);
    const operation = findOperation(method, address.key, address.query, headers.get);
    refuseUnsupportedHeaders(headers.names, headers.get);
    await operations[operation]({ request, response, address, headers, principal, bucket, openBucket, maxObjectBytes });
  }

  const handler: HttpHandler = async (request, response) => {
    response.setHeader('x-amz-request-id', randomUUID());
    try {
      await answer(request, response);
    } catch (error) {
      // The client has disconnected.
      if (response.destroyed || request.errored) return;
      if (!(error instanceof AwsError)) {
        const cause = error instanceof Error ? error.stack : error;
        log(`S3 ${request.method} ${request.url?.split('?')[0]} failed: ${cause}`);
      }
      // The client must not take a truncated object for a complete one.
      if (response.headersSent) response.destroy();
      else sendError(request, response, error instanceof AwsError ? error : internalError());
    }
  };

  return {
    resourceTypes: ['AWS::S3::Bucket', 'AWS::S3::BucketPolicy', ...customCorsTypes(assembly)],
    mounts: [{ prefix: mounts.s3, handler, faultName: 's3' }],
    close: async () => {},
  };
}

const internalError = () => new AwsError('InternalError', 'The local cloud failed; its console says why.', 500);

function checkOwner(headers: RequestHeaders, accountId: string): void {
  for (const name of ['x-amz-expected-bucket-owner', 'x-amz-source-expected-bucket-owner']) {
    const owner = headers.get(name);
    if (owner !== undefined && owner !== accountId) throw s3Error('AccessDenied');
  }
}
