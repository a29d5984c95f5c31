import { fetchUserAttributes, updatePassword, updateUserAttributes } from 'aws-amplify/auth';
import { authorised } from './authorised-calls';

/** What the user pool knows of an account, by its own names: `email`, `email_verified`, `name`, `sub` … */
export type AccountAttributes = Readonly<Partial<Record<string, string>>>;

// Signing in went through cloud/clients.ts, which configures Amplify before this module is used.

export async function readAccount(): Promise<AccountAttributes> {
  return authorised(() => fetchUserAttributes());
}

/** @param name what the person wants to be called; empty takes the name away */
export async function renameAccount(name: string): Promise<void> {
  await authorised(() => updateUserAttributes({ userAttributes: { name } }));
}

/** @throws NotAuthorizedException when the current password is another */
export async function changePassword(current: string, next: string): Promise<void> {
  await authorised(() => updatePassword({ oldPassword: current, newPassword: next }));
}
