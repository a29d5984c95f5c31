import type { Person } from '../../../../graphql/generated/schema';
import type { PersonChange } from '../../cloud/peopleApi';

/** Whether a change takes the person's own permission to manage people away. */
function endsOwnPermission(person: Person, change: PersonChange, isOwn: boolean): boolean {
  if (!isOwn) return false;
  if (change.change === 'setPersonRole') return person.role === 'admin' && change.role !== 'admin';
  return change.change === 'disablePerson' || change.change === 'removePerson';
}

/** Whether the user has to confirm: changes that end sessions or an account, or remove the user's own permission. */
export function needsConfirmation(person: Person, change: PersonChange, isOwn: boolean): boolean {
  if (change.change === 'setPersonRole') return endsOwnPermission(person, change, isOwn);
  return ['disablePerson', 'signOutPerson', 'removePerson'].includes(change.change);
}

/** The change that reverts another one; null if it cannot be reverted, or if the user may no longer do so. */
export function undoOf(person: Person, change: PersonChange, isOwn: boolean): PersonChange | null {
  if (endsOwnPermission(person, change, isOwn)) return null;
  switch (change.change) {
    case 'setPersonRole':
      return { change: 'setPersonRole', role: person.role };
    case 'disablePerson':
      return { change: 'enablePerson' };
    case 'enablePerson':
      return { change: 'disablePerson' };
    default:
      return null;
  }
}

/** The change as sent: the API requires `ownAccount` for some changes of the caller's own account. */
export function confirmed(change: PersonChange, isOwn: boolean): PersonChange {
  if (!isOwn) return change;
  switch (change.change) {
    case 'setPersonRole':
    case 'disablePerson':
    case 'removePerson':
      return { ...change, ownAccount: true };
    default:
      return change;
  }
}
