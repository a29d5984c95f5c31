import { array, boolean, int, nullable, object, enum as oneOf, optional, type infer as Shape, string } from 'zod/mini';
import { momentSchema } from '../sample-data/public/moment';
import { attachmentSchema } from './attachments/attachment';

/** The folders of an email. Trash is a separate flag, so that an email can be restored to its folder. */
export const folders = ['inbox', 'sent', 'draft', 'spam'] as const;
export type Folder = (typeof folders)[number];

export const labels = ['Promotional', 'Social', 'Health'] as const;
export type EmailLabel = (typeof labels)[number];

/** Where an email is: an archived one is in no folder. */
export type EmailLocation = Folder | 'archive';

/** The filters of the list: a folder, the archive, the trash, a flag or a label. */
export const filters = [...folders, 'archive', 'trash', 'starred', 'important', ...labels] as const;
export type EmailFilter = (typeof filters)[number];

const emailSchema = object({
  id: int(),
  /** The id of the email that its conversation began with; missing for the first of one. */
  conversation: optional(int()),
  /** `Name <address>`. */
  from: string(),
  /** The sender's picture (components/avatarDescription.ts), or empty for initials. */
  thumbnail: string(),
  subject: string(),
  /** ISO 8601, UTC. */
  time: momentSchema,
  /** `Name <address>`, several separated by commas. */
  To: string(),
  /** As `To`; missing without a copy. */
  Cc: optional(string()),
  Bcc: optional(string()),
  emailExcerpt: string(),
  /** External HTML: untrusted until sanitised (sanitiseEmail.ts). */
  emailContent: string(),
  attachments: optional(array(attachmentSchema)),
  unread: boolean(),
  checked: boolean(),
  starred: boolean(),
  important: boolean(),
  inbox: boolean(),
  sent: boolean(),
  draft: boolean(),
  spam: boolean(),
  trash: boolean(),
  /** null for an email without a label, such as the user's own. */
  label: nullable(oneOf(labels)),
});
export type Email = Shape<typeof emailSchema>;
export const emailsSchema = array(emailSchema);

/** The user's address in the sample data. */
export const ownAddress = 'Demo Polder <demo@polder.test>';

/** Where an email is, ignoring its trash flag. */
export const locationOf = (email: Email): EmailLocation => folders.find((folder) => email[folder]) ?? 'archive';

/** Whether deleting is no choice for emails, but restoring is. */
export const areInTrash = (emails: readonly Email[]): boolean => emails.every(({ trash }) => trash);

export function isIn(email: Email, filter: EmailFilter): boolean {
  if (filter === 'trash') return email.trash;
  if (email.trash) return false;
  if (filter === 'archive') return locationOf(email) === filter;
  if (filter === 'starred' || filter === 'important') return email[filter];
  return isLabel(filter) ? email.label === filter && !email.spam : email[filter];
}

const isLabel = (value: string): value is EmailLabel => labels.some((label) => label === value);

/** `Sanne de Vries` of `Sanne de Vries <sanne@kadekwartier.example>`. */
export const nameOf = (address: string): string =>
  address
    .replace(/\s*<[^>]*>\s*$/, '')
    .trim()
    .replace(/^"(.*)"$/, '$1') || bareAddress(address);

/** `sanne@kadekwartier.example` of `Sanne de Vries <sanne@kadekwartier.example>`. */
export const bareAddress = (address: string): string => /<([^>]*)>\s*$/.exec(address)?.[1] ?? address.trim();

/** The names of several recipients, as shown in the list. */
export const namesOf = (addresses: string): string => addressesOf(addresses).map(nameOf).filter(Boolean).join(', ');

/** One recipient. A comma in a quoted name, as in `"Bakker, Pieter" <pieter@x.example>`, separates nothing. */
const recipient = /(?:"(?:[^"\\]|\\.)*"|<[^>]*>|[^,;])+/g;

/** The recipients in a text, each with its place, as they were typed. */
export const recipientsIn = (text: string): { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(recipient)].map(({ 0: typed, index }) => ({ start: index, end: index + typed.length }));

/** The recipients of an email, with any separator. */
export const addressesOf = (text: string): string[] =>
  recipientsIn(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter(Boolean);
