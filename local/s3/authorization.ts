import type { Decision, PolicyEvaluator } from '../iam/policy-evaluator';
import type { RequestContext } from '../iam/policy-patterns';
import { principalContext, sessionArn } from '../iam/principal-context';
import type { Principal } from '../iam/types';
import type { BucketSettings } from './bucket-settings';
import { s3Error } from './errors';

export type S3Action =
  | 's3:GetObject'
  | 's3:PutObject'
  | 's3:DeleteObject'
  | 's3:ListBucket'
  | 's3:AbortMultipartUpload'
  | 's3:ListMultipartUploadParts';

/** Decides who may do what in one bucket, by the templates' policies. */
export interface Authorization {
  /**
   * @param key of the object; undefined when the action is on the bucket.
   * @throws AwsError AccessDenied, naming who, what and why.
   */
  authorize(principal: Principal, action: S3Action, key?: string, context?: RequestContext): void;
  decide(principal: Principal, action: S3Action, key?: string, context?: RequestContext): Decision;
}

export function createAuthorization(
  bucket: BucketSettings,
  policies: PolicyEvaluator,
  accountId: string,
): Authorization {
  const resourceOf = (key: string | undefined) => (key === undefined ? bucket.arn : `${bucket.arn}/${key}`);

  const decide: Authorization['decide'] = (principal, action, key, context = {}) =>
    policies.evaluate({
      roleArn: principal.roleArn,
      action,
      resource: resourceOf(key),
      // Loopback counts as the newest TLS for the same reason as it counts as secure.
      context: { ...principalContext(principal, accountId), 's3:TlsVersion': '1.3', ...context },
      resourcePolicy: bucket.policy,
    });

  return {
    decide,
    authorize(principal, action, key, context) {
      const decision = decide(principal, action, key, context);
      if (decision.allowed) return;
      const who = sessionArn(principal, accountId);
      throw s3Error(
        'AccessDenied',
        `User: ${who} is not authorized to perform: ${action} on resource: "${resourceOf(key)}" ${decision.reason}`,
      );
    },
  };
}
