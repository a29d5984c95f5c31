import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { acknowledge } from './constructs/acknowledge';
import { acknowledgeDeployment, acknowledgeSdkCall } from './constructs/deployment-functions';
import { AccessLogBucket, PrivateBucket } from './constructs/private-bucket';
import { connectableEndpoints, webConfiguration } from './constructs/web-configuration';
import { WebsiteHeaders } from './constructs/website-headers';
import type { EntityExtractorStack } from './entity-extractor-stack';
import type { IdentityStack } from './identity-stack';
import type { RentalsStack } from './rentals-stack';
import type { StageSettings } from './settings';
import type { UserFilesStack } from './user-files-stack';

/** Written at deployment, so that one build serves every stage. */
const configurationFile = 'config.json';

export interface WebsiteStackProps extends StackProps {
  readonly settings: StageSettings;
  /** Folder with the built front end. */
  readonly website: string;
  readonly identity: IdentityStack;
  readonly rentals: RentalsStack;
  readonly entityExtractor: EntityExtractorStack;
  readonly userFiles: UserFilesStack;
}

/** The single-page application: its bucket, the distribution in front, and the configuration it reads at start. */
export class WebsiteStack extends Stack {
  constructor(scope: Construct, id: string, props: WebsiteStackProps) {
    super(scope, id, props);
    const { settings } = props;
    if (!existsSync(path.join(props.website, 'index.html'))) {
      throw new Error(`The front end is not built: ${props.website} has no index.html. Run "npm run build" first.`);
    }

    const accessLogs = new AccessLogBucket(this, 'AccessLogs', {
      retentionDays: settings.logRetentionDays,
      cloudFront: true,
    });
    // Nothing in it is not also in the repository.
    const bucket = new PrivateBucket(this, 'Bucket', { keepData: false, accessLogs });
    const site = S3BucketOrigin.withOriginAccessControl(bucket);
    const connectTo = connectableEndpoints(this, props);
    const pageHeaders = new WebsiteHeaders(this, 'PageHeaders', { connectTo, cacheControl: 'no-cache' });
    const assetHeaders = new WebsiteHeaders(this, 'AssetHeaders', {
      connectTo,
      // Built assets carry a hash of their content in their name.
      cacheControl: 'public, max-age=31536000, immutable',
    });

    const distribution = new Distribution(this, 'Distribution', {
      comment: `${id}: the Polder dashboard`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(settings.domain && {
        domainNames: [settings.domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.domain.certificateArn),
      }),
      logBucket: accessLogs,
      logFilePrefix: 'distribution/',
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultBehavior: {
        origin: site,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: pageHeaders,
        functionAssociations: [
          { eventType: FunctionEventType.VIEWER_REQUEST, function: this.pagesFunction(props.website) },
        ],
      },
      additionalBehaviors: {
        '/assets/*': {
          origin: site,
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: assetHeaders,
        },
        // The REST API's stage has the same name, so the path needs no rewriting.
        '/api/*': {
          origin: new RestApiOrigin(props.entityExtractor.api, { originPath: '' }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: pageHeaders,
        },
      },
    });
    const origin = `https://${settings.domain?.name ?? distribution.distributionDomainName}`;
    acknowledge(distribution, {
      'AwsSolutions-CFR1': 'Polder is for wherever its people are.',
      'AwsSolutions-CFR2':
        'A firewall for CloudFront lives in us-east-1; the APIs behind it have their own where the stage asks.',
      ...(!settings.domain && {
        'AwsSolutions-CFR4':
          'The certificate of *.cloudfront.net decides; with a domain of its own the stage gets TLS 1.2.',
      }),
    });

    new BucketDeployment(this, 'Deployment', {
      // Vite's manifest is for the size budget, not for the world.
      sources: [
        Source.asset(props.website, { exclude: ['.vite'] }),
        Source.jsonData(configurationFile, webConfiguration(this, origin, props)),
      ],
      destinationBucket: bucket,
      distribution,
      distributionPaths: ['/*'],
      // A page opened before a deployment still finds the chunks it was built with.
      prune: false,
      memoryLimit: 256,
    });
    acknowledgeDeployment(this, bucket);
    this.allowBrowserFiles(props.userFiles.bucket, origin);

    new CfnOutput(this, 'Url', { value: origin });
  }

  /** Every address that is no file of the front end is a page of it, known or not, which index.html shows. */
  private pagesFunction(website: string): EdgeFunction {
    const files = readdirSync(website, { withFileTypes: true }).flatMap((one) =>
      one.isFile() ? [`/${one.name}`] : [],
    );
    return new EdgeFunction(this, 'Pages', {
      comment: 'Serves index.html for the pages of the single-page application',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(
        [
          `var files = ${JSON.stringify([...files, `/${configurationFile}`].sort())};`,
          'function handler(event) {',
          '  var request = event.request;',
          "  if (files.indexOf(request.uri) === -1) request.uri = '/index.html';",
          '  return request;',
          '}',
        ].join('\n'),
      ),
    });
  }

  /**
   * Lets the website's origin, and no other, use the user files bucket from a browser. The bucket cannot say so
   * itself: its stack would need the distribution, whose content security policy already needs the bucket.
   */
  private allowBrowserFiles(bucket: Bucket, origin: string): void {
    new AwsCustomResource(this, 'UserFilesCors', {
      installLatestAwsSdk: false,
      resourceType: 'Custom::UserFilesCors',
      onUpdate: {
        service: 'S3',
        action: 'putBucketCors',
        parameters: {
          Bucket: bucket.bucketName,
          CORSConfiguration: {
            CORSRules: [
              {
                AllowedOrigins: [origin],
                AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
                AllowedHeaders: ['*'],
                ExposeHeaders: ['ETag', 'x-amz-request-id', 'x-amz-version-id'],
                MaxAgeSeconds: Duration.hours(1).toSeconds(),
              },
            ],
          },
        },
        physicalResourceId: PhysicalResourceId.of('user-files-cors'),
      },
      policy: AwsCustomResourcePolicy.fromSdkCalls({ resources: [bucket.bucketArn] }),
    });
    acknowledgeSdkCall(this);
  }
}
