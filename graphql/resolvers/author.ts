import type { Identity } from '@aws-appsync/utils';
import type { ChangeAuthor } from '../batch-test';

/** Who calls: by an ID token, which has address and name, or signed with the AWS credentials of a signed-in person. */
export function authorOf(identity: Identity): ChangeAuthor | null {
  const caller = identity as {
    sub?: string;
    claims?: { email?: string; name?: string };
    cognitoIdentityAuthProvider?: string;
  } | null;
  if (!caller) return null;
  if (caller.sub) {
    return { id: caller.sub, email: caller.claims?.email ?? null, name: caller.claims?.name ?? null };
  }
  // "cognito-idp.eu-west-1.amazonaws.com/<pool>","cognito-idp.eu-west-1.amazonaws.com/<pool>:CognitoSignIn:<sub>"
  const id = (caller.cognitoIdentityAuthProvider ?? '').split(':CognitoSignIn:')[1]?.split('"')[0];
  return id ? { id, email: null, name: null } : null;
}
