/**
 * `npm run history -- --stage prod --table <name> --history-table <name>`: writes versions that are missing in the
 * history, from the stream of the rentals' table and from the table itself.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { stageSettings } from '../lib/settings';
import { awsOrThrow } from './aws';
import { type AskAws, recordStream, recordTable } from './missing-versions';
import { forStage } from './stage';

const name = { type: 'string' } as const;

forStage(
  async ({ stage, options }) => {
    const { region, historyDays: days } = stageSettings(stage);
    const { table, 'history-table': historyTable } = options;
    if (typeof table !== 'string' || typeof historyTable !== 'string') {
      throw new Error('Name both tables: --table and --history-table. "aws dynamodb list-tables" lists them.');
    }
    const ask: AskAws = (...words) => JSON.parse(awsOrThrow(region, ...words, '--output', 'json'));
    const writer = { client: new DynamoDBClient({ region }), tableName: historyTable, days };
    await record(ask, table, writer);
  },
  { table: name, 'history-table': name },
);

async function record(ask: AskAws, table: string, writer: Parameters<typeof recordTable>[1]): Promise<void> {
  const now = Date.now();
  const { Table } = ask('dynamodb', 'describe-table', '--table-name', table) as { Table: { LatestStreamArn?: string } };
  if (Table.LatestStreamArn) {
    const written = await recordStream(ask, Table.LatestStreamArn, writer, now);
    console.log(`Versions written from the stream, which has the last 24 hours: ${written}.`);
  }
  const written = await recordTable(table, writer, now);
  console.log(`Current versions written from the table: ${written}.`);
}
