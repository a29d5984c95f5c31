import { createHash } from 'node:crypto';
import type { StreamRecord, StreamViewType } from '../dynamodb/types';

/** The stream that records come from. */
export interface RecordSource {
  readonly arn: string;
  readonly viewType: StreamViewType;
  readonly region: string;
}

/**
 * A record as a function gets it.
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html
 */
export function eventRecord(record: StreamRecord, { arn, viewType, region }: RecordSource) {
  const { sequenceNumber, eventName, keys, newImage, oldImage, at, byService } = record;
  return {
    eventID: createHash('md5').update(`${arn} ${sequenceNumber}`).digest('hex'),
    eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(at / 1000),
      Keys: keys,
      ...(newImage && { NewImage: newImage }),
      ...(oldImage && { OldImage: oldImage }),
      SequenceNumber: sequenceNumber,
      SizeBytes: Buffer.byteLength(JSON.stringify([keys, newImage, oldImage])),
      StreamViewType: viewType,
    },
    ...(byService && { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } }),
    eventSourceARN: arn,
  };
}

/** Why records were discarded. */
export type DiscardCondition = 'RetryAttemptsExhausted' | 'RecordAgeExceeded';

/**
 * The message to the failure destination about discarded records: their positions, not their content. Source:
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export function failureMessage(
  records: readonly StreamRecord[],
  condition: DiscardCondition,
  { arn, functionArn, invocations, now }: { arn: string; functionArn: string; invocations: number; now: number },
) {
  const [first, last] = [records[0], records.at(-1)] as [StreamRecord, StreamRecord];
  return {
    requestContext: {
      requestId: createHash('md5').update(`${arn} ${first.sequenceNumber} ${now}`).digest('hex'),
      functionArn: `${functionArn}:$LATEST`,
      condition,
      approximateInvokeCount: invocations,
    },
    ...(invocations > 0 && {
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    }),
    version: '1.0',
    timestamp: new Date(now).toISOString(),
    DDBStreamBatchInfo: {
      shardId: 'shardId-00000000000000000000-00000000',
      startSequenceNumber: first.sequenceNumber,
      endSequenceNumber: last.sequenceNumber,
      approximateArrivalOfFirstRecord: new Date(first.at).toISOString(),
      approximateArrivalOfLastRecord: new Date(last.at).toISOString(),
      batchSize: records.length,
      streamArn: arn,
    },
  };
}
