import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { allowedTo, snapshotAccess, userRoles } from '../graphql/access';
import { changeIndex } from '../graphql/reading-changes';
import { snapshotFolder } from '../graphql/rental-snapshot';
import { acknowledge } from './constructs/acknowledge';
import { BundledFunction } from './constructs/bundled-function';
import { capitalised } from './constructs/capitalised';
import { keyActions, keyUse } from './constructs/data-key';
import type { PrivateBucket } from './constructs/private-bucket';
import type { RentalsTable } from './constructs/rentals-table';
import { RolePolicy } from './constructs/role-policy';
import type { PersonRoles } from './constructs/user-roles';
import type { StageSettings } from './settings';

export interface SnapshotsStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly personRoles: PersonRoles;
  readonly rentals: RentalsTable;
  /** Where the files are. The function that tells what changes uses it too. */
  readonly bucket: PrivateBucket;
  /** Knows the shards of the rentals. */
  readonly feed: ITable;
  /** Encrypts the table and the files. */
  readonly dataKey?: IKey | undefined;
}

/** A bucket's ARN as cdk-nag has it in findings of another stack: CDK names the output of its stack like this. */
const arnOf = (bucket: PrivateBucket): string =>
  JSON.stringify({
    'Fn::GetStackOutput': {
      StackName: bucket.stack.stackName,
      Region: bucket.stack.region,
      OutputName: 'PublishOutputFnGetAttFiles8E6940B8ArnB90C6676',
    },
  });

/** A run is over before the next one starts. */
const everyMinutes = 5;
const timeLimit = Duration.seconds(270);

/**
 * The function that updates the snapshot files, with which initial loads begin. They can be made again from the table;
 * their bucket is in the rentals' stack.
 */
export class SnapshotsStack extends Stack {
  readonly bucket: PrivateBucket;
  readonly build: BundledFunction;

  constructor(scope: Construct, id: string, props: SnapshotsStackProps) {
    super(scope, id, props);
    const { settings, rentals, bucket, feed, dataKey } = props;
    this.bucket = bucket;
    const files = bucket.arnForObjects(`${snapshotFolder}*`);
    const filesFinding = `AwsSolutions-IAM5[Resource::${arnOf(bucket)}/${snapshotFolder}*]`;

    this.build = new BundledFunction(this, 'Build', {
      folder: 'build-snapshots',
      description: 'Keeps a file of each shard of the rentals for initial loads',
      environment: {
        TABLE_NAME: rentals.tableName,
        INDEX_NAME: changeIndex,
        FEED_TABLE_NAME: feed.tableName,
        BUCKET_NAME: this.bucket.bucketName,
      },
      permissions: [
        new PolicyStatement({
          actions: ['dynamodb:Query'],
          resources: [`${rentals.tableArn}/index/${changeIndex}`],
        }),
        new PolicyStatement({ actions: ['dynamodb:GetItem'], resources: [feed.tableArn] }),
        new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], resources: [files] }),
        // Without ListBucket, S3 answers AccessDenied for a missing file. A prefix condition would have the same
        // effect.
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
        ...(dataKey
          ? [
              keyUse(this, dataKey.keyArn, 'dynamodb', keyActions.readTable),
              keyUse(this, dataKey.keyArn, 's3', keyActions.writeFiles),
            ]
          : []),
      ],
      timeout: timeLimit,
      // One processor: a shard's file is compressed while nothing else is done.
      memorySize: 1769,
      logRetention: settings.logRetentionDays,
      retryAttempts: 0,
      noDeadLetters: 'The next run, five minutes later, does what a failed one did not.',
    });
    acknowledge(this.build.role as Construct, {
      [filesFinding]: 'The names of the files follow from their content.',
    });
    this.schedule();

    for (const role of userRoles) {
      const actions = allowedTo(role, snapshotAccess);
      const policy = new RolePolicy(this, `${capitalised(role)}Policy`, {
        role: props.personRoles[role],
        statements: [
          new PolicyStatement({ actions, resources: [files] }),
          ...(dataKey ? [keyUse(this, dataKey.keyArn, 's3', keyActions.readFiles)] : []),
        ],
      });
      acknowledge(policy, { [filesFinding]: 'People read all rentals, and the names follow from their content.' });
    }
  }

  private schedule(): void {
    const role = new Role(this, 'ScheduleRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    });
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [this.build.functionArn] }));
    const schedule = new CfnSchedule(this, 'Schedule', {
      description: 'Has the files of the rentals kept up to date',
      scheduleExpression: `rate(${everyMinutes} minutes)`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: this.build.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 0 },
      },
    });
    // A new schedule runs at once, so its role needs its permissions before that.
    schedule.node.addDependency(role);
  }
}
