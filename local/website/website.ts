import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpHandler, LocalService, ServiceContext } from '../service';
import { type LocalBehavior, localBehaviors } from './behaviors';
import { Compressor } from './compression';
import { type DeployedFile, deployedFiles } from './deployed-files';
import type { DistributionProperties } from './types';

export interface WebsiteService extends LocalService {
  readonly handler: HttpHandler;
}

export interface WebsiteDependencies {
  /** Rewrites AWS's addresses in the deployed configuration and the response headers. */
  readonly toLocal: (text: string) => string;
  /** Answers a request that a behavior sends to a REST API; the path starts with the stage. */
  readonly restApi: (apiId: string, request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  /**
   * Serves the application's own files in place of the deployed ones, for `npm run dev`. The configuration stays the
   * deployed one.
   */
  readonly hot?: HttpHandler;
}

/** CloudFront and the website's bucket: the deployed files with the headers, rewrites and behaviors of the template. */
export function createWebsite({ assembly }: ServiceContext, parts: WebsiteDependencies): WebsiteService {
  const compressor = new Compressor();
  const [distribution] = assembly.ofType<DistributionProperties>('AWS::CloudFront::Distribution');
  const behaviors = distribution ? localBehaviors(assembly, distribution, parts.toLocal) : [];
  const buckets = new Map<string, Map<string, DeployedFile>>();
  const filesOf = (bucketName: string) => {
    const files = buckets.get(bucketName) ?? deployedFiles(assembly, bucketName, parts.toLocal);
    buckets.set(bucketName, files);
    return files;
  };

  const handler: HttpHandler = async (request, response, url) => {
    const behavior = behaviors.find((one) => one.matches(url.pathname));
    if (!behavior) return refuse(response, 404, 'The app has no distribution, so there is no website to show.');
    if (!behavior.methods.includes(request.method ?? '')) {
      return refuse(response, 403, 'This distribution is not configured to allow the HTTP request method.');
    }
    if (!parts.hot) for (const [name, value] of behavior.headers) response.setHeader(name, value);
    if (behavior.origin.kind === 'restApi') {
      return parts.restApi(behavior.origin.apiId, request, response, url.pathname + url.search);
    }
    await serveFile(behavior, behavior.origin.bucketName, request, response, url);
  };

  const serveFile = async (
    behavior: LocalBehavior,
    bucketName: string,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> => {
    const rewritten = decode(behavior.rewrite(url.pathname, request.headers)).slice(1);
    const key = rewritten || (distribution?.properties.DistributionConfig.DefaultRootObject ?? '');
    const file = filesOf(bucketName).get(key);
    if (parts.hot && !file?.filledIn) return parts.hot(request, response, url);
    // As S3 answers a reader that may not list the bucket: no telling whether the object exists.
    if (!file) return refuse(response, 403, 'Access Denied');
    response.setHeader('etag', file.etag);
    // What the policy of the behavior says goes over what the object says.
    if (file.cacheControl && !response.hasHeader('cache-control')) {
      response.setHeader('cache-control', file.cacheControl);
    }
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return;
    }
    const accepted = behavior.compress ? String(request.headers['accept-encoding'] ?? '') : '';
    const { body, encoding } = await compressor.encode(file, accepted);
    response.setHeader('vary', 'accept-encoding');
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(200, { 'content-type': file.contentType, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return {
    resourceTypes: [
      'AWS::CloudFront::Distribution',
      'AWS::CloudFront::Function',
      'AWS::CloudFront::ResponseHeadersPolicy',
      'Custom::CDKBucketDeployment',
    ],
    handler,
    close: async () => {},
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function refuse(response: ServerResponse, statusCode: number, message: string): void {
  response.writeHead(statusCode, { 'content-type': 'text/plain; charset=utf-8' }).end(`${message}\n`);
}
