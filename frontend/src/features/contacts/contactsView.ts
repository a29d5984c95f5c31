import { matchesSearch } from '../../lib/search';
import { type Contact, type ContactFilter, contactFilters, fullName, labelsOf, passesFilter } from './contact';

/** By first name, unless the address says otherwise. */
export const contactOrders = ['firstname', 'lastname', 'company', 'newest'] as const;
export type ContactOrder = (typeof contactOrders)[number];

/** Which contacts the list shows, and in what order; the page's address has it. */
export interface ContactsView {
  filter: ContactFilter;
  /** Null for any label or none. */
  label: string | null;
  order: ContactOrder;
}

export const wholeList: ContactsView = { filter: 'show_all', label: null, order: 'firstname' };

/** The address is untrusted input: invalid values are ignored. */
export function readView(parameters: URLSearchParams): ContactsView {
  return {
    filter: contactFilters.find((name) => name === parameters.get('filter')) ?? wholeList.filter,
    label: parameters.get('label') || null,
    order: contactOrders.find((name) => name === parameters.get('sort')) ?? wholeList.order,
  };
}

/** The parameters of the address that have a view; null for each that it does without. */
export const writeView = ({ filter, label, order }: ContactsView) => ({
  filter: filter === wholeList.filter ? null : filter,
  label,
  sort: order === wholeList.order ? null : order,
});

export function sortContacts(contacts: readonly Contact[], order: ContactOrder): Contact[] {
  if (order === 'newest') return [...contacts].sort((one, other) => other.id - one.id);
  return contacts
    .map((contact) => ({ contact, key: sortKey(contact, order) }))
    .sort((one, other) => Number(one.key === '') - Number(other.key === '') || names.compare(one.key, other.key))
    .map(({ contact }) => contact);
}

const names = new Intl.Collator(undefined, { sensitivity: 'base' });

/** Empty keys come last. */
function sortKey(contact: Contact, order: Exclude<ContactOrder, 'newest'>): string {
  const name = fullName(contact);
  if (order === 'firstname') return name;
  if (order === 'lastname') return `${contact.lastname || contact.firstname} ${contact.firstname}`.trim();
  return contact.company && `${contact.company} ${name}`;
}

export const isInView = (contact: Contact, search: string, { filter, label }: ContactsView): boolean =>
  passesFilter(contact, filter) &&
  (label === null || labelsOf(contact).includes(label)) &&
  matchesSearch(
    search,
    fullName(contact),
    contact.company,
    contact.email,
    contact.phone,
    contact.address,
    ...labelsOf(contact),
  );
