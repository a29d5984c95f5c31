import type { HeadersPolicyProperties } from './types';

/**
 * The headers that CloudFront adds for a response headers policy, by lower-case name.
 * Source: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
 */
export function responseHeaders({ ResponseHeadersPolicyConfig: config }: HeadersPolicyProperties): Map<string, string> {
  const headers = new Map<string, string>();
  const security = config.SecurityHeadersConfig;
  if (security?.ContentSecurityPolicy) {
    headers.set('content-security-policy', security.ContentSecurityPolicy.ContentSecurityPolicy);
  }
  if (security?.ContentTypeOptions) headers.set('x-content-type-options', 'nosniff');
  if (security?.FrameOptions) headers.set('x-frame-options', security.FrameOptions.FrameOption);
  if (security?.ReferrerPolicy) headers.set('referrer-policy', security.ReferrerPolicy.ReferrerPolicy);
  const transport = security?.StrictTransportSecurity;
  if (transport) {
    const parts = [`max-age=${transport.AccessControlMaxAgeSec}`];
    if (transport.IncludeSubdomains) parts.push('includeSubDomains');
    if (transport.Preload) parts.push('preload');
    headers.set('strict-transport-security', parts.join('; '));
  }
  for (const { Header, Value } of config.CustomHeadersConfig?.Items ?? []) headers.set(Header.toLowerCase(), Value);
  return headers;
}
