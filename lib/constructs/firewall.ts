import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

export interface FirewallProps {
  /** Requests from one address within five minutes before it is refused. */
  readonly rateLimit: number;
  /** ARN of the API or API stage that it protects. */
  readonly protects: string;
}

/** A web application firewall with a rate limit for each address, and AWS's managed rules. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, { rateLimit, protects }: FirewallProps) {
    super(scope, id);
    const measured = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      // Samples contain headers, and so tokens.
      sampledRequestsEnabled: false,
    });
    const tooMany = 'Too many requests from this address. Wait five minutes, then try again.';
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: measured(`${id}Requests`),
      customResponseBodies: {
        // In the formats of both AppSync and API Gateway, so that every client understands one of the two.
        tooMany: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify({
            message: tooMany,
            errors: [{ errorType: 'TooManyRequestsException', message: tooMany }],
          }),
        },
      },
      rules: [
        {
          name: 'RateLimit',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' } } },
          statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: rateLimit, evaluationWindowSec: 300 } },
          visibilityConfig: measured(`${id}RateLimit`),
        },
        {
          name: 'KnownBadInputs',
          priority: 1,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesKnownBadInputsRuleSet' },
          },
          visibilityConfig: measured(`${id}KnownBadInputs`),
        },
      ],
    });
    new CfnWebACLAssociation(this, 'Association', { resourceArn: protects, webAclArn: acl.attrArn });
  }
}
