import { fetchUserAttributes, updatePassword, updateUserAttributes } from 'aws-amplify/auth';
import { type OwnAccount as OwnAccountType, personFieldNames } from '../../../graphql/generated/schema';
import { authorised } from './authorisedCalls';
import { request } from './dataEndpoint';

/** The attributes of an account in the user pool, by their names there: `email`, `email_verified`, `name`, `sub` … */
export type AccountAttributes = Readonly<Partial<Record<string, string>>>;

export async function readAccount(): Promise<AccountAttributes> {
  return authorised(() => fetchUserAttributes());
}

/** @param name the display name; empty removes it */
export async function renameAccount(name: string): Promise<void> {
  await authorised(() => updateUserAttributes({ userAttributes: { name } }));
}

/** @throws NotAuthorizedException when the current password is wrong */
export async function changePassword(current: string, next: string): Promise<void> {
  await authorised(() => updatePassword({ oldPassword: current, newPassword: next }));
}

const meQuery = /* GraphQL */ `
  query Me {
    me {
      person { ${personFieldNames.join(' ')} }
      interpreted { day characters }
    }
  }
`;

/** What is kept about the account of the session beside its settings and files. */
export type OwnAccount = Pick<OwnAccountType, 'person' | 'interpreted'>;

export async function readMe(): Promise<OwnAccount> {
  const { data } = await request<{ me: OwnAccount }>(meQuery, {});
  return data.me;
}

const deleteMyAccountMutation = /* GraphQL */ `
  mutation DeleteMyAccount($dryRun: Boolean) { deleteMyAccount(dryRun: $dryRun) { sub } }
`;

/**
 * Deletes the account of the session, with its settings.
 * @param dryRun only ask whether it could be deleted
 * @throws the answer when it is refused, as for the last admin (cloud/errors.ts)
 */
export async function deleteMyAccount(dryRun: boolean): Promise<void> {
  await request(deleteMyAccountMutation, { dryRun });
}
