import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { allowedTo, type FileAction, fileAccess, userRoles } from '../graphql/access';
import { acknowledge } from './constructs/acknowledge';
import { capitalised } from './constructs/capitalised';
import { keyActions, keyUse } from './constructs/data-key';
import { setDeletionLogRetention } from './constructs/deployment-functions';
import { AccessLogBucket, PrivateBucket } from './constructs/private-bucket';
import { RolePolicy } from './constructs/role-policy';
import type { PersonRoles } from './constructs/user-roles';
import type { StageSettings } from './settings';

export interface UserFilesStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly personRoles: PersonRoles;
  /** Encrypts the files instead of S3's own key. */
  readonly dataKey?: IKey | undefined;
}

const listing: FileAction = 's3:ListBucket';

/** As long as a deleted rental can be restored. */
const keepOldVersionsDays = 30;

/** The bucket with one private folder for each signed-in user; guests have no access. */
export class UserFilesStack extends Stack {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, props: UserFilesStackProps) {
    super(scope, id, props);
    const { dataKey, settings } = props;
    const { keepData, logRetentionDays } = settings;

    this.bucket = new PrivateBucket(this, 'Bucket', {
      keepData,
      accessLogs: new AccessLogBucket(this, 'AccessLogs', { retentionDays: logRetentionDays }),
      abortUploadsAfterDays: 1,
      keepOldVersionsDays,
      dataKey,
    });

    // biome-ignore lint/suspicious/noTemplateCurlyInString: a policy variable, filled in by IAM
    const ownFolder = 'private/${cognito-identity.amazonaws.com:sub}';
    for (const role of userRoles) {
      const actions = allowedTo(role, fileAccess);
      const policy = new RolePolicy(this, `${capitalised(role)}Policy`, {
        role: props.personRoles[role],
        statements: [
          new PolicyStatement({
            actions: actions.filter((action) => action !== listing),
            resources: [this.bucket.arnForObjects(`${ownFolder}/*`)],
          }),
          ...(actions.includes(listing) ? [this.listing(ownFolder)] : []),
          ...(dataKey ? [keyUse(this, dataKey.keyArn, 's3', keyActions.writeFiles)] : []),
        ],
      });
      acknowledge(policy, {
        [`AwsSolutions-IAM5[Resource::<${this.getLogicalId(this.bucket.node.defaultChild as CfnBucket)}.Arn>/private/<cognito-identity.amazonaws.com:sub>/*]`]:
          'All objects in the folder of the signed-in identity only: IAM fills in the identity.',
      });
    }

    setDeletionLogRetention(this, logRetentionDays);
    new CfnOutput(this, 'UserFilesBucket', { value: this.bucket.bucketName });
  }

  private listing(ownFolder: string): PolicyStatement {
    return new PolicyStatement({
      actions: [listing],
      resources: [this.bucket.bucketArn],
      conditions: { StringLike: { 's3:prefix': [`${ownFolder}/*`] } },
    });
  }
}
