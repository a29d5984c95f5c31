import path from 'node:path';
import { CustomResource } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledgeDeployment, DeploymentIdentity } from './deployment-functions';

/** Written at deployment, so that all stages share one build. */
export const configurationFile = 'config.json';

/** Built files whose names carry a hash of their content. */
export const hashedFolder = 'assets';

export interface WebsiteFilesProps {
  /** Folder with the built front end. */
  readonly website: string;
  /** Content of the configuration file. */
  readonly configuration: object;
  readonly bucket: Bucket;
  readonly logRetention: RetentionDays;
}

/**
 * Copies the front end into its bucket: scripts first, then the pages that load them. `Cache-Control` is set on the
 * objects: a header that CloudFront adds would be on the answer for a missing file too, and browsers would cache that.
 * Nothing is invalidated: CloudFront asks again for what is `no-cache` after its shortest time, a second, and waiting for
 * an invalidation would fail a deployment now and then.
 */
export class WebsiteFiles extends Construct {
  constructor(scope: Construct, id: string, props: WebsiteFilesProps) {
    super(scope, id);
    const { website, configuration, bucket, logRetention } = props;
    const identity = new DeploymentIdentity(this, 'Copying', { retention: logRetention });
    const common = {
      destinationBucket: bucket,
      // A page opened before a deployment still finds the chunks it was built with.
      prune: false,
      memoryLimit: 256,
      role: identity.role,
      logGroup: identity.logGroup,
    };
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [
        // Vite's manifest is for the build only.
        Source.asset(website, { exclude: ['.vite', hashedFolder] }),
        Source.jsonData(configurationFile, configuration),
      ],
      cacheControl: [CacheControl.noCache()],
    });
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(path.join(website, hashedFolder))],
      destinationKeyPrefix: hashedFolder,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    copying(pages).node.addDependency(copying(assets));
    acknowledgeDeployment(identity, bucket);
  }
}

/** The custom resource that copies the files; a deployment's other resources, such as the layer, are shared. */
function copying(deployment: BucketDeployment): CustomResource {
  const found = deployment.node.children.find((child) => child instanceof CustomResource);
  if (!found) throw new Error(`${deployment.node.path} copies nothing.`);
  return found;
}
