import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { PeopleAnswer, PeopleCall } from '../../graphql/people';
import { systemClock } from '../shared/clock';
import { answerCall } from './answer-call';
import { createPersonRecords } from './person-records';
import { createSettings } from './settings';
import { createUsage } from './usage';
import { createUserPool } from './user-pool';

const { USER_POOL_ID, TABLE_NAME, SETTINGS_TABLE_NAME, USAGE_TABLE_NAME } = process.env;
if (!USER_POOL_ID) throw new Error('USER_POOL_ID is not set. Give the function the id of the user pool in it.');
if (!TABLE_NAME) throw new Error('TABLE_NAME is not set. Give the function the name of the table of people in it.');
if (!SETTINGS_TABLE_NAME) {
  throw new Error('SETTINGS_TABLE_NAME is not set. Give the function the name of the table of settings in it.');
}
if (!USAGE_TABLE_NAME)
  throw new Error('USAGE_TABLE_NAME is not set. Give the function the name of the table of use in it.');

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
