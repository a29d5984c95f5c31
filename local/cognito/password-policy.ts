import { AwsError } from '../http/errors';
import { invalidParameter } from './errors';

/** `Policies.PasswordPolicy` of a user pool. */
export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly requireUppercase: boolean;
  readonly requireLowercase: boolean;
  readonly requireNumbers: boolean;
  readonly requireSymbols: boolean;
}

/** What Cognito asks for when a pool says nothing. */
export const defaultPasswordPolicy: PasswordPolicy = {
  minimumLength: 8,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireSymbols: true,
};

const maximumLength = 256;

/** Source: https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html */
const symbol = /[\^$*.[\]{}()?\-"!@#%&/\\,><':;|_~`+= ]/;

/** The first rule that the password breaks, in Cognito's words; undefined when it conforms. */
export function brokenPasswordRule(password: string, policy: PasswordPolicy): string | undefined {
  if (password.length < policy.minimumLength) return 'Password not long enough';
  if (policy.requireUppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.requireLowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.requireNumbers && !/[0-9]/.test(password)) return 'Password must have numeric characters';
  if (policy.requireSymbols && !symbol.test(password)) return 'Password must have symbol characters';
  return undefined;
}

/**
 * @throws AwsError InvalidPasswordException when it breaks the pool's policy; InvalidParameterException when no pool
 * could take it: over 256 characters, or with white space at its ends.
 */
export function checkPassword(password: string, policy: PasswordPolicy): void {
  const constraint = "1 validation error detected: Value at 'password' failed to satisfy constraint: ";
  if (password.length > maximumLength) {
    throw invalidParameter(`${constraint}Member must have length less than or equal to ${maximumLength}`);
  }
  if (password.trim() !== password) {
    throw invalidParameter(`${constraint}Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$`);
  }
  const broken = brokenPasswordRule(password, policy);
  if (broken) {
    throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
  }
}
