import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { CfnOutput, Stack, type StackProps, Stage } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { acknowledge } from './constructs/acknowledge';
import { BrowserFilesAccess } from './constructs/browser-files-access';
import { setDeletionLogRetention } from './constructs/deployment-functions';
import { inlineHashes } from './constructs/inline-hashes';
import { PagesFunction, rootObject } from './constructs/pages-function';
import { AccessLogBucket, PrivateBucket } from './constructs/private-bucket';
import { connectableEndpoints, webConfiguration } from './constructs/web-configuration';
import { hashedFolder, WebsiteFiles } from './constructs/website-files';
import { WebsiteHeaders } from './constructs/website-headers';
import type { EntityExtractorStack } from './entity-extractor-stack';
import type { IdentityStack } from './identity-stack';
import type { RentalsStack } from './rentals-stack';
import type { StageSettings } from './settings';
import type { SnapshotsStack } from './snapshots-stack';
import type { UserFilesStack } from './user-files-stack';

export interface WebsiteStackProps extends StackProps {
  readonly settings: StageSettings;
  /** Folder with the built front end. */
  readonly website: string;
  readonly identity: IdentityStack;
  readonly rentals: RentalsStack;
  readonly entityExtractor: EntityExtractorStack;
  readonly userFiles: UserFilesStack;
  readonly snapshots: SnapshotsStack;
}

/** The single-page application: its bucket, the distribution in front, and the configuration it reads at start. */
export class WebsiteStack extends Stack {
  constructor(scope: Construct, id: string, props: WebsiteStackProps) {
    super(scope, id, props);
    const { settings } = props;
    const website = this.builtWebsite(props.website);

    const accessLogs = new AccessLogBucket(this, 'AccessLogs', {
      retentionDays: settings.logRetentionDays,
      cloudFront: true,
    });
    // Everything in it can be built again from the repository.
    const bucket = new PrivateBucket(this, 'Bucket', { keepData: false, accessLogs });
    const site = S3BucketOrigin.withOriginAccessControl(bucket, {
      // The name is unique in the account, where a stage may be in several regions.
      originAccessControl: new S3OriginAccessControl(this, 'Access', {
        originAccessControlName: `${id}-Access-${this.region}`,
      }),
    });
    const connectTo = connectableEndpoints(this, props);
    const responseHeadersPolicy = new WebsiteHeaders(this, 'Headers', {
      connectTo,
      inline: inlineHashes(website),
      strictTransport: settings.strictTransport,
    });

    const pages = new PagesFunction(this, 'Pages', { website, domainName: settings.domain?.name });
    const distribution = new Distribution(this, 'Distribution', {
      comment: `${id}: the Polder dashboard`,
      defaultRootObject: rootObject,
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(settings.domain && {
        domainNames: [settings.domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.domain.certificateArn),
      }),
      logBucket: accessLogs,
      logFilePrefix: 'distribution/',
      // The cheapest class serves from America and Europe only, and the next one leaves Australia out.
      priceClass: settings.region.startsWith('ap-') ? PriceClass.PRICE_CLASS_ALL : PriceClass.PRICE_CLASS_100,
      defaultBehavior: {
        origin: site,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy,
        functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: pages }],
      },
      additionalBehaviors: {
        '/assets/*': {
          origin: site,
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy,
        },
        // The REST API's stage has the same name, so the path needs no rewriting.
        '/api/*': {
          origin: new RestApiOrigin(props.entityExtractor.api, { originPath: '' }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy,
        },
      },
    });
    // CloudFront writes logs until it is deleted; a bucket that was emptied before could not be deleted.
    distribution.node.addDependency(accessLogs);
    const origin = `https://${settings.domain?.name ?? distribution.distributionDomainName}`;
    acknowledge(distribution, {
      'AwsSolutions-CFR1': 'People may use Polder from every country.',
      'AwsSolutions-CFR2':
        'A firewall for CloudFront has to be in us-east-1; the APIs behind it have their own if the stage enables it.',
      ...(!settings.domain && {
        'AwsSolutions-CFR4':
          'The certificate of *.cloudfront.net decides the TLS version; a stage with a domain requires TLS 1.2.',
      }),
    });

    const logRetention = settings.logRetentionDays;
    new WebsiteFiles(this, 'Files', {
      website,
      configuration: webConfiguration(this, origin, props),
      bucket,
      logRetention,
    });
    new BrowserFilesAccess(this, 'FilesAccess', {
      bucket: props.userFiles.bucket,
      snapshots: props.snapshots.bucket,
      origin,
      distribution,
      logRetention,
    });
    setDeletionLogRetention(this, logRetention);

    new CfnOutput(this, 'Url', { value: origin });
    if (settings.domain) new CfnOutput(this, 'DomainTarget', { value: distribution.distributionDomainName });
    new CfnOutput(this, 'WebsiteBucket', { value: bucket.bucketName });
  }

  /**
   * The folder with the built front end. Commands that deploy nothing, such as `bootstrap`, `destroy` and `inventory`, do
   * not need it: they get an empty one, from which the same resources are made.
   * @throws Error when it is needed and missing
   */
  private builtWebsite(folder: string): string {
    if (existsSync(path.join(folder, 'index.html'))) return folder;
    if (!this.bundlingRequired) {
      // Every stack belongs to an app, which is a Stage.
      const empty = path.join((Stage.of(this) as Stage).outdir, 'no-website');
      mkdirSync(path.join(empty, hashedFolder), { recursive: true });
      return empty;
    }
    throw new Error(`The front end is not built: ${folder} has no index.html. Run "npm run build" first.`);
  }
}
