import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** What a function's role may do so that Lambda reads a table's stream for it. */
export const streamReading = (streamArn: string): PolicyStatement[] => [
  new PolicyStatement({
    actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
    resources: [streamArn],
  }),
  // Lambda lists streams before it reads one; the action knows no resources.
  new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
];
