import type { AwsCredentials } from '../../harness/signed-request';
import { srpClient } from '../cognito/srp-client';
import type { AlteredPolder } from './altered-polder';

/** A visitor with AWS credentials, as a browser gets them. */
export interface Visitor {
  /** ID token; none for a guest. */
  readonly token: string | undefined;
  readonly accessToken: string | undefined;
  /** Of the account; empty for a guest. */
  readonly sub: string;
  readonly identityId: string;
  readonly credentials: AwsCredentials;
}

interface Configuration {
  readonly Auth: {
    readonly Cognito: {
      readonly userPoolId: string;
      readonly userPoolClientId: string;
      readonly identityPoolId: string;
    };
  };
}

const password = 'achttekens';

/** @param groups of the person's account; undefined for a guest */
export async function newVisitor(polder: AlteredPolder, groups: readonly string[] | undefined): Promise<Visitor> {
  const { origin, userPools } = polder.cloud;
  const { Cognito } = ((await (await fetch(`${origin}/config.json`)).json()) as Configuration).Auth;
  const call = async (mount: string, target: string, input: object) => {
    const response = await fetch(`${origin}/_aws/${mount}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
      body: JSON.stringify(input),
    });
    // biome-ignore lint/suspicious/noExplicitAny: each operation answers with a shape of its own
    return (await response.json()) as any;
  };
  const pool = (operation: string, input: object) =>
    call('cognito-idp', `AWSCognitoIdentityProviderService.${operation}`, {
      ClientId: Cognito.userPoolClientId,
      ...input,
    });
  const identity = (operation: string, input: object) =>
    call('cognito-identity', `AWSCognitoIdentityService.${operation}`, input);

  let token: string | undefined;
  let accessToken: string | undefined;
  if (groups) {
    const email = `${groups.join('-') || 'nobody'}@example.nl`;
    userPools.ensureConfirmedUser(Cognito.userPoolId, email, password, groups);
    const client = srpClient(Cognito.userPoolId.split('_')[1] ?? '');
    const { ChallengeParameters } = await pool('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: client.SRP_A },
    });
    const { AuthenticationResult } = await pool('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: client.answer(ChallengeParameters, password),
    });
    token = AuthenticationResult.IdToken;
    accessToken = AuthenticationResult.AccessToken;
  }
  const provider = `cognito-idp.${Cognito.userPoolId.split('_')[0]}.amazonaws.com/${Cognito.userPoolId}`;
  const Logins = token === undefined ? {} : { [provider]: token };
  const { IdentityId } = await identity('GetId', { IdentityPoolId: Cognito.identityPoolId, Logins });
  const { Credentials } = await identity('GetCredentialsForIdentity', { IdentityId, Logins });
  const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString() || '{}';
  return {
    token,
    accessToken,
    sub: JSON.parse(claims).sub ?? '',
    identityId: IdentityId,
    credentials: {
      accessKeyId: Credentials.AccessKeyId,
      secretAccessKey: Credentials.SecretKey,
      sessionToken: Credentials.SessionToken,
    },
  };
}
