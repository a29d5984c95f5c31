import type {
  Invitation,
  InvitationInput,
  Person,
  PersonConnection,
  PersonRole,
} from '../../../graphql/generated/schema';
import { maxPeopleLimit } from '../../../graphql/people';
import { request } from './dataEndpoint';
import { keepSubscribed } from './keepSubscribed';
import {
  invitePeopleMutation,
  listPeopleQuery,
  onPersonChangedSubscription,
  personMutations,
} from './peopleOperations';

// Amplify is configured before this module is used, as signing in loads cloud/clients.ts.

/** Something to do to one person. `ownAccount` confirms that it is the caller's own account. */
export type PersonChange =
  | { readonly change: 'setPersonRole'; readonly role: PersonRole; readonly ownAccount?: boolean }
  | { readonly change: 'disablePerson' | 'removePerson'; readonly ownAccount?: boolean }
  | { readonly change: 'resendInvitation' | 'enablePerson' | 'signOutPerson' };

export async function listPeople(nextToken: string | null): Promise<PersonConnection> {
  const { data } = await request<{ listPeople: PersonConnection }>(listPeopleQuery, {
    limit: maxPeopleLimit,
    nextToken,
  });
  return data.listPeople;
}

/** Invites up to 50 people; the answer is aligned with them. */
export async function invitePeople(invitations: readonly InvitationInput[]): Promise<Invitation[]> {
  const { data } = await request<{ invitePeople: Invitation[] }>(invitePeopleMutation, { invitations });
  return data.invitePeople;
}

/** @returns the person after the change; a removed person as they were */
export async function changePerson(sub: string, { change, ...given }: PersonChange): Promise<Person> {
  const { data } = await request<Record<string, Person>>(personMutations[change], { sub, ...given });
  return data[change] as Person;
}

/** What an admin changed about the account of this browser. */
export type OwnAccountChange = Pick<Person, 'sub' | 'role' | 'state'>;

/**
 * Subscribes to what admins change about an account.
 * @param onStarted messages arrive from now on, at first and after each interruption: earlier changes may be missed
 * @returns a function that ends the subscription
 */
export function subscribeToOwnAccount(
  sub: string,
  onChange: (change: OwnAccountChange) => void,
  onStarted: () => void,
): () => void {
  return keepSubscribed<{ onPersonChanged?: OwnAccountChange | null }>(
    onPersonChangedSubscription,
    { sub },
    { onData: ({ onPersonChanged }) => onPersonChanged && onChange(onPersonChanged), onStarted },
  );
}
