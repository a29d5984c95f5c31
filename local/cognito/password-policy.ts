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

/** Cognito's default policy. */
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

/** Cognito's message for the first rule that the password violates; undefined when it conforms. */
export function brokenPasswordRule(password: string, policy: PasswordPolicy): string | undefined {
  if (password.length < policy.minimumLength) return 'Password not long enough';
  if (policy.requireUppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.requireLowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.requireNumbers && !/[0-9]/.test(password)) return 'Password must have numeric characters';
  if (policy.requireSymbols && !symbol.test(password)) return 'Password must have symbol characters';
  return undefined;
}

/**
 * @throws AwsError InvalidPasswordException when it violates the pool's policy; InvalidParameterException when no pool
 * accepts it: over 256 characters, or with leading or trailing white space.
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
