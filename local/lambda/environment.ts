import { devNull } from 'node:os';
import { localAddresses, mounts } from '../addresses';
import type { Credentials } from '../iam/types';
import type { FunctionDefinition } from './types';

/**
 * The environment of a function: its own variables, in which addresses of AWS become local ones, those that Lambda sets,
 * and the addresses of the local services.
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 * @param origin of the local cloud
 */
export function environmentOf(
  definition: FunctionDefinition,
  region: string,
  credentials: Credentials,
  origin: string,
): Record<string, string> {
  const toLocal = localAddresses(origin, region);
  const variables = Object.entries(definition.variables).map(([name, value]) => [name, toLocal(value)]);
  return {
    ...Object.fromEntries(variables),
    _HANDLER: definition.handler,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_SESSION_TOKEN: credentials.sessionToken,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: `AWS_Lambda_${definition.runtime}`,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMegabytes),
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_FORMAT: definition.logFormat,
    AWS_LAMBDA_LOG_GROUP_NAME: definition.logGroupName,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    LAMBDA_TASK_ROOT: definition.codeDirectory,
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: origin + mounts.cognitoUserPools,
    AWS_ENDPOINT_URL_COMPREHEND: origin + mounts.comprehend,
    AWS_ENDPOINT_URL_DYNAMODB: origin + mounts.dynamoDb,
    AWS_ENDPOINT_URL_S3: origin + mounts.s3,
    // A function must not read the AWS settings of this machine's user.
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    // Warnings about this machine's Node.js do not apply: on AWS the function runs on the template's runtime.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
}
