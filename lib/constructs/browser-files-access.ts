import { Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { acknowledgeSdkCall, DeploymentIdentity } from './deployment-functions';

export interface BrowserFilesAccessProps {
  /** People's own files, which they read and write. */
  readonly bucket: Bucket;
  /** The files of the rentals, which they read. */
  readonly snapshots: Bucket;
  /** The website's origin, the only one that may use the bucket from a browser. */
  readonly origin: string;
  /** Serves the website; without one, no origin needs access. */
  readonly distribution: Distribution;
  readonly logRetention: RetentionDays;
}

/**
 * Lets only the website's origin use the buckets from a browser. Their own stacks cannot do so: they would need the
 * distribution, whose content security policy already needs the buckets.
 */
export class BrowserFilesAccess extends Construct {
  constructor(scope: Construct, id: string, props: BrowserFilesAccessProps) {
    super(scope, id);
    const { bucket, snapshots, origin, distribution, logRetention } = props;
    const identity = new DeploymentIdentity(this, 'Calling', { retention: logRetention });
    // Of the role itself, and not of each call: IAM takes a while to know a permission. This one is there minutes before it
    // is used, while the distribution is created.
    identity.role.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['s3:PutBucketCORS'], resources: [bucket.bucketArn, snapshots.bucketArn] }),
    );
    const allow = (name: string, physicalId: string, allowed: Bucket, rule: object) => {
      const cors = new AwsCustomResource(this, `${name}Cors`, {
        installLatestAwsSdk: false,
        role: identity.role,
        logGroup: identity.logGroup,
        resourceType: `Custom::${name}Cors`,
        onUpdate: {
          service: 'S3',
          action: 'putBucketCors',
          parameters: {
            Bucket: allowed.bucketName,
            CORSConfiguration: {
              CORSRules: [{ AllowedOrigins: [origin], ...rule, MaxAgeSeconds: Duration.hours(1).toSeconds() }],
            },
          },
          physicalResourceId: PhysicalResourceId.of(physicalId),
        },
      });
      // With the stage's own domain the origin is known beforehand, and refers to no distribution.
      cors.node.addDependency(distribution);
    };
    allow('UserFiles', 'user-files-cors', bucket, {
      AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      AllowedHeaders: ['*'],
      ExposeHeaders: ['ETag', 'x-amz-request-id', 'x-amz-version-id'],
    });
    allow('Snapshots', 'snapshots-cors', snapshots, { AllowedMethods: ['GET'] });
    acknowledgeSdkCall(Stack.of(this));
  }
}
