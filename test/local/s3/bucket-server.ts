import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { operatorKeys } from '../../../local/iam/operator';
import type { Credentials, Principal } from '../../../local/iam/types';
import { type BucketsDependencies, createBuckets } from '../../../local/s3/buckets';
import { type FakeResource, fakeAssembly } from '../fake-assembly';
import { mountOf } from '../mount-of';

export const region = 'eu-west-1';
export const bucketName = 'files-bucket';
export const otherBucketName = 'other-bucket';
const poolId = 'eu-west-1:11111111-1111-4111-8111-111111111111';
const account = '000000000000';

const signedInRole = `arn:aws:iam::${account}:role/SignedIn`;
const guestRole = `arn:aws:iam::${account}:role/Guest`;
const serviceRole = `arn:aws:iam::${account}:role/Service`;

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: a policy variable
const ownFolder = 'private/${cognito-identity.amazonaws.com:sub}';
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: a policy variable

const bucketArn = (name: string) => `arn:aws:s3:::${name}`;
const policy = (...statements: object[]) => ({ Version: '2012-10-17', Statement: statements });

/** A bucket with a folder per person, as a user files stack synthesises it, and a second bucket. */
export const resources: readonly FakeResource[] = [
  {
    type: 'AWS::S3::Bucket',
    ref: bucketName,
    attributes: { Arn: bucketArn(bucketName) },
    properties: {
      LifecycleConfiguration: {
        Rules: [{ Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }],
      },
    },
  },
  {
    type: 'AWS::S3::BucketPolicy',
    ref: 'policy',
    properties: {
      Bucket: bucketName,
      PolicyDocument: policy(
        {
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: 's3:*',
          Resource: [bucketArn(bucketName), `${bucketArn(bucketName)}/*`],
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        },
        {
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: 's3:*',
          Resource: `${bucketArn(bucketName)}/*`,
          Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } },
        },
      ),
    },
  },
  { type: 'AWS::S3::Bucket', ref: otherBucketName, attributes: { Arn: bucketArn(otherBucketName) } },
  { type: 'AWS::IAM::Role', ref: 'SignedIn', attributes: { Arn: signedInRole } },
  { type: 'AWS::IAM::Role', ref: 'Guest', attributes: { Arn: guestRole } },
  {
    type: 'AWS::IAM::Role',
    ref: 'Service',
    attributes: { Arn: serviceRole },
    properties: {
      Policies: [{ PolicyName: 'all', PolicyDocument: policy({ Effect: 'Allow', Action: 's3:*', Resource: '*' }) }],
    },
  },
  {
    type: 'AWS::IAM::Policy',
    ref: 'SignedInPolicy',
    properties: {
      Roles: ['SignedIn'],
      PolicyDocument: policy(
        {
          Effect: 'Allow',
          Action: ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
          Resource: `${bucketArn(bucketName)}/${ownFolder}/*`,
        },
        {
          Effect: 'Allow',
          Action: 's3:ListBucket',
          Resource: bucketArn(bucketName),
          Condition: { StringLike: { 's3:prefix': [`${ownFolder}/*`] } },
        },
      ),
    },
  },
  {
    type: 'Custom::FilesCors',
    ref: 'cors',
    properties: {
      Create: JSON.stringify({
        service: 'S3',
        action: 'putBucketCors',
        parameters: {
          Bucket: bucketName,
          CORSConfiguration: {
            CORSRules: [
              {
                AllowedOrigins: ['https://site.cloudfront.net'],
                AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
                AllowedHeaders: ['*'],
                ExposeHeaders: ['ETag', 'x-amz-request-id'],
                MaxAgeSeconds: 3600,
              },
            ],
          },
        },
      }),
    },
  },
];

export interface Person {
  readonly identityId: string;
  readonly credentials: Credentials;
}

const secret = 'a secret for tests';
const issuer = createCredentialIssuer(secret);
/** Credentials of the stage's operator. */
export const operatorCredentials: Credentials = { ...operatorKeys(secret), sessionToken: '', expiration: new Date() };

function person(identityId: string, roleArn: string, sub?: string): Person {
  const principal: Principal = { kind: 'identity', identityId, identityPoolId: poolId, roleArn, ...(sub && { sub }) };
  return { identityId, credentials: issuer.issue(principal, 3600) };
}

export const anna = person('eu-west-1:aaaaaaaa-0000-4000-8000-000000000000', signedInRole, 'anna');
export const bram = person('eu-west-1:bbbbbbbb-0000-4000-8000-000000000000', signedInRole, 'bram');
export const guest = person('eu-west-1:cccccccc-0000-4000-8000-000000000000', guestRole);
/** May do everything with all buckets. */
export const service: Person = {
  identityId: 'service',
  credentials: issuer.issue({ kind: 'role', roleArn: serviceRole }, 3600),
};

export interface BucketServer {
  /** E.g. `127.0.0.1:51234`. */
  readonly host: string;
  readonly dataDirectory: string;
  readonly lines: readonly string[];
  /** Stops and starts again on the same folder. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startBucketServer(
  dependencies: Partial<BucketsDependencies> = {},
  more: readonly FakeResource[] = [],
): Promise<BucketServer> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'buckets-'));
  const lines: string[] = [];
  const open = () => {
    const context = {
      assembly: fakeAssembly([...resources, ...more]),
      dataDirectory,
      origin: 'http://localhost:4000',
      log: (line: string) => void lines.push(line),
    };
    return createBuckets(context, { issuer, ...dependencies });
  };
  let buckets = open();
  const server: Server = createServer((request, response) => {
    void mountOf(buckets).handler(request, response, new URL(request.url ?? '/', 'http://localhost:4000'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    dataDirectory,
    lines,
    async restart() {
      await buckets.close();
      buckets = open();
    },
    async close() {
      await buckets.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
