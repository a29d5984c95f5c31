import { type Contact, joinLabels, joinNotes, labelsOf } from '../contact';
import type { NewContact, ReadContact } from './checkContacts';

/** What to do with a contact of a file whose email address is known already. */
export const duplicateChoices = ['merge', 'skip', 'both'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** What an import writes. */
export interface ImportPlan {
  readonly added: readonly NewContact[];
  readonly changed: readonly { readonly id: number; readonly fields: Partial<Contact> }[];
}

export interface PlannedImport extends ImportPlan {
  /** Those that are merged, but for their notes: a contact cannot hold these and its own. */
  readonly withoutNotes: readonly ReadContact[];
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
): PlannedImport {
  const known = findKnown(read, contacts);
  const added: NewContact[] = [];
  const places = new Map<string, number>();
  const targets = new Map(contacts.map((contact) => [contact.id, contact]));
  const changed = new Map<number, Partial<Contact>>();
  const withoutNotes: ReadContact[] = [];
  const fill = (contact: NewContact, one: ReadContact) => {
    if (joinNotes(contact.notes, one.contact.notes) === null) withoutNotes.push(one);
    return missingFields(contact, one.contact);
  };
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
      const fields = fill(target, one);
      if (Object.keys(fields).length === 0) continue;
      targets.set(target.id, { ...target, ...fields });
      changed.set(target.id, { ...changed.get(target.id), ...fields });
    } else if (place !== undefined) {
      const earlier = added[place] as NewContact;
      added[place] = { ...earlier, ...fill(earlier, one) };
    }
  }
  return { added, changed: [...changed].map(([id, fields]) => ({ id, fields })), withoutNotes };
}

/** The contact of the list, as the import has changed it so far. */
const contactToFill = (known: NewContact | undefined, targets: ReadonlyMap<number, Contact>) =>
  known && 'id' in known ? targets.get((known as Contact).id) : undefined;

/** What a contact lacks and another has: empty fields, labels, and notes that fit below its own. */
function missingFields(contact: NewContact, other: NewContact): Partial<NewContact> {
  const fields: Partial<NewContact> = {};
  for (const field of ['firstname', 'lastname', 'company', 'phone', 'email', 'address'] as const) {
    if (contact[field] === '' && other[field] !== '') fields[field] = other[field];
  }
  const notes = joinNotes(contact.notes, other.notes) ?? contact.notes;
  if (notes !== contact.notes) fields.notes = notes;
  const labels = joinLabels(labelsOf(contact), labelsOf(other));
  if (labels.join() !== labelsOf(contact).join()) fields.labels = labels;
  if (other.frequentlycontacted && !contact.frequentlycontacted) fields.frequentlycontacted = true;
  return fields;
}
