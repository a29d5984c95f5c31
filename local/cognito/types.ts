/** The claims of a verified token. Times are seconds since 1970. */
export interface TokenClaims {
  readonly sub: string;
  readonly iss: string;
  readonly token_use: 'id' | 'access';
  readonly exp: number;
  readonly [claim: string]: unknown;
}

/** Verifies user pool tokens for the other services. */
export interface TokenVerifier {
  /**
   * The claims of a token this pool signed, that is neither expired nor revoked and whose user still exists.
   * @throws AwsError NotAuthorizedException: `Access Token has expired`, `Access Token has been revoked`, else `Invalid Access Token`.
   */
  verify(userPoolId: string, token: string): TokenClaims;
}

/** The triggers of `LambdaConfig` that run here. */
export const triggerNames = ['PreSignUp', 'PostConfirmation', 'PostAuthentication'] as const;
export type TriggerName = (typeof triggerNames)[number];
