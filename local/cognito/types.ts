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
   * The claims of a token this pool signed and that is not expired. All that AppSync and API Gateway check: they know
   * the pool's keys, and do not ask it whether the token was revoked or its user disabled or deleted.
   * @throws AwsError NotAuthorizedException: `Access Token has expired` or `Invalid Access Token`.
   */
  verify(userPoolId: string, token: string): TokenClaims;
  /**
   * As `verify`, of a token that was not revoked either and whose user exists and is not disabled.
   * @throws AwsError NotAuthorizedException: also `Access Token has been revoked`.
   */
  verifyActive(userPoolId: string, token: string): TokenClaims;
}

/** The triggers of `LambdaConfig` that run here. */
export const triggerNames = ['PreSignUp', 'PostConfirmation', 'PostAuthentication'] as const;
export type TriggerName = (typeof triggerNames)[number];
