/** The caller of a signed request. */
export type Principal =
  | {
      readonly kind: 'identity';
      /** Identity pool identity, e.g. `eu-west-1:3f2c…`. */
      readonly identityId: string;
      readonly identityPoolId: string;
      /** The user pool's id of the person; absent for a guest. */
      readonly sub?: string;
      /** Issuer of the person's token without scheme; absent for a guest. */
      readonly provider?: string;
      readonly roleArn: string;
    }
  | { readonly kind: 'role'; readonly roleArn: string }
  /** The operator of the stage, an IAM user; `roleArn` is that user's ARN. */
  | { readonly kind: 'operator'; readonly roleArn: string };

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  readonly expiration: Date;
}

/** Issues and looks up temporary credentials. */
export interface CredentialIssuer {
  /** The region in which the credentials are used; requests signed for another are refused. */
  readonly region: string;
  issue(principal: Principal, lifetimeSeconds: number): Credentials;
  /**
   * The principal and secret behind an access key.
   * @throws AwsError UnrecognizedClientException or ExpiredTokenException, 403.
   */
  lookup(accessKeyId: string, sessionToken: string | undefined): { principal: Principal; secretAccessKey: string };
}
