import path from 'node:path';
import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

const repository = path.join(__dirname, '..', '..');

export interface BundledFunctionProps {
  /** Folder below lambdas/ whose handler.ts exports `handler`. */
  readonly folder: string;
  readonly description: string;
  readonly environment?: Record<string, string>;
  readonly timeout: Duration;
  /** Also sets the share of a processor: 1,769 MB is one. */
  readonly memorySize: number;
  readonly logRetention: RetentionDays;
}

/** A Lambda function with the defaults all of Polder's functions share. */
export class BundledFunction extends NodejsFunction {
  constructor(scope: Construct, id: string, props: BundledFunctionProps) {
    super(scope, id, {
      entry: path.join(repository, 'lambdas', props.folder, 'handler.ts'),
      projectRoot: repository,
      depsLockFilePath: path.join(repository, 'package-lock.json'),
      description: props.description,
      // Named, not "latest": a new runtime is a decision, and without it older feature flags fall back to Node 16.
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize,
      timeout: props.timeout,
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup: new LogGroup(scope, `${id}Logs`, {
        retention: props.logRetention,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
      environment: props.environment,
      bundling: {
        format: OutputFormat.ESM,
        mainFields: ['module', 'main'],
        target: 'node24',
        minify: true,
        // The SDK the function was tested with, not the one the runtime happens to carry.
        bundleAwsSDK: true,
        esbuildArgs: { '--legal-comments': 'none', '--log-level': 'warning' },
        banner:
          "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
      },
    });
  }
}
