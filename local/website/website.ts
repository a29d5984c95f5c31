import type { IncomingMessage, ServerResponse } from 'node:http';
import { localAddresses } from '../addresses';
import type { RestApisService } from '../api-gateway/types';
import type { HttpHandler, LocalService, ServiceContext } from '../service';
import { type LocalBehavior, localBehaviors } from './behaviors';
import { Compressor } from './compression';
import { type DeployedFile, deployedFiles } from './deployed-files';
import type { DistributionProperties } from './types';

export interface WebsiteDependencies {
  /** Answers the requests that a behavior forwards to a REST API. */
  readonly restApis: Pick<RestApisService, 'handle'>;
  /**
   * Serves the application's own files in place of the deployed ones, for `npm run dev`. The configuration stays the
   * deployed one.
   */
  readonly hot?: HttpHandler | undefined;
}

/** CloudFront and the website's bucket: the deployed files with the headers, rewrites and behaviors of the template. */
export function createWebsite(
  { assembly, origin }: ServiceContext,
  { restApis, hot }: WebsiteDependencies,
): LocalService {
  const toLocal = localAddresses(origin, assembly.region);
  const compressor = new Compressor();
  const [distribution] = assembly.ofType<DistributionProperties>('AWS::CloudFront::Distribution');
  const behaviors = distribution ? localBehaviors(assembly, distribution, toLocal) : [];
  const buckets = new Map<string, Map<string, DeployedFile>>();
  const filesOf = (bucketName: string) => {
    const files = buckets.get(bucketName) ?? deployedFiles(assembly, bucketName, toLocal);
    buckets.set(bucketName, files);
    return files;
  };

  const handler: HttpHandler = async (request, response, url) => {
    const behavior = behaviors.find((one) => one.matches(url.pathname));
    if (!behavior) return refuse(response, 404, 'The app has no distribution, so there is no website to show.');
    if (!behavior.methods.includes(request.method ?? '')) {
      return refuse(response, 403, 'This distribution is not configured to allow the HTTP request method.');
    }
    if (!hot) for (const [name, value] of behavior.headers) response.setHeader(name, value);
    const { origin: target } = behavior;
    if (target.kind === 'restApi') {
      return restApis.handle(target.apiId, request, response, target.path + url.pathname + url.search);
    }
    await serveFile(behavior, target.bucketName, request, response, url);
  };

  const serveFile = async (
    behavior: LocalBehavior,
    bucketName: string,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> => {
    const answer = behavior.rewrite(url, request.headers);
    if (typeof answer !== 'string') {
      response.writeHead(answer.status, answer.headers).end();
      return;
    }
    const rewritten = decode(answer).slice(1);
    const name = rewritten || (distribution?.properties.DistributionConfig.DefaultRootObject ?? '');
    const key = `${behavior.origin.path}/${name}`.slice(1);
    const file = filesOf(bucketName).get(key);
    if (hot && !file?.filledIn) return hot(request, response, url);
    // Like S3 for a caller that may not list the bucket, which does not reveal whether the object exists.
    if (!file) return refuse(response, 403, 'Access Denied');
    response.setHeader('etag', file.etag);
    // The behavior's policy overrides the object's own header.
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
    // Vite takes its own WebSocket from the server.
    mounts: [{ prefix: '/', handler, ...(hot && { upgrade: () => {} }) }],
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
