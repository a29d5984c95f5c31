import { type Assembly, AssemblyError, type Resource } from '../assembly/types';
import { unsupported } from '../assembly/unsupported';
import { reportKeysNotRun } from './template-keys';

interface IdentityPoolProperties {
  readonly AllowUnauthenticatedIdentities?: boolean;
  readonly CognitoIdentityProviders?: readonly {
    readonly ProviderName?: string;
    readonly ClientId?: string;
    readonly ServerSideTokenCheck?: boolean;
  }[];
  readonly DeveloperProviderName?: string;
  readonly OpenIdConnectProviderARNs?: readonly string[];
  readonly SamlProviderARNs?: readonly string[];
  readonly SupportedLoginProviders?: Readonly<Record<string, string>>;
}

interface RoleMapping {
  readonly AmbiguousRoleResolution?: string;
  /** Without it, the mapping's key names the provider. */
  readonly IdentityProvider?: string;
  readonly Type?: string;
}

interface RoleAttachmentProperties {
  readonly IdentityPoolId: string;
  readonly RoleMappings?: Readonly<Record<string, RoleMapping>>;
  readonly Roles?: { readonly authenticated?: string; readonly unauthenticated?: string };
}

/** A user pool that an identity pool trusts. */
interface IdentityProvider {
  /** Its issuer without scheme. */
  readonly name: string;
  /** The app client of the tokens. */
  readonly clientId: string;
  /** Whether the user pool is asked if a token was revoked. */
  readonly refusesRevoked: boolean;
}

/** An identity pool's settings in the templates. */
export interface IdentityPoolSettings {
  readonly id: string;
  readonly allowsGuests: boolean;
  /** The trusted user pools. */
  readonly providers: readonly IdentityProvider[];
  /** ARN of the role of signed-in people. */
  readonly personRole: string | undefined;
  /** How people of a provider get another role: by `<issuer without scheme>:<app client>`. */
  readonly roleMappings: ReadonlyMap<string, { readonly otherwise: 'personRole' | 'refused' }>;
  /** ARN of the role of guests. */
  readonly guestRole: string | undefined;
}

const supportedKeys = [
  'AllowUnauthenticatedIdentities',
  'CognitoIdentityProviders',
  'DeveloperProviderName',
  'OpenIdConnectProviderARNs',
  'SamlProviderARNs',
  'SupportedLoginProviders',
];

/**
 * Reads all identity pools with the roles attached to them.
 * @throws AssemblyError for other providers than user pools, for roles chosen by rules, and where AWS would refuse.
 */
export function readIdentityPools(assembly: Assembly, log: (line: string) => void): IdentityPoolSettings[] {
  const attachments = assembly.ofType<RoleAttachmentProperties>('AWS::Cognito::IdentityPoolRoleAttachment');
  for (const attachment of attachments) {
    reportKeysNotRun(attachment, ['IdentityPoolId', 'RoleMappings', 'Roles'], [], log);
  }
  return assembly.ofType<IdentityPoolProperties>('AWS::Cognito::IdentityPool').map((pool) => {
    refuseOtherProviders(pool);
    reportKeysNotRun(pool, supportedKeys, ['IdentityPoolName', 'IdentityPoolTags'], log);
    const attachment = attachments.find(({ properties }) => properties.IdentityPoolId === pool.ref);
    const roles = attachment?.properties.Roles;
    const providers = pool.properties.CognitoIdentityProviders ?? [];
    return {
      id: pool.ref,
      allowsGuests: pool.properties.AllowUnauthenticatedIdentities ?? false,
      providers: providers.map(({ ProviderName = '', ClientId = '', ServerSideTokenCheck = false }) => ({
        name: ProviderName,
        clientId: ClientId,
        refusesRevoked: ServerSideTokenCheck,
      })),
      personRole: roles?.authenticated,
      roleMappings: attachment ? roleMappingsOf(attachment) : new Map(),
      guestRole: roles?.unauthenticated,
    };
  });
}

function roleMappingsOf(attachment: Resource<RoleAttachmentProperties>): IdentityPoolSettings['roleMappings'] {
  return new Map(
    Object.entries(attachment.properties.RoleMappings ?? {}).map(([key, mapping]) => {
      const { AmbiguousRoleResolution: otherwise, IdentityProvider = key, Type } = mapping;
      if (Type !== 'Token') throw unsupported(attachment, `roles chosen by ${Type} (RoleMappings); only by Token`);
      if (otherwise !== 'AuthenticatedRole' && otherwise !== 'Deny') {
        throw new AssemblyError(
          `${attachment.constructPath}: AWS would refuse the role mapping of ${IdentityProvider}: it needs ` +
            'AmbiguousRoleResolution, AuthenticatedRole or Deny.',
        );
      }
      return [IdentityProvider, { otherwise: otherwise === 'Deny' ? 'refused' : 'personRole' }] as const;
    }),
  );
}

function refuseOtherProviders(pool: Resource<IdentityPoolProperties>): void {
  const { properties } = pool;
  const others = [
    properties.DeveloperProviderName,
    ...(properties.OpenIdConnectProviderARNs ?? []),
    ...(properties.SamlProviderARNs ?? []),
    ...Object.keys(properties.SupportedLoginProviders ?? {}),
  ].filter(Boolean);
  if (others.length) throw unsupported(pool, `sign-in through ${others.join(', ')}`);
}
