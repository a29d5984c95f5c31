import { Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { acknowledgeSdkCall, DeploymentIdentity } from './deployment-functions';

export interface BrowserFilesAccessProps {
  readonly bucket: Bucket;
  /** The website's origin, the only one that may use the bucket from a browser. */
  readonly origin: string;
  /** Serves the website; without one, no origin needs access. */
  readonly distribution: Distribution;
  readonly logRetention: RetentionDays;
}

/**
 * Lets only the website's origin use the user files bucket from a browser. The bucket's own stack cannot do so: it
 * would need the distribution, whose content security policy already needs the bucket.
 */
export class BrowserFilesAccess extends Construct {
  constructor(scope: Construct, id: string, { bucket, origin, distribution, logRetention }: BrowserFilesAccessProps) {
    super(scope, id);
    const identity = new DeploymentIdentity(this, 'Calling', { retention: logRetention });
    const cors = new AwsCustomResource(this, 'UserFilesCors', {
      installLatestAwsSdk: false,
      role: identity.role,
      logGroup: identity.logGroup,
      resourceType: 'Custom::UserFilesCors',
      onUpdate: {
        service: 'S3',
        action: 'putBucketCors',
        parameters: {
          Bucket: bucket.bucketName,
          CORSConfiguration: {
            CORSRules: [
              {
                AllowedOrigins: [origin],
                AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
                AllowedHeaders: ['*'],
                ExposeHeaders: ['ETag', 'x-amz-request-id', 'x-amz-version-id'],
                MaxAgeSeconds: Duration.hours(1).toSeconds(),
              },
            ],
          },
        },
        physicalResourceId: PhysicalResourceId.of('user-files-cors'),
      },
      policy: AwsCustomResourcePolicy.fromSdkCalls({ resources: [bucket.bucketArn] }),
    });
    // With the stage's own domain the origin is known beforehand, and refers to no distribution.
    cors.node.addDependency(distribution);
    acknowledgeSdkCall(Stack.of(this));
  }
}
