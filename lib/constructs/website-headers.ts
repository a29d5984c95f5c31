import { Duration, Stack } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { StageSettings } from '../settings';
import type { InlineHashes } from './inline-hashes';

export interface WebsiteHeadersProps {
  /** Origins, beside its own, that the website's scripts may connect to. */
  readonly connectTo: readonly string[];
  /** Hashes of the inline scripts and styles of the website's pages. */
  readonly inline: InlineHashes;
  /** For which names browsers require HTTPS. */
  readonly strictTransport: StageSettings['strictTransport'];
}

/** The security headers of every answer. */
export class WebsiteHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, props: WebsiteHeadersProps) {
    const { stackName, region } = Stack.of(scope);
    super(scope, id, {
      // The name is unique in the account, where a stage may be in several regions.
      responseHeadersPolicyName: `${stackName}-${id}-${region}`,
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(props), override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: props.strictTransport !== 'host',
          preload: props.strictTransport === 'preload',
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
          {
            header: 'Permissions-Policy',
            value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
            override: true,
          },
        ],
      },
    });
  }
}

/**
 * Emotion (in react-select) adds an empty `<style>` element and fills it through the CSS object model, to which the
 * policy does not apply; this is the hash of the empty text.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Scripts and styles come from the website only; inline ones are allowed by their hashes. */
function contentSecurityPolicy({ connectTo, inline }: WebsiteHeadersProps): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts].join(' '),
    ['style-src', "'self'", emptyStyle, ...inline.styles].join(' '),
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${connectTo.join(' ')}`,
    "base-uri 'none'",
    // Every form has a script. Without it a browser would put what was typed, a password too, into the address.
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
