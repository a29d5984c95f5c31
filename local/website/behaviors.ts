import type { Assembly, Resource } from '../assembly/types';
import { AssemblyError } from '../assembly/types';
import { type EdgeFunction, viewerRequestFunction } from './edge-function';
import { responseHeaders } from './response-headers';
import type { Behavior, DistributionProperties, HeadersPolicyProperties } from './types';

/** CloudFront's managed policy AllViewerExceptHostHeader. */
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** What answers; `path` comes before each request's own. */
type LocalOrigin = { readonly path: string } & (
  | { readonly kind: 'bucket'; readonly bucketName: string }
  | { readonly kind: 'restApi'; readonly apiId: string }
);

/** A distribution's behavior for the paths of one pattern. */
export interface LocalBehavior {
  readonly matches: (path: string) => boolean;
  readonly origin: LocalOrigin;
  readonly rewrite: EdgeFunction;
  readonly headers: ReadonlyMap<string, string>;
  readonly compress: boolean;
  readonly methods: readonly string[];
}

/**
 * A distribution's behaviors, in the template's order and the default last.
 * @param toLocal rewrites AWS's addresses in header values
 * @throws AssemblyError for an origin, an edge function or a forwarding of headers the local cloud does not run.
 */
export function localBehaviors(
  assembly: Assembly,
  distribution: Resource<DistributionProperties>,
  toLocal: (text: string) => string,
): LocalBehavior[] {
  const { CacheBehaviors = [], DefaultCacheBehavior, Origins } = distribution.properties.DistributionConfig;
  const make = (behavior: Behavior, pattern: string): LocalBehavior => ({
    matches: matcher(pattern),
    origin: originOf(behavior),
    rewrite: rewriteOf(behavior),
    headers: headersOf(behavior.ResponseHeadersPolicyId),
    compress: behavior.Compress ?? false,
    methods: behavior.AllowedMethods ?? ['GET', 'HEAD'],
  });

  const originOf = ({ TargetOriginId: id, OriginRequestPolicyId }: Behavior): LocalOrigin => {
    const { DomainName: domain = '', OriginPath: path = '' } = Origins.find((origin) => origin.Id === id) ?? {};
    const bucket = assembly.ofType('AWS::S3::Bucket').find((one) => one.attribute('RegionalDomainName') === domain);
    if (bucket) return { kind: 'bucket', bucketName: bucket.ref, path };
    const api = assembly.ofType('AWS::ApiGateway::RestApi').find((one) => domain.startsWith(`${one.ref}.execute-api.`));
    if (api) {
      // Without a policy CloudFront keeps Authorization, cookies and the query; with the host, API Gateway refuses all.
      if (OriginRequestPolicyId !== allViewerExceptHost) {
        throw new AssemblyError(
          `${distribution.constructPath}: the local cloud forwards to a REST API what AllViewerExceptHostHeader forwards. Give the behavior of ${domain} this origin request policy.`,
        );
      }
      return { kind: 'restApi', apiId: api.ref, path };
    }
    throw new AssemblyError(`${distribution.constructPath}: the local cloud has no origin ${domain || id}.`);
  };

  const rewriteOf = ({ FunctionAssociations = [] }: Behavior): LocalBehavior['rewrite'] => {
    const [association, ...more] = FunctionAssociations;
    if (!association) return ({ pathname }) => pathname;
    const resource = assembly
      .ofType('AWS::CloudFront::Function')
      .find((one) => one.attribute('FunctionARN') === association.FunctionARN);
    if (more.length || association.EventType !== 'viewer-request' || !resource) {
      throw new AssemblyError(
        `${distribution.constructPath}: the local cloud runs one CloudFront Function on viewer requests and no other.`,
      );
    }
    return viewerRequestFunction(resource);
  };

  const headersOf = (policyId: string | undefined): ReadonlyMap<string, string> => {
    if (!policyId) return new Map();
    const policy = assembly
      .ofType<HeadersPolicyProperties>('AWS::CloudFront::ResponseHeadersPolicy')
      .find((one) => one.ref === policyId);
    if (!policy) throw new AssemblyError(`${distribution.constructPath}: no response headers policy ${policyId}.`);
    return new Map([...responseHeaders(policy.properties)].map(([name, value]) => [name, toLocal(value)]));
  };

  return [...CacheBehaviors.map((one) => make(one, one.PathPattern)), make(DefaultCacheBehavior, '*')];
}

/** CloudFront's path patterns: `*` stands for any characters, `?` for one. */
function matcher(pattern: string): (path: string) => boolean {
  const escaped = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^/?${escaped}$`);
  return (path) => expression.test(path);
}
