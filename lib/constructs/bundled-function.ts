import path from 'node:path';
import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

const repository = path.join(__dirname, '..', '..');

/**
 * Where the SDK looks for credentials when the environment has none, each by a dynamic import. Lambda's environment
 * always has them, so these stay out of the bundles, which are a third smaller for it.
 */
export const unusedCredentialProviders = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

export interface BundledFunctionProps {
  /** Folder below lambdas/ whose handler.ts exports `handler`. */
  readonly folder: string;
  readonly description: string;
  readonly environment?: Record<string, string>;
  readonly timeout: Duration;
  /** Also sets the share of a processor: 1,769 MB is one. */
  readonly memorySize: number;
  readonly logRetention: RetentionDays;
  /** What the function may do beside writing its log and its traces. */
  readonly permissions: readonly PolicyStatement[];
}

/** A Lambda function with the defaults all of Polder's functions share, and a role that allows just what it does. */
export class BundledFunction extends NodejsFunction {
  constructor(scope: Construct, id: string, props: BundledFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: props.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Not the managed policy, which allows writing to every log group of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    for (const statement of props.permissions) role.addToPolicy(statement);

    super(scope, id, {
      entry: path.join(repository, 'lambdas', props.folder, 'handler.ts'),
      projectRoot: repository,
      depsLockFilePath: path.join(repository, 'package-lock.json'),
      description: props.description,
      role,
      // Named, not "latest": a new runtime is a decision, and without it older feature flags fall back to Node 16.
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize,
      timeout: props.timeout,
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      environment: props.environment,
      bundling: {
        format: OutputFormat.ESM,
        mainFields: ['module', 'main'],
        target: 'node24',
        minify: true,
        // The SDK the function was tested with, not the one the runtime happens to carry.
        bundleAwsSDK: true,
        externalModules: [...unusedCredentialProviders],
        esbuildArgs: { '--legal-comments': 'none', '--log-level': 'warning' },
        banner:
          "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
      },
    });
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]': 'X-Ray and Comprehend know no resources; the actions are named one by one.',
    });
    acknowledge(this, {
      'Serverless-LambdaDLQ': 'It is only invoked synchronously: whoever calls gets the error and sends again.',
    });
  }
}
