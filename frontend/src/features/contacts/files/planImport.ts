import { type Contact, labelsOf } from '../contact';
import type { NewContact, ReadContact } from './checkContacts';

/** What to do with a contact of a file whose email address is known already. */
export const duplicateChoices = ['merge', 'skip', 'both'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** What an import writes. */
export interface ImportPlan {
  readonly added: readonly NewContact[];
  readonly changed: readonly { readonly id: number; readonly fields: Partial<Contact> }[];
}

const keyOf = ({ email }: Pick<Contact, 'email'>) => email.trim().toLowerCase();

/** The contacts of a file whose address another has, in the list or earlier in the file, with that other. */
export function findKnown(read: readonly ReadContact[], contacts: readonly Contact[]): Map<ReadContact, NewContact> {
  const byEmail = new Map<string, NewContact>();
  for (const contact of contacts)
    if (keyOf(contact) && !byEmail.has(keyOf(contact))) byEmail.set(keyOf(contact), contact);
  const known = new Map<ReadContact, NewContact>();
  for (const one of read) {
    const key = keyOf(one.contact);
    if (key === '') continue;
    const other = byEmail.get(key);
    if (other) known.set(one, other);
    else byEmail.set(key, one.contact);
  }
  return known;
}

/** @param choiceOf is asked for the contacts of `findKnown` */
export function planImport(
  read: readonly ReadContact[],
  contacts: readonly Contact[],
  choiceOf: (duplicate: ReadContact) => DuplicateChoice,
): ImportPlan {
  const known = findKnown(read, contacts);
  const added: NewContact[] = [];
  const places = new Map<string, number>();
  const targets = new Map(contacts.map((contact) => [contact.id, contact]));
  const changed = new Map<number, Partial<Contact>>();
  for (const one of read) {
    const choice = known.has(one) ? choiceOf(one) : 'both';
    if (choice === 'skip') continue;
    const key = keyOf(one.contact);
    const place = places.get(key);
    const target = contactToFill(known.get(one), targets);
    if (choice === 'both') {
      if (!known.has(one)) places.set(key, added.length);
      added.push(one.contact);
    } else if (target) {
      const fields = missingFields(target, one.contact);
      if (Object.keys(fields).length === 0) continue;
      targets.set(target.id, { ...target, ...fields });
      changed.set(target.id, { ...changed.get(target.id), ...fields });
    } else if (place !== undefined) {
      const earlier = added[place] as NewContact;
      added[place] = { ...earlier, ...missingFields(earlier, one.contact) };
    }
  }
  return { added, changed: [...changed].map(([id, fields]) => ({ id, fields })) };
}

/** The contact of the list, as the import has changed it so far. */
const contactToFill = (known: NewContact | undefined, targets: ReadonlyMap<number, Contact>) =>
  known && 'id' in known ? targets.get((known as Contact).id) : undefined;

/** What a contact lacks and another has: empty fields, labels, and notes, which are put below one another. */
function missingFields(contact: NewContact, other: NewContact): Partial<NewContact> {
  const fields: Partial<NewContact> = {};
  for (const field of ['firstname', 'lastname', 'company', 'phone', 'email', 'address'] as const) {
    if (contact[field] === '' && other[field] !== '') fields[field] = other[field];
  }
  if (!contact.notes.includes(other.notes)) fields.notes = [contact.notes, other.notes].filter(Boolean).join('\n');
  const labels = labelsOf(contact);
  const more = labelsOf(other).filter((label) => !labels.includes(label));
  if (more.length > 0) fields.labels = [...labels, ...more];
  if (other.frequentlycontacted && !contact.frequentlycontacted) fields.frequentlycontacted = true;
  return fields;
}
