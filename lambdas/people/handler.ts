import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { PeopleAnswer, PeopleCall } from '../../graphql/people';
import { systemClock } from '../shared/clock';
import { requiredVariables } from '../shared/environment';
import { answerCall } from './answer-call';
import { createPersonRecords } from './person-records';
import { createSettings } from './settings';
import { createUsage } from './usage';
import { createUserPool } from './user-pool';

const { USER_POOL_ID, TABLE_NAME, SETTINGS_TABLE_NAME, USAGE_TABLE_NAME } = requiredVariables(
  'USER_POOL_ID',
  'TABLE_NAME',
  'SETTINGS_TABLE_NAME',
  'USAGE_TABLE_NAME',
);

/** Cognito throttles calls beyond its quota per second; the SDK then retries with backoff. */
const maxAttempts = 5;

const pool = createUserPool(new CognitoIdentityProviderClient({ maxAttempts }), USER_POOL_ID);
const client = new DynamoDBClient({});
const people = {
  records: createPersonRecords(client, TABLE_NAME),
  settings: createSettings(client, SETTINGS_TABLE_NAME),
  usage: createUsage(client, USAGE_TABLE_NAME),
};

/** Resolves all fields of the schema about people. The resolvers pass the field, its arguments and the caller. */
export const handler = (call: PeopleCall): Promise<PeopleAnswer> =>
  answerCall(call, { pool, ...people, clock: systemClock });
