import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  JsonSchemaType,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from './constructs/acknowledge';
import { BundledFunction } from './constructs/bundled-function';
import { Firewall } from './constructs/firewall';
import { UsageTable } from './constructs/usage-table';
import type { StageSettings } from './settings';

export interface EntityExtractorStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly userPool: UserPool;
}

/** The Comprehend actions that the function calls; they support no resource-level permissions. */
const comprehendActions = [
  'comprehend:DetectDominantLanguage',
  'comprehend:DetectEntities',
  'comprehend:DetectKeyPhrases',
  'comprehend:DetectSentiment',
  'comprehend:DetectSyntax',
];

/** Comprehend reads at most 100 kB of text at once; a character is at least one byte. */
const maxTextLength = 100_000;

/** The access log's fields: caller, address, time and status of each request, without its content. */
const accessLogFields = {
  requestId: AccessLogField.contextRequestId(),
  ip: AccessLogField.contextIdentitySourceIp(),
  /** Of the account in the user pool. For requests through CloudFront, `ip` is CloudFront's. */
  sub: AccessLogField.contextAuthorizerClaims('sub'),
  requestTime: AccessLogField.contextRequestTime(),
  httpMethod: AccessLogField.contextHttpMethod(),
  resourcePath: AccessLogField.contextResourcePath(),
  status: AccessLogField.contextStatus(),
  errorType: AccessLogField.contextErrorResponseType(),
  protocol: AccessLogField.contextProtocol(),
  responseLength: AccessLogField.contextResponseLength(),
};

/**
 * `POST /interpret` turns text into entities, key phrases, language, sentiment and syntax.
 * The website's distribution serves it under /api, which is also its stage's name, so browsers need no CORS.
 */
export class EntityExtractorStack extends Stack {
  readonly api: RestApi;
  readonly interpret: BundledFunction;
  /** How much each account had interpreted, by day. */
  readonly usage: UsageTable;
  /** One line for each request, with its status. */
  readonly accessLog: LogGroup;

  constructor(scope: Construct, id: string, props: EntityExtractorStackProps) {
    super(scope, id, props);
    const { settings } = props;

    this.usage = new UsageTable(this, 'Usage');
    this.interpret = new BundledFunction(this, 'Interpret', {
      folder: 'entity-extractor',
      description: 'Interprets text with Amazon Comprehend',
      timeout: Duration.seconds(15),
      memorySize: 512,
      logRetention: settings.logRetentionDays,
      environment: {
        USAGE_TABLE_NAME: this.usage.tableName,
        MAX_TEXT_BYTES: String(settings.extractorMaxTextBytes),
        CHARACTERS_PER_DAY: String(settings.extractorDailyCharacters),
      },
      permissions: [
        new PolicyStatement({ actions: comprehendActions, resources: ['*'] }),
        new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [this.usage.tableArn] }),
      ],
    });

    this.accessLog = new LogGroup(this, 'AccessLog', {
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = new RestApi(this, 'Api', {
      restApiName: 'entityExtractor',
      description: 'Interprets text',
      endpointTypes: [EndpointType.REGIONAL],
      // The account has one: see AccountStack.
      cloudWatchRole: false,
      deployOptions: {
        stageName: 'api',
        tracingEnabled: true,
        throttlingRateLimit: settings.extractorRateLimit,
        throttlingBurstLimit: settings.extractorBurstLimit,
        // The execution log quotes texts that are too long, and its group, created by API Gateway, never expires.
        loggingLevel: MethodLoggingLevel.OFF,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(this.accessLog),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    acknowledge(this.api, {
      'AwsSolutions-APIG6': 'The access log is enough; an execution log would contain texts of people.',
      ...(!settings.firewall && {
        'AwsSolutions-APIG3': 'The stage has no firewall; the method is throttled and requires a signed-in user.',
      }),
    });
    const request = this.api.addModel('InterpretRequest', {
      contentType: 'application/json',
      schema: {
        type: JsonSchemaType.OBJECT,
        required: ['text'],
        additionalProperties: false,
        properties: { text: { type: JsonSchemaType.STRING, minLength: 1, maxLength: maxTextLength } },
      },
    });
    const validator = this.api.addRequestValidator('BodyAndParameters', {
      validateRequestBody: true,
      validateRequestParameters: true,
    });
    this.api.root.addResource('interpret').addMethod('POST', new LambdaIntegration(this.interpret), {
      authorizationType: AuthorizationType.COGNITO,
      authorizer: new CognitoUserPoolsAuthorizer(this, 'Authorizer', { cognitoUserPools: [props.userPool] }),
      requestModels: { 'application/json': request },
      requestValidator: validator,
    });

    if (settings.firewall) {
      new Firewall(this, 'Firewall', {
        rateLimit: settings.firewallRateLimit,
        protects: this.api.deploymentStage.stageArn,
      });
    }

    new CfnOutput(this, 'EntityExtractorUrl', { value: this.api.url });
  }
}
