import type { Resource } from '../assembly/types';
import { unsupported } from '../assembly/unsupported';
import { type AttributeRule, attributeRules, type SchemaAttribute } from './attributes';
import { defaultPasswordPolicy, type PasswordPolicy } from './password-policy';
import { reportKeysNotRun } from './template-keys';
import { type TriggerName, triggerNames } from './types';

/** The properties of `AWS::Cognito::UserPool` that the local cloud reads. */
export interface UserPoolProperties {
  readonly AccountRecoverySetting?: { readonly RecoveryMechanisms?: readonly { readonly Name: string }[] };
  readonly AdminCreateUserConfig?: {
    readonly AllowAdminCreateUserOnly?: boolean;
    readonly InviteMessageTemplate?: { readonly EmailMessage?: string; readonly EmailSubject?: string };
    readonly UnusedAccountValidityDays?: number;
  };
  readonly AliasAttributes?: readonly string[];
  readonly AutoVerifiedAttributes?: readonly string[];
  readonly EmailVerificationMessage?: string;
  readonly EmailVerificationSubject?: string;
  readonly LambdaConfig?: Readonly<Record<string, unknown>>;
  readonly MfaConfiguration?: string;
  readonly Policies?: {
    readonly PasswordPolicy?: {
      readonly MinimumLength?: number;
      readonly PasswordHistorySize?: number;
      readonly RequireLowercase?: boolean;
      readonly RequireNumbers?: boolean;
      readonly RequireSymbols?: boolean;
      readonly RequireUppercase?: boolean;
      readonly TemporaryPasswordValidityDays?: number;
    };
    readonly SignInPolicy?: { readonly AllowedFirstAuthFactors?: readonly string[] };
  };
  readonly Schema?: readonly SchemaAttribute[];
  readonly UserAttributeUpdateSettings?: { readonly AttributesRequireVerificationBeforeUpdate?: readonly string[] };
  readonly UsernameAttributes?: readonly string[];
  readonly UsernameConfiguration?: { readonly CaseSensitive?: boolean };
  readonly VerificationMessageTemplate?: {
    readonly DefaultEmailOption?: string;
    readonly EmailMessage?: string;
    readonly EmailSubject?: string;
  };
}

/** A user pool's settings in the template, with Cognito's defaults. */
export interface UserPoolSettings {
  readonly id: string;
  /** The id after its underscore: part of every SRP proof. */
  readonly name: string;
  /** `iss` of the pool's tokens. */
  readonly issuer: string;
  readonly passwordPolicy: PasswordPolicy;
  /** People sign in with their email address and get a generated user name; otherwise they choose a user name. */
  readonly emailIsUsername: boolean;
  readonly caseSensitive: boolean;
  readonly selfSignUp: boolean;
  /** Email addresses are verified by a code. */
  readonly verifiesEmail: boolean;
  readonly recoversByEmail: boolean;
  /** A changed email address takes effect once it is verified. */
  readonly keepsEmailUntilVerified: boolean;
  /** `{####}` stands for the code. */
  readonly codeMail: { readonly subject: string; readonly text: string };
  /** `{username}` and `{####}` stand for the name and the temporary password. */
  readonly inviteMail: { readonly subject: string; readonly text: string };
  readonly temporaryPasswordDays: number;
  readonly attributes: ReadonlyMap<string, AttributeRule>;
  /** ARNs of the functions that Cognito invokes. */
  readonly triggers: Readonly<Partial<Record<TriggerName, string>>>;
  /** The template's values for DescribeUserPool. */
  readonly description: Readonly<Record<string, unknown>>;
}

const supportedKeys = [
  'AccountRecoverySetting',
  'AdminCreateUserConfig',
  'AliasAttributes',
  'AutoVerifiedAttributes',
  'EmailVerificationMessage',
  'EmailVerificationSubject',
  'LambdaConfig',
  'MfaConfiguration',
  'Policies',
  'Schema',
  'UserAttributeUpdateSettings',
  'UsernameAttributes',
  'UsernameConfiguration',
  'VerificationMessageTemplate',
];
// No text messages are sent, the mailbox receives every email, and no pool is ever deleted.
const withoutEffect = [
  'DeletionProtection',
  'EmailConfiguration',
  'SmsAuthenticationMessage',
  'SmsConfiguration',
  'SmsVerificationMessage',
  'UserPoolName',
  'UserPoolTags',
  'UserPoolTier',
];

/**
 * Reads a user pool's template.
 * @throws AssemblyError for unsupported features that change who can sign in: MFA, most triggers,
 * telephone numbers, aliases, links in emails, sign-in without a password.
 */
export function readUserPoolSettings(
  pool: Resource<UserPoolProperties>,
  region: string,
  log: (line: string) => void,
): UserPoolSettings {
  const { properties } = pool;
  rejectUnsupported(pool);
  reportKeysNotRun(pool, supportedKeys, withoutEffect, log);
  if (properties.Policies?.PasswordPolicy?.PasswordHistorySize) {
    log(`${pool.constructPath}: the local cloud does not keep a password history.`);
  }
  const name = pool.ref.split('_')[1];
  if (!name) throw unsupported(pool, `a pool whose id is ${pool.ref}; it needs the form region_name`);
  const recovery = properties.AccountRecoverySetting?.RecoveryMechanisms;
  const template = properties.VerificationMessageTemplate;
  return {
    id: pool.ref,
    name,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${pool.ref}`,
    passwordPolicy: passwordPolicyOf(properties),
    emailIsUsername: properties.UsernameAttributes?.includes('email') ?? false,
    caseSensitive: properties.UsernameConfiguration?.CaseSensitive ?? true,
    selfSignUp: !properties.AdminCreateUserConfig?.AllowAdminCreateUserOnly,
    verifiesEmail: properties.AutoVerifiedAttributes?.includes('email') ?? false,
    recoversByEmail: recovery ? recovery.some((one) => one.Name === 'verified_email') : true,
    keepsEmailUntilVerified:
      properties.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.includes('email') ?? false,
    codeMail: {
      subject: template?.EmailSubject ?? properties.EmailVerificationSubject ?? 'Your verification code',
      text: template?.EmailMessage ?? properties.EmailVerificationMessage ?? 'Your confirmation code is {####}',
    },
    inviteMail: {
      subject: properties.AdminCreateUserConfig?.InviteMessageTemplate?.EmailSubject ?? 'Your temporary password',
      text:
        properties.AdminCreateUserConfig?.InviteMessageTemplate?.EmailMessage ??
        'Your username is {username} and temporary password is {####}.',
    },
    temporaryPasswordDays:
      properties.Policies?.PasswordPolicy?.TemporaryPasswordValidityDays ??
      properties.AdminCreateUserConfig?.UnusedAccountValidityDays ??
      7,
    attributes: attributeRules(properties.Schema ?? [], (line) => log(`${pool.constructPath}: ${line}`)),
    triggers: properties.LambdaConfig ?? {},
    description: descriptionOf(pool),
  };
}

function rejectUnsupported(pool: Resource<UserPoolProperties>): void {
  const { properties } = pool;
  if ((properties.MfaConfiguration ?? 'OFF') !== 'OFF') throw unsupported(pool, 'MFA');
  const triggers = Object.keys(properties.LambdaConfig ?? {}).filter(
    (name) => !(triggerNames as readonly string[]).includes(name),
  );
  if (triggers.length) throw unsupported(pool, `Lambda triggers (${triggers.join(', ')})`);
  if (properties.AliasAttributes?.length) throw unsupported(pool, 'aliases (AliasAttributes)');
  const telephone = [properties.UsernameAttributes, properties.AutoVerifiedAttributes].some((names) =>
    names?.includes('phone_number'),
  );
  if (telephone) throw unsupported(pool, 'sign-in or verification by telephone number');
  if (properties.VerificationMessageTemplate?.DefaultEmailOption === 'CONFIRM_WITH_LINK') {
    throw unsupported(pool, 'verification by link (CONFIRM_WITH_LINK)');
  }
  const otherFactors = properties.Policies?.SignInPolicy?.AllowedFirstAuthFactors?.filter((one) => one !== 'PASSWORD');
  if (otherFactors?.length) throw unsupported(pool, `sign-in by ${otherFactors.join(', ')}`);
}

function passwordPolicyOf({ Policies }: UserPoolProperties): PasswordPolicy {
  const policy = Policies?.PasswordPolicy;
  if (!policy) return defaultPasswordPolicy;
  return {
    minimumLength: policy.MinimumLength ?? defaultPasswordPolicy.minimumLength,
    requireUppercase: policy.RequireUppercase ?? false,
    requireLowercase: policy.RequireLowercase ?? false,
    requireNumbers: policy.RequireNumbers ?? false,
    requireSymbols: policy.RequireSymbols ?? false,
  };
}

/** Members of DescribeUserPool's answer that have another name in a template. */
const renamed: Readonly<Record<string, string>> = {
  Schema: 'SchemaAttributes',
  UserPoolName: 'Name',
};

function descriptionOf(pool: Resource<UserPoolProperties>): Record<string, unknown> {
  const members = Object.entries(pool.properties).map(([name, value]) => [renamed[name] ?? name, value]);
  return {
    Name: pool.ref,
    MfaConfiguration: 'OFF',
    ...Object.fromEntries(members),
    Id: pool.ref,
    Arn: pool.attribute('Arn'),
  };
}
