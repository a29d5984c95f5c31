import { matchesSearch } from '../../../lib/search';
import { fullName } from '../../contacts/public/names';
import type { Person } from '../calendarEvent';

/** What is needed of a contact. */
interface Contact {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

const mostSuggested = 6;

/** Two people are the same by their address, and without one by their name. */
export const isSamePerson = (one: Person, other: Person): boolean =>
  one.email === '' && other.email === ''
    ? one.name === other.name
    : one.email.toLowerCase() === other.email.toLowerCase();

/** The contact that a person is: by the address, and without one by the name. */
export const contactOf = <Of extends Contact>(person: Person, contacts: readonly Of[]): Of | undefined =>
  contacts.find((contact) =>
    person.email === '' ? fullName(contact) === person.name : isSamePerson(person, personOf(contact)),
  );

/** The contacts that fit what is typed and are not chosen yet. */
export function suggestPeople(text: string, contacts: readonly Contact[], chosen: readonly Person[]): Person[] {
  if (text.trim() === '') return [];
  return contacts
    .map(personOf)
    .filter((person) => matchesSearch(text, person.name, person.email))
    .filter((person) => !chosen.some((one) => isSamePerson(one, person)))
    .slice(0, mostSuggested);
}

const personOf = (contact: Contact): Person => ({ name: fullName(contact), email: contact.email.trim() });
