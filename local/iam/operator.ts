import { createHmac, randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mounts } from '../addresses';

/** The operator, an IAM user who may do everything: `aws:PrincipalArn` of requests with the operator's keys. */
export const operatorArn = (accountId: string) => `arn:aws:iam::${accountId}:user/operator`;

/** Long-lived keys, as an IAM user has them: no session token belongs to them. */
export interface OperatorKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** @param secret from which the keys are derived, so that they stay the same over restarts */
export function operatorKeys(secret: string): OperatorKeys {
  const derive = (what: string) => createHmac('sha256', secret).update(`operator's ${what}`).digest();
  return {
    accessKeyId: `AKIA${derive('key').toString('hex').toUpperCase().slice(0, 16)}`,
    secretAccessKey: derive('secret').toString('base64url').slice(0, 40),
  };
}

/** The services that AWS's command line finds locally, as its configuration names them. */
const services: Readonly<Record<string, string>> = {
  cognito_identity: mounts.cognitoIdentity,
  cognito_identity_provider: mounts.cognitoUserPools,
  comprehend: mounts.comprehend,
  dynamodb: mounts.dynamoDb,
  s3: mounts.s3,
  sts: mounts.sts,
};

/**
 * Writes `aws-config` into the data folder, readable by its owner only: with `AWS_CONFIG_FILE` set to it, AWS's command
 * line and SDKs call the local cloud as its operator.
 * @returns the file's path
 */
export function writeAwsConfig(directory: string, secret: string, origin: string, region: string): string {
  const { accessKeyId, secretAccessKey } = operatorKeys(secret);
  const endpoints = Object.entries(services).map(([name, mount]) => `${name} =\n  endpoint_url = ${origin}${mount}`);
  const text = `# Keys of the operator of this laptop's cloud. They open nothing on AWS.
[default]
region = ${region}
aws_access_key_id = ${accessKeyId}
aws_secret_access_key = ${secretAccessKey}
services = local
s3 =
  addressing_style = path

[services local]
${endpoints.join('\n')}
`;
  const file = path.join(directory, 'aws-config');
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  renameSync(unfinished, file);
  return file;
}
