import type { FakeResource } from '../fake-assembly';

export const poolId = 'eu-west-1_Accounts';
export const clientId = 'webclient';
export const identityPoolId = 'eu-west-1:11111111-2222-3333-4444-555555555555';
export const provider = `cognito-idp.eu-west-1.amazonaws.com/${poolId}`;
export const personRole = 'arn:aws:iam::000000000000:role/person';
export const guestRole = 'arn:aws:iam::000000000000:role/guest';

type Properties = Record<string, unknown>;

/** A pool like Polder's: email addresses sign in, eight characters are enough. */
export const userPool = (changes: Properties = {}, ref = poolId): FakeResource => ({
  type: 'AWS::Cognito::UserPool',
  ref,
  attributes: { Arn: `arn:aws:cognito-idp:eu-west-1:000000000000:userpool/${ref}` },
  properties: {
    AutoVerifiedAttributes: ['email'],
    MfaConfiguration: 'OFF',
    Policies: { PasswordPolicy: { MinimumLength: 8 } },
    Schema: [{ Name: 'email', Required: true, Mutable: true }],
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    VerificationMessageTemplate: { EmailSubject: 'Your code', EmailMessage: 'It is {####}.' },
    ...changes,
  },
});

export const webClient = (changes: Properties = {}, ref = clientId): FakeResource => ({
  type: 'AWS::Cognito::UserPoolClient',
  ref,
  properties: {
    UserPoolId: poolId,
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
    AccessTokenValidity: 60,
    IdTokenValidity: 60,
    RefreshTokenValidity: 43_200,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    ...changes,
  },
});

/** A group of the pool, with a role of its own. */
export const userPoolGroup = (name: string, precedence: number, changes: Properties = {}): FakeResource => ({
  type: 'AWS::Cognito::UserPoolGroup',
  ref: name,
  properties: {
    UserPoolId: poolId,
    GroupName: name,
    Precedence: precedence,
    RoleArn: `arn:aws:iam::000000000000:role/${name}`,
    ...changes,
  },
});

export const identityPool = (changes: Properties = {}): FakeResource => ({
  type: 'AWS::Cognito::IdentityPool',
  ref: identityPoolId,
  properties: {
    AllowUnauthenticatedIdentities: true,
    CognitoIdentityProviders: [{ ProviderName: provider, ClientId: clientId, ServerSideTokenCheck: true }],
    ...changes,
  },
});

export const roleAttachment = (changes: Properties = {}): FakeResource => ({
  type: 'AWS::Cognito::IdentityPoolRoleAttachment',
  ref: 'attachment',
  properties: {
    IdentityPoolId: identityPoolId,
    Roles: { authenticated: personRole, unauthenticated: guestRole },
    ...changes,
  },
});

export const allResources = () => [userPool(), webClient(), identityPool(), roleAttachment()];
