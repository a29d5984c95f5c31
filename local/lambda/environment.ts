import { devNull } from 'node:os';
import type { Credentials } from '../iam/types';
import type { FunctionDefinition } from './types';

/**
 * All that a function finds in its environment: its own variables, and those Lambda sets.
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 * @param serviceEndpoints addresses of the local services by the name that the AWS SDK gives them, e.g. `DYNAMODB`
 */
export function environmentOf(
  definition: FunctionDefinition,
  region: string,
  credentials: Credentials,
  serviceEndpoints: Readonly<Record<string, string>>,
): Record<string, string> {
  const endpoints = Object.entries(serviceEndpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url]);
  return {
    ...definition.variables,
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
    ...Object.fromEntries(endpoints),
    // The settings of whoever owns this machine are no business of the function.
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    // Nor is the age of this machine's Node.js: on AWS it runs on the template's runtime.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
}
