import { type Assembly, AssemblyError, type Resource } from '../assembly/types';
import { readPolicyDocument, type Statement } from '../iam/policy-document';
import type { CorsRule } from './cross-origin-rules';
import { corsRulesByCustomResource } from './custom-cors';

/** The settings of one bucket in the templates. */
export interface BucketSettings {
  readonly name: string;
  readonly arn: string;
  readonly region: string;
  readonly corsRules: readonly CorsRule[];
  /** Statements of its bucket policies. */
  readonly policy: readonly Statement[];
  /** The customer-managed key that encrypts its objects; undefined when S3's own does. */
  readonly keyArn: string | undefined;
  /** After how many days an unfinished multipart upload is given up; undefined for never. */
  readonly uploadRetentionDays: number | undefined;
  /** Properties that have no effect locally. */
  readonly withoutEffect: readonly string[];
}

interface BucketProperties {
  readonly BucketEncryption?: {
    readonly ServerSideEncryptionConfiguration?: readonly {
      readonly ServerSideEncryptionByDefault?: { readonly KMSMasterKeyID?: string };
    }[];
  };
  readonly CorsConfiguration?: { readonly CorsRules?: readonly TemplateCorsRule[] };
  readonly LifecycleConfiguration?: { readonly Rules?: readonly LifecycleRule[] };
}

interface TemplateCorsRule {
  readonly AllowedOrigins: readonly string[];
  readonly AllowedMethods: readonly string[];
  readonly AllowedHeaders?: readonly string[];
  readonly ExposedHeaders?: readonly string[];
  readonly MaxAge?: number;
}

interface LifecycleRule {
  readonly Status?: string;
  readonly AbortIncompleteMultipartUpload?: { readonly DaysAfterInitiation: number };
}

/** Properties that affect objects and that the local cloud does not support. */
const notCarriedOut = [
  'AccelerateConfiguration',
  'AccessControl',
  'IntelligentTieringConfigurations',
  'LoggingConfiguration',
  'NotificationConfiguration',
  'ObjectLockConfiguration',
  'ReplicationConfiguration',
  'VersioningConfiguration',
  'WebsiteConfiguration',
];

/**
 * Reads the buckets of the templates.
 * @param toLocal turns an address of the deployed application into the local one.
 * @throws AssemblyError when the local cloud cannot run a bucket, its CORS rules or its policy.
 */
export function readBuckets(
  assembly: Assembly,
  toLocal: (text: string) => string,
): ReadonlyMap<string, BucketSettings> {
  const custom = corsRulesByCustomResource(assembly);
  const policies = assembly.ofType<{ Bucket?: string; PolicyDocument?: unknown }>('AWS::S3::BucketPolicy');
  const buckets = new Map(
    assembly.ofType<BucketProperties>('AWS::S3::Bucket').map((bucket) => [
      checkedName(bucket),
      {
        name: bucket.ref,
        arn: bucket.attribute('Arn'),
        region: assembly.region,
        corsRules: (custom.get(bucket.ref) ?? templateRules(bucket)).map((rule) => ({
          ...rule,
          origins: rule.origins.map(toLocal),
        })),
        policy: policies
          .filter((policy) => policy.properties.Bucket === bucket.ref)
          .flatMap((policy) => readPolicyDocument(policy.properties.PolicyDocument, policy.constructPath)),
        keyArn: keyArn(bucket),
        uploadRetentionDays: uploadRetentionDays(bucket),
        withoutEffect: notCarriedOut.filter((property) => property in bucket.properties),
      },
    ]),
  );
  const referencedBuckets = [...custom.keys(), ...policies.map((policy) => policy.properties.Bucket ?? '')];
  for (const name of referencedBuckets) {
    if (!buckets.has(name))
      throw new AssemblyError(`CORS rules or a policy are for the bucket ${name}, which no stack has.`);
  }
  return buckets;
}

/** Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const bucketName = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The name becomes a folder's, so it is checked as S3 would. */
function checkedName(bucket: Resource<unknown>): string {
  if (bucketName.test(bucket.ref)) return bucket.ref;
  throw new AssemblyError(
    `${bucket.constructPath}: ${bucket.ref} is no name for a bucket: 3 to 63 of a-z, 0-9, dot and hyphen.`,
  );
}

function templateRules(bucket: Resource<BucketProperties>): CorsRule[] {
  return (bucket.properties.CorsConfiguration?.CorsRules ?? []).map((rule) => ({
    origins: rule.AllowedOrigins,
    methods: rule.AllowedMethods,
    headers: rule.AllowedHeaders ?? [],
    exposed: rule.ExposedHeaders ?? [],
    ...(rule.MaxAge !== undefined && { maxAgeSeconds: Number(rule.MaxAge) }),
  }));
}

function keyArn({ properties }: Resource<BucketProperties>): string | undefined {
  const rules = properties.BucketEncryption?.ServerSideEncryptionConfiguration ?? [];
  return rules.map((rule) => rule.ServerSideEncryptionByDefault?.KMSMasterKeyID).find((key) => key !== undefined);
}

function uploadRetentionDays(bucket: Resource<BucketProperties>): number | undefined {
  const days = (bucket.properties.LifecycleConfiguration?.Rules ?? [])
    .filter((rule) => rule.Status === 'Enabled' && rule.AbortIncompleteMultipartUpload)
    .map((rule) => Number(rule.AbortIncompleteMultipartUpload?.DaysAfterInitiation));
  return days.length > 0 ? Math.min(...days) : undefined;
}
