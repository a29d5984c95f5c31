import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningPolder } from './polder';
import { signedRequest } from './signed-request';

/** The credentials that the local cloud writes for the AWS CLI. */
function operatorOf({ dataDirectory }: RunningPolder) {
  const config = readFileSync(path.join(dataDirectory, 'aws-config'), 'utf8');
  const value = (name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(config)?.[1] ?? '';
  return { accessKeyId: value('aws_access_key_id'), secretAccessKey: value('aws_secret_access_key') };
}

/**
 * Calls the user pool as `aws cognito-idp` does with the configuration of a running Polder.
 * @throws Error with the answer of a call that was refused
 */
export async function callUserPool(polder: RunningPolder, operation: string, input: object): Promise<void> {
  const configuration = (await (await fetch(`${polder.url}/config.json`)).json()) as {
    Auth: { Cognito: { userPoolId: string } };
  };
  const response = await signedRequest(`${polder.url}/_aws/cognito-idp/`, {
    method: 'POST',
    service: 'cognito-idp',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ UserPoolId: configuration.Auth.Cognito.userPoolId, ...input }),
    credentials: operatorOf(polder),
  });
  if (!response.ok) throw new Error(await response.text());
}
