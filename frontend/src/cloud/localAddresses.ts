import { graphqlEndpoint, isThisMachine, type WebConfiguration } from './webConfiguration';

/**
 * Amplify always uses TLS for the realtime endpoint and for S3. The laptop's cloud does not. This module, loaded only
 * when the configuration names this machine, redirects both to it. Nothing else in the browser knows about running
 * locally.
 */
export function installLocalAddresses(configuration: WebConfiguration): void {
  const origin = graphqlEndpoint(configuration).origin;
  const { bucket, buckets = {} } = configuration.Storage?.S3 ?? {};
  const names = [bucket ?? [], Object.values(buckets).map(({ bucketName }) => bucketName)].flat();
  const rewrite = (url: string) => names.reduce((result, name) => localObjectUrl(result, name, origin), url);

  const OriginalSocket = window.WebSocket;
  window.WebSocket = class extends OriginalSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(localSocketUrl(String(url)), protocols);
    }
  };

  const originalFetch = window.fetch;
  window.fetch = (input, init) =>
    originalFetch(input instanceof Request ? new Request(rewrite(input.url), input) : rewrite(String(input)), init);

  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ) {
    (open as (...values: unknown[]) => void).call(this, method, rewrite(String(url)), ...rest);
  };
}

/** Turns a TLS WebSocket URL of this machine into a plain one. Any other URL is unchanged. */
export function localSocketUrl(url: string): string {
  const address = new URL(url, window.location.href);
  if (address.protocol === 'wss:' && isThisMachine(address)) address.protocol = 'ws:';
  return address.toString();
}

/**
 * The local URL of an object in one of the website's buckets: `https://<bucket>.s3.<region>.amazonaws.com/<key>` becomes
 * `<origin>/_aws/s3/<bucket>/<key>`. Any other URL is unchanged.
 */
export function localObjectUrl(url: string, bucket: string, origin: string): string {
  const match = /^https:\/\/(.+)\.s3\.[a-z0-9-]+\.amazonaws\.com(?::443)?(\/.*)?$/.exec(url);
  return match?.[1] === bucket ? `${origin}/_aws/s3/${bucket}${match[2] ?? '/'}` : url;
}
