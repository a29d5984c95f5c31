import type { Person } from '../../../../graphql/generated/schema';
import type { PersonChange } from '../../cloud/people-api';

/** Whether to ask first: what ends sessions or an account, and whatever takes the own permission away. */
export function needsConfirmation(person: Person, change: PersonChange, isOwn: boolean): boolean {
  if (change.change === 'setPersonRole') return isOwn && person.role === 'admin' && change.role !== 'admin';
  return ['disablePerson', 'signOutPerson', 'removePerson'].includes(change.change);
}

/** What reverts a change; null where nothing does. */
export function undoOf(person: Person, change: PersonChange): PersonChange | null {
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

/** The change as it is sent: for the own account it says so, where the API asks. */
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
