/**
 * The action for an unsupported operation: a caller without permission gets AccessDenied first, as on AWS.
 * Source: https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazons3.html
 */
const bySubresource: Readonly<Record<string, { readonly bucket?: string; readonly object?: string }>> = {
  accelerate: { bucket: 'AccelerateConfiguration' },
  acl: { bucket: 'BucketAcl', object: 'ObjectAcl' },
  cors: { bucket: 'BucketCORS' },
  encryption: { bucket: 'EncryptionConfiguration' },
  lifecycle: { bucket: 'LifecycleConfiguration' },
  location: { bucket: 'BucketLocation' },
  logging: { bucket: 'BucketLogging' },
  notification: { bucket: 'BucketNotification' },
  ownershipControls: { bucket: 'BucketOwnershipControls' },
  policy: { bucket: 'BucketPolicy' },
  policyStatus: { bucket: 'BucketPolicyStatus' },
  publicAccessBlock: { bucket: 'BucketPublicAccessBlock' },
  replication: { bucket: 'ReplicationConfiguration' },
  tagging: { bucket: 'BucketTagging', object: 'ObjectTagging' },
  versioning: { bucket: 'BucketVersioning' },
  website: { bucket: 'BucketWebsite' },
};

/** Actions whose name does not follow from the subresource. */
const others: Readonly<Record<string, `s3:${string}`>> = {
  'DELETE bucket policy': 's3:DeleteBucketPolicy',
  'DELETE bucket website': 's3:DeleteBucketWebsite',
  'DELETE object tagging': 's3:DeleteObjectTagging',
  'GET bucket uploads': 's3:ListBucketMultipartUploads',
  'GET bucket versions': 's3:ListBucketVersions',
};

const verbs: Readonly<Record<string, string>> = { DELETE: 'Put', GET: 'Get', PUT: 'Put' };

/** Undefined for subresources that S3 does not know either. */
export function unsupportedActionOf(
  method: string,
  key: string,
  query: ReadonlyMap<string, string>,
): `s3:${string}` | undefined {
  const on = key === '' ? 'bucket' : 'object';
  for (const parameter of query.keys()) {
    const other = others[`${method} ${on} ${parameter}`];
    if (other) return other;
    const noun = Object.hasOwn(bySubresource, parameter) ? bySubresource[parameter]?.[on] : undefined;
    const verb = verbs[method];
    if (noun && verb) return `s3:${verb}${noun}`;
  }
  return undefined;
}
