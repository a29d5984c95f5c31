import { fold } from '../../../lib/search';
import { type Contact, fullName, joinLabels, joinNotes, labelsOf } from '../contact';

/** The fields of two contacts that may differ, of which one value stays. */
export const mergedFields = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'company',
  'department',
  'address',
  'notes',
] as const;
export type MergedField = (typeof mergedFields)[number];

/** Whose value stays; `both` is for notes. */
export type Side = 'first' | 'second' | 'both';
export type Sides = Readonly<Record<MergedField, Side>>;

/** Contacts that are probably one: with the same email address, or with the same name and telephone number. */
export function findDuplicates(contacts: readonly Contact[]): Contact[][] {
  const groupOf = new Map<string, Set<Contact>>();
  for (const contact of contacts) {
    const keys = keysOf(contact);
    const groups = [...new Set(keys.flatMap((key) => groupOf.get(key) ?? []))];
    // Two groups are one when a contact is in both.
    const group = groups[0] ?? new Set();
    for (const other of groups.slice(1)) for (const one of other) group.add(one);
    group.add(contact);
    for (const one of groups.length > 1 ? group : [contact]) for (const key of keysOf(one)) groupOf.set(key, group);
  }
  return [...new Set(groupOf.values())].filter(({ size }) => size > 1).map((group) => [...group]);
}

function keysOf(contact: Contact): string[] {
  const email = contact.email.trim().toLowerCase();
  const name = fold(fullName(contact)).replace(/\s+/g, ' ').trim();
  // With and without a country's number.
  const phone = contact.phone.replace(/\D/g, '').slice(-9);
  return [...(email ? [`email ${email}`] : []), ...(name && phone.length > 5 ? [`name ${name} ${phone}`] : [])];
}

/** Whether a contact holds the notes of both. */
export const fitBothNotes = (first: Contact, second: Contact) => joinNotes(first.notes, second.notes) !== null;

/** The sides without both notes if they do not fit: another tab may have made one of them longer. */
export const fittingSides = (first: Contact, second: Contact, sides: Sides): Sides =>
  sides.notes === 'both' && !fitBothNotes(first, second) ? { ...sides, notes: 'first' } : sides;

/** The first contact's values stay where it has any; of the notes, both if they fit. */
export function initialSides(first: Contact, second: Contact): Sides {
  const sides = mergedFields.map((field) => [field, first[field] === '' ? 'second' : 'first'] as const);
  const areBothNoted = first.notes !== '' && second.notes !== '' && first.notes !== second.notes;
  const initial = { ...(Object.fromEntries(sides) as Sides), ...(areBothNoted && { notes: 'both' as const }) };
  return fittingSides(first, second, initial);
}

/**
 * What the first contact has after the merge; labels and marks of both stay.
 * @param sides as `fittingSides` has them
 */
export function mergeFields(first: Contact, second: Contact, sides: Sides): Partial<Contact> {
  const fields: Partial<Record<MergedField, string>> = {};
  for (const field of mergedFields) {
    const side = sides[field];
    fields[field] =
      side === 'both'
        ? (joinNotes(first[field], second[field]) ?? first[field])
        : (side === 'first' ? first : second)[field];
  }
  const labels = joinLabels(labelsOf(first), labelsOf(second));
  return {
    ...(fields as Partial<Contact>),
    image: first.image || second.image,
    starred: first.starred || second.starred,
    frequentlycontacted: first.frequentlycontacted || second.frequentlycontacted,
    ...(labels.length > 0 && { labels }),
  };
}
