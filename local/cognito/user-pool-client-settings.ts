import type { Resource } from '../assembly/types';
import { unsupported } from '../assembly/unsupported';
import { reportKeysNotRun } from './template-keys';

/** The properties of `AWS::Cognito::UserPoolClient` that the local cloud reads. */
export interface UserPoolClientProperties {
  readonly AccessTokenValidity?: number;
  readonly AllowedOAuthFlowsUserPoolClient?: boolean;
  readonly AuthSessionValidity?: number;
  readonly EnableTokenRevocation?: boolean;
  readonly ExplicitAuthFlows?: readonly string[];
  readonly GenerateSecret?: boolean;
  readonly IdTokenValidity?: number;
  readonly PreventUserExistenceErrors?: string;
  readonly RefreshTokenRotation?: { readonly Feature?: string };
  readonly RefreshTokenValidity?: number;
  readonly SupportedIdentityProviders?: readonly string[];
  readonly TokenValidityUnits?: {
    readonly AccessToken?: string;
    readonly IdToken?: string;
    readonly RefreshToken?: string;
  };
  readonly UserPoolId: string;
}

export type AuthFlow = 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH';

/** An app client's settings in the template, with Cognito's defaults. Durations in seconds. */
export interface UserPoolClientSettings {
  readonly id: string;
  readonly userPoolId: string;
  readonly flows: ReadonlySet<AuthFlow>;
  readonly accessTokenValidity: number;
  readonly idTokenValidity: number;
  readonly refreshTokenValidity: number;
  /** How long a started sign-in can be completed. */
  readonly authSessionValidity: number;
  readonly tokensRevocable: boolean;
  /** An unknown user is answered as if the password or the code were wrong. */
  readonly hidesUnknownUsers: boolean;
}

const supportedKeys = [
  'AccessTokenValidity',
  'AuthSessionValidity',
  'EnableTokenRevocation',
  'ExplicitAuthFlows',
  'GenerateSecret',
  'IdTokenValidity',
  'PreventUserExistenceErrors',
  'RefreshTokenRotation',
  'RefreshTokenValidity',
  'SupportedIdentityProviders',
  'TokenValidityUnits',
  'UserPoolId',
];
// The addresses and scopes only matter to the hosted pages, which AllowedOAuthFlowsUserPoolClient switches on.
const hostedPages = [
  'AllowedOAuthFlows',
  'AllowedOAuthFlowsUserPoolClient',
  'AllowedOAuthScopes',
  'CallbackURLs',
  'DefaultRedirectURI',
  'LogoutURLs',
];

const hour = 3600;
const day = 24 * hour;
const secondsPerUnit: Readonly<Record<string, number>> = { seconds: 1, minutes: 60, hours: hour, days: day };

const flowNames: Readonly<Record<string, AuthFlow>> = {
  ALLOW_USER_SRP_AUTH: 'USER_SRP_AUTH',
  ALLOW_USER_PASSWORD_AUTH: 'USER_PASSWORD_AUTH',
  USER_PASSWORD_AUTH: 'USER_PASSWORD_AUTH',
  ALLOW_REFRESH_TOKEN_AUTH: 'REFRESH_TOKEN_AUTH',
};

/**
 * Reads an app client's template.
 * @throws AssemblyError when the client has a secret or rotates refresh tokens, which the local cloud does not support.
 */
export function readUserPoolClientSettings(
  client: Resource<UserPoolClientProperties>,
  log: (line: string) => void,
): UserPoolClientSettings {
  const { properties } = client;
  if (properties.GenerateSecret) throw unsupported(client, 'app clients with a secret');
  if (properties.RefreshTokenRotation?.Feature === 'ENABLED') throw unsupported(client, 'refresh token rotation');
  reportKeysNotRun(client, supportedKeys, ['ClientName', ...hostedPages], log);
  reportWhatIsLeftOut(client, log);
  const units = properties.TokenValidityUnits ?? {};
  const seconds = (value: number | undefined, unit: string, otherwise: number) => {
    const factor = secondsPerUnit[unit];
    if (!factor) throw unsupported(client, `token validity in ${unit}`);
    return value ? value * factor : otherwise;
  };
  const flows = properties.ExplicitAuthFlows ?? ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];
  return {
    id: client.ref,
    userPoolId: properties.UserPoolId,
    flows: new Set(flows.flatMap((name) => flowNames[name] ?? [])),
    accessTokenValidity: seconds(properties.AccessTokenValidity, units.AccessToken ?? 'hours', hour),
    idTokenValidity: seconds(properties.IdTokenValidity, units.IdToken ?? 'hours', hour),
    refreshTokenValidity: seconds(properties.RefreshTokenValidity, units.RefreshToken ?? 'days', 30 * day),
    authSessionValidity: (properties.AuthSessionValidity ?? 3) * 60,
    tokensRevocable: properties.EnableTokenRevocation ?? true,
    hidesUnknownUsers: properties.PreventUserExistenceErrors === 'ENABLED',
  };
}

function reportWhatIsLeftOut(client: Resource<UserPoolClientProperties>, log: (line: string) => void): void {
  const {
    ExplicitAuthFlows = [],
    SupportedIdentityProviders = [],
    AllowedOAuthFlowsUserPoolClient,
  } = client.properties;
  const leftOut = [
    ...ExplicitAuthFlows.filter((name) => !Object.hasOwn(flowNames, name)),
    ...SupportedIdentityProviders.filter((name) => name !== 'COGNITO'),
    ...(AllowedOAuthFlowsUserPoolClient ? ['the hosted sign-in pages (OAuth)'] : []),
  ];
  if (leftOut.length) log(`${client.constructPath}: the local cloud does not run ${leftOut.join(', ')}.`);
}
