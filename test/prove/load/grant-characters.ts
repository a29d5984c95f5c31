import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mounts } from '../../../local/addresses';
import type { Health } from '../../../local/health/types';
import type { RunningPolder } from '../../harness/polder';
import { signedRequest } from '../../harness/signed-request';
import type { Session } from './session';

/** More than hours of load have read. */
const granted = 1_000_000_000;
const millisecondsPerDay = 86_400_000;

/**
 * Lets the session's account have texts read for longer than its daily allowance, which a load uses up within a minute:
 * its counts of today and tomorrow (UTC) begin below zero.
 * @throws Error when the table of counts refuses it
 */
export async function grantCharacters({ url, dataDirectory }: RunningPolder, session: Session): Promise<void> {
  const [, payload = ''] = (await session.token()).split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly sub: string };
  const { resources } = (await (await fetch(`${url}/_local/health`)).json()) as Health;
  const table = resources.find(({ stack, type }) => stack.endsWith('-EntityExtractor') && type.includes('Table'));
  const configuration = readFileSync(path.join(dataDirectory, 'aws-config'), 'utf8');
  const setting = (name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(configuration)?.[1] ?? '';
  for (const time of [Date.now(), Date.now() + millisecondsPerDay]) {
    const day = new Date(time).toISOString().slice(0, 10);
    const Item = { account: { S: sub }, day: { S: day }, characters: { N: String(-granted) } };
    const response = await signedRequest(`${url}${mounts.dynamoDb}/`, {
      method: 'POST',
      service: 'dynamodb',
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'DynamoDB_20120810.PutItem' },
      body: JSON.stringify({ TableName: table?.id, Item }),
      credentials: {
        accessKeyId: setting('aws_access_key_id'),
        secretAccessKey: setting('aws_secret_access_key'),
      },
    });
    if (!response.ok) throw new Error(`No characters were granted: ${await response.text()}`);
  }
}
