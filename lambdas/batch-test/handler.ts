import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
export const handler = async () => new DynamoDBClient({});
