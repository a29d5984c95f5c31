import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Function as LambdaFunction, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';
import { functionCode } from './function-bundle';

// Fixed, not "latest": a new runtime is a decision.
const runtime = Runtime.NODEJS_24_X;

export interface BundledFunctionProps {
  /** Folder below lambdas/ whose handler.ts exports `handler`. */
  readonly folder: string;
  readonly description: string;
  readonly environment?: Record<string, string>;
  readonly timeout: Duration;
  /** Also sets the share of a processor: 1,769 MB is one. */
  readonly memorySize: number;
  readonly logRetention: RetentionDays;
  /** What the function may do besides writing its log and traces. */
  readonly permissions: readonly PolicyStatement[];
  /** How often Lambda sends an asynchronous event again after the function failed. @default Lambda's: twice */
  readonly retryAttempts?: number;
  /** Why events that failed need not be stored. @default because callers wait for the answer */
  readonly noDeadLetters?: string;
}

/** A Lambda function with the defaults of all Polder's functions, and a role that allows only what it does. */
export class BundledFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, props: BundledFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: props.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Not AWS's managed policy, which allows writing to every log group of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    for (const statement of props.permissions) role.addToPolicy(statement);

    super(scope, id, {
      code: functionCode(props.folder, runtime),
      handler: 'index.handler',
      description: props.description,
      role,
      runtime,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize,
      timeout: props.timeout,
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      environment: props.environment,
      ...(props.retryAttempts !== undefined && { retryAttempts: props.retryAttempts }),
    });
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]':
        'X-Ray and Comprehend support no resource-level permissions; each action is named.',
    });
    acknowledge(this, {
      'Serverless-LambdaDLQ':
        props.noDeadLetters ?? 'It is only invoked synchronously: the caller gets the error and sends again.',
      ...(props.noDeadLetters && { 'Serverless-LambdaAsyncFailureDestination': props.noDeadLetters }),
    });
  }
}
