import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

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
  /** Encrypts the objects in place of S3's own key. */
  readonly dataKey?: IKey | undefined;
}

/** A bucket whose every access is written down. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps) {
    const { keepData, accessLogs, abortUploadsAfterDays, dataKey } = props;
    super(scope, id, {
      ...defaults,
      // One request to the key for many objects, not one for each.
      ...(dataKey && { encryption: BucketEncryption.KMS, encryptionKey: dataKey, bucketKeyEnabled: true }),
      lifecycleRules: abortUploadsAfterDays
        ? [{ abortIncompleteMultipartUploadAfter: Duration.days(abortUploadsAfterDays) }]
        : undefined,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      autoDeleteObjects: !keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
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
