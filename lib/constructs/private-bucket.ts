import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';
import { keepOnceMade } from './removal';

/** What every bucket of Polder has in common: encrypted, by TLS 1.2 or better only, and never public. */
const defaults = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
} as const satisfies BucketProps;

export interface PrivateBucketProps {
  /** Keep the bucket and its objects when the stack is deleted. */
  readonly keepData: boolean;
  readonly accessLogs: AccessLogBucket;
  /** Days after which parts of uploads that were never finished go. */
  readonly abortUploadsAfterDays?: number;
  /** Days for which S3 keeps what was overwritten or deleted; none without it. */
  readonly keepOldVersionsDays?: number;
  /** Encrypts the objects in place of S3's own key. */
  readonly dataKey?: IKey | undefined;
}

/** A bucket whose every access is written down. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps) {
    const { keepData, accessLogs, abortUploadsAfterDays, keepOldVersionsDays, dataKey } = props;
    super(scope, id, {
      ...defaults,
      // One request to the key for many objects, not one for each.
      ...(dataKey && { encryption: BucketEncryption.KMS, encryptionKey: dataKey, bucketKeyEnabled: true }),
      versioned: keepOldVersionsDays !== undefined,
      lifecycleRules: [
        ...(abortUploadsAfterDays
          ? [{ abortIncompleteMultipartUploadAfter: Duration.days(abortUploadsAfterDays) }]
          : []),
        ...(keepOldVersionsDays
          ? [{ noncurrentVersionExpiration: Duration.days(keepOldVersionsDays), expiredObjectDeleteMarker: true }]
          : []),
      ],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      autoDeleteObjects: !keepData,
      removalPolicy: keepData ? keepOnceMade : RemovalPolicy.DESTROY,
    });
    // What is kept goes on insisting on TLS.
    if (keepData) this.policy?.applyRemovalPolicy(keepOnceMade);
  }
}

/** Takes the access logs of a stack's buckets and distribution, and forgets them after a while. */
export class AccessLogBucket extends Bucket {
  constructor(scope: Construct, id: string, props: { readonly retentionDays: number; readonly cloudFront?: boolean }) {
    super(scope, id, {
      ...defaults,
      // CloudFront delivers its standard logs as an ACL grant, which a bucket without ACLs refuses.
      objectOwnership: props.cloudFront ? ObjectOwnership.BUCKET_OWNER_PREFERRED : undefined,
      lifecycleRules: [{ expiration: Duration.days(props.retentionDays) }],
      autoDeleteObjects: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this, { 'AwsSolutions-S1': 'Logging the access to the access logs would never end.' });
  }
}
