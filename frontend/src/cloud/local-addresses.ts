import { graphqlEndpoint, isThisMachine, type WebConfiguration } from './web-configuration';

/**
 * Amplify speaks TLS wherever it may not be told otherwise: to the realtime endpoint and to S3. The laptop's own
 * cloud does not. This module, loaded only when the configuration names this machine, leads those two to it; it is
 * all that the browser knows about running locally.
 */
export function installLocalAddresses(configuration: WebConfiguration): void {
  const origin = graphqlEndpoint(configuration).origin;
  const bucket = configuration.Storage?.S3?.bucket;
  const rewrite = (url: string) => (bucket ? localObjectUrl(url, bucket, origin) : url);

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

/** A TLS socket to this machine becomes a plain one; any other address stays. */
export function localSocketUrl(url: string): string {
  const address = new URL(url, window.location.href);
  if (address.protocol === 'wss:' && isThisMachine(address)) address.protocol = 'ws:';
  return address.toString();
}

/**
 * The local address of an object in the user files bucket: `https://<bucket>.s3.<region>.amazonaws.com/<key>` becomes
 * `<origin>/_aws/s3/<bucket>/<key>`. Any other address stays.
 */
export function localObjectUrl(url: string, bucket: string, origin: string): string {
  const match = /^https:\/\/(.+)\.s3\.[a-z0-9-]+\.amazonaws\.com(?::443)?(\/.*)?$/.exec(url);
  return match?.[1] === bucket ? `${origin}/_aws/s3/${bucket}${match[2] ?? '/'}` : url;
}
