import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { type IRole, Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageSettings } from './settings';

export interface UserFilesStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly signedInRole: IRole;
}

/** The bucket in which each signed-in person has a folder of their own; nobody else reads it, guests nothing. */
export class UserFilesStack extends Stack {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: UserFilesStackProps) {
    super(scope, id, props);
    const { keepData } = props.settings;

    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      autoDeleteObjects: !keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });

    // biome-ignore lint/suspicious/noTemplateCurlyInString: a policy variable, filled in by IAM
    const ownFolder = 'private/${cognito-identity.amazonaws.com:sub}';
    props.signedInRole.attachInlinePolicy(
      new Policy(this, 'SignedInPolicy', {
        statements: [
          new PolicyStatement({
            actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
            resources: [this.bucket.arnForObjects(`${ownFolder}/*`)],
          }),
          new PolicyStatement({
            actions: ['s3:ListBucket'],
            resources: [this.bucket.bucketArn],
            conditions: { StringLike: { 's3:prefix': [`${ownFolder}/*`] } },
          }),
        ],
      }),
    );

    new CfnOutput(this, 'UserFilesBucket', { value: this.bucket.bucketName });
  }
}
