/** One rule of a bucket's CORS configuration. */
export interface CorsRule {
  /** With at most one `*` each. */
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  /** Allowed request headers, with at most one `*` each. */
  readonly headers: readonly string[];
  /** Headers of the answer that scripts may read. */
  readonly exposed: readonly string[];
  readonly maxAgeSeconds?: number;
}

export interface CorsRequest {
  readonly origin: string;
  readonly method: string;
  /** The headers that a preflight requests; lower case. */
  readonly headers: readonly string[];
}

/**
 * The response's CORS headers by the first matching rule, as in S3.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html
 * @returns undefined when no rule matches: then the response has none.
 */
export function corsHeaders(rules: readonly CorsRule[], request: CorsRequest): Record<string, string> | undefined {
  const rule = rules.find(
    (one) =>
      one.origins.some((origin) => fitsOneWildcard(origin, request.origin)) &&
      one.methods.includes(request.method) &&
      request.headers.every((name) => one.headers.some((allowed) => fitsOneWildcard(allowed.toLowerCase(), name))),
  );
  if (!rule) return undefined;
  const everyone = rule.origins.includes('*');
  return {
    'access-control-allow-origin': everyone ? '*' : request.origin,
    'access-control-allow-methods': rule.methods.join(', '),
    ...(request.headers.length > 0 && { 'access-control-allow-headers': request.headers.join(', ') }),
    ...(rule.exposed.length > 0 && { 'access-control-expose-headers': rule.exposed.join(', ') }),
    ...(rule.maxAgeSeconds !== undefined && { 'access-control-max-age': String(rule.maxAgeSeconds) }),
    ...(!everyone && { 'access-control-allow-credentials': 'true' }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function fitsOneWildcard(pattern: string, text: string): boolean {
  const wildcard = pattern.indexOf('*');
  if (wildcard < 0) return pattern === text;
  const [start, end] = [pattern.slice(0, wildcard), pattern.slice(wildcard + 1)];
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
}
