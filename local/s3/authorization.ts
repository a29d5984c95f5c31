import type { OnAccessDenied } from '../iam/permission-hints';
import type { Decision, PolicyEvaluator } from '../iam/policy-evaluator';
import type { RequestContext } from '../iam/policy-patterns';
import { principalContext, sessionArn } from '../iam/principal-context';
import type { Principal } from '../iam/types';
import type { BucketSettings } from './bucket-settings';
import { s3Error } from './errors';

export type S3Action = `s3:${string}`;

const keyActions: Readonly<Partial<Record<S3Action, string>>> = {
  's3:GetObject': 'kms:Decrypt',
  's3:PutObject': 'kms:GenerateDataKey',
};

/** Authorizes requests to one bucket, by the templates' policies. */
export interface Authorization {
  /**
   * @param key of the object; undefined when the action is on the bucket.
   * @throws AwsError AccessDenied, naming the principal, the action and the reason.
   */
  authorize(principal: Principal, action: S3Action, key?: string, context?: RequestContext): void;
  decide(principal: Principal, action: S3Action, key?: string, context?: RequestContext): Decision;
}

export function createAuthorization(
  bucket: BucketSettings,
  policies: PolicyEvaluator,
  accountId: string,
  onAccessDenied: OnAccessDenied,
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

  const refuse = (principal: Principal, action: string, resource: string, reason: string) => {
    onAccessDenied(principal.roleArn, action, resource);
    const who = sessionArn(principal, accountId);
    const message = `User: ${who} is not authorized to perform: ${action} on resource: "${resource}" ${reason}`;
    return s3Error('AccessDenied', message);
  };

  /** Reading or writing objects encrypted with a key of the account needs permission for that key. */
  const authorizeKey = (principal: Principal, action: S3Action) => {
    const keyAction = keyActions[action];
    if (!bucket.keyArn || !keyAction) return;
    const { allowed, reason } = policies.evaluate({
      roleArn: principal.roleArn,
      action: keyAction,
      resource: bucket.keyArn,
      context: { ...principalContext(principal, accountId), 'kms:ViaService': `s3.${bucket.region}.amazonaws.com` },
    });
    if (!allowed) throw refuse(principal, keyAction, bucket.keyArn, reason);
  };

  return {
    decide,
    authorize(principal, action, key, context) {
      const { allowed, reason } = decide(principal, action, key, context);
      if (!allowed) throw refuse(principal, action, resourceOf(key), reason);
      authorizeKey(principal, action);
    },
  };
}
