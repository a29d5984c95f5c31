import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';
import { retainOnceCreated } from './removal';

/** The defaults of every bucket of Polder: encrypted, TLS 1.2 or later only, never public. */
const defaults = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
} as const satisfies BucketProps;

export interface PrivateBucketProps {
  /** Retain the bucket and its objects when the stack is deleted. */
  readonly keepData: boolean;
  readonly accessLogs: AccessLogBucket;
  /** Days after which the parts of unfinished uploads expire. */
  readonly abortUploadsAfterDays?: number;
  /** Days for which S3 retains overwritten and deleted versions; none if left out. */
  readonly keepOldVersionsDays?: number;
  /** Encrypts the objects instead of S3's own key. */
  readonly dataKey?: IKey | undefined;
}

/** A bucket with an access log. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps) {
    const { keepData, accessLogs, abortUploadsAfterDays, keepOldVersionsDays, dataKey } = props;
    super(scope, id, {
      ...defaults,
      // S3 then calls KMS once for many objects.
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
      removalPolicy: keepData ? retainOnceCreated : RemovalPolicy.DESTROY,
    });
    // A retained bucket still requires TLS.
    if (keepData) this.policy?.applyRemovalPolicy(retainOnceCreated);
  }
}

/** Receives the access logs of a stack's buckets and distribution; they expire. */
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
    acknowledge(this, {
      'AwsSolutions-S1': 'This bucket holds the access logs; logging access to it would never end.',
    });
  }
}
