import { array, boolean, int, object, enum as oneOf, optional, type infer as Shape, string } from 'zod/mini';
import { visibleText } from '../../lib/visibleText';

export const departments = ['Engineering', 'Support', 'Sales'] as const;
/** Empty: the contact has none, or it is not known. */
export type Department = (typeof departments)[number] | '';

const contactSchema = object({
  id: int(),
  firstname: string(),
  lastname: string(),
  /** `portrait/…` (components/avatarDescription.ts), or empty for initials. */
  image: string(),
  department: oneOf(['', ...departments]),
  company: string(),
  phone: string(),
  email: string(),
  address: string(),
  notes: string(),
  frequentlycontacted: boolean(),
  starred: boolean(),
  deleted: boolean(),
  /** Words that a person sorts contacts by; missing in the sample, and in what was stored before there were labels. */
  labels: optional(array(string())),
});
export type Contact = Shape<typeof contactSchema>;
export const contactsSchema = array(contactSchema);

/** The filters of the list. */
export const contactFilters = ['show_all', 'frequently_contacted', 'starred', ...departments] as const;
export type ContactFilter = (typeof contactFilters)[number];

export function passesFilter(contact: Contact, filter: ContactFilter): boolean {
  switch (filter) {
    case 'show_all':
      return true;
    case 'frequently_contacted':
      return contact.frequentlycontacted;
    case 'starred':
      return contact.starred;
    default:
      return contact.department === filter;
  }
}

export const labelsOf = ({ labels }: Pick<Contact, 'labels'>): readonly string[] => labels ?? [];

/** Labels from a text that separates them by commas: each once, whatever its case. */
export function readLabels(text: string): string[] {
  const labels = new Map<string, string>();
  for (const part of text.split(',')) {
    const label = visibleText(part.replace(/\s+/g, ' '));
    if (label && !labels.has(label.toLowerCase())) labels.set(label.toLowerCase(), label);
  }
  return [...labels.values()];
}

/** The labels of two contacts: each once, whatever its case. */
export const joinLabels = (first: readonly string[], second: readonly string[]): string[] =>
  readLabels([...first, ...second].join(','));

/** The longest notes: more could neither be edited nor imported. */
export const maxNotesLength = 2000;

/** The notes of two contacts below one another; null if they are longer than a contact's may be. */
export function joinNotes(first: string, second: string): string | null {
  if (first.includes(second)) return first;
  const both = [first, second].filter(Boolean).join('\n');
  return both.length > maxNotesLength ? null : both;
}

/** The number of contacts by filter. */
export function countByFilter(contacts: readonly Contact[]): Record<ContactFilter, number> {
  const counts = Object.fromEntries(contactFilters.map((filter) => [filter, 0])) as Record<ContactFilter, number>;
  for (const contact of contacts) {
    counts.show_all += 1;
    if (contact.department) counts[contact.department] += 1;
    if (contact.frequentlycontacted) counts.frequently_contacted += 1;
    if (contact.starred) counts.starred += 1;
  }
  return counts;
}

export const fullName = ({ firstname, lastname }: Pick<Contact, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`.trim();

/** The fields of a contact that the user fills in. */
export type ContactDetails = Omit<Contact, 'id' | 'image' | 'starred' | 'deleted'>;

export const emptyDetails: ContactDetails = {
  firstname: '',
  lastname: '',
  department: '',
  company: '',
  phone: '',
  email: '',
  address: '',
  notes: '',
  frequentlycontacted: false,
};

export type DetailsProblem = 'name' | 'email' | 'phone';
export type DetailsProblems = Partial<Record<keyof ContactDetails, DetailsProblem>>;

/** Validates the details, as an import does: an empty object when there are no errors. */
export function detailsProblems(details: ContactDetails): DetailsProblems {
  const problems: DetailsProblems = {};
  if (visibleText(fullName(details)) === '') problems.firstname = 'name';
  const email = details.email.trim();
  if (email !== '' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) problems.email = 'email';
  // Digits with any grouping characters.
  const phone = details.phone.trim();
  if (phone !== '' && !/^\+?[\d\s().-]{6,24}$/.test(phone)) problems.phone = 'phone';
  return problems;
}

/** Another contact with this address, ignoring case. */
export function contactWithEmail(
  contacts: readonly Contact[],
  email: string,
  exceptId: number | undefined,
): Contact | undefined {
  const wanted = email.trim().toLowerCase();
  return wanted === ''
    ? undefined
    : contacts.find((contact) => contact.id !== exceptId && contact.email.toLowerCase() === wanted);
}

/** Trims the details, and empties what cannot be seen; a contact without labels has no field for them. */
export function normalizeContact({ labels, ...details }: ContactDetails): ContactDetails {
  const entries = Object.entries(details).map(([field, value]) => [
    field,
    typeof value === 'string' ? visibleText(value) : value,
  ]);
  return { ...(Object.fromEntries(entries) as ContactDetails), ...(labels?.length && { labels }) };
}
