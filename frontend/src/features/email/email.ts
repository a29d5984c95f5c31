import { array, boolean, int, nullable, object, enum as oneOf, type infer as Shape, string } from 'zod/mini';
import { momentSchema } from '../sample-data/moment';

/** The folders that an email can lie in; trash is a flag beside them, so that taking it back is possible. */
export const folders = ['inbox', 'sent', 'draft', 'spam'] as const;
export type Folder = (typeof folders)[number];

export const labels = ['Promotional', 'Social', 'Health'] as const;
export type EmailLabel = (typeof labels)[number];

/** What the list can show: a folder, the trash, a mark, or a label. */
export const filters = [...folders, 'trash', 'starred', 'important', ...labels] as const;
export type EmailFilter = (typeof filters)[number];

export const emailSchema = object({
  id: int(),
  /** `Name <address>`. */
  from: string(),
  /** The sender's picture (components/avatarDescription.ts), or nothing for their initials. */
  thumbnail: string(),
  subject: string(),
  /** ISO 8601, UTC. */
  time: momentSchema,
  /** `Name <address>`, several separated by commas. */
  To: string(),
  emailExcerpt: string(),
  /** HTML from elsewhere: hostile until sanitised (sanitiseEmail.ts). */
  emailContent: string(),
  unread: boolean(),
  checked: boolean(),
  starred: boolean(),
  important: boolean(),
  inbox: boolean(),
  sent: boolean(),
  draft: boolean(),
  spam: boolean(),
  trash: boolean(),
  /** null for an email without a label, as a person's own. */
  label: nullable(oneOf(labels)),
});
export type Email = Shape<typeof emailSchema>;
export const emailsSchema = array(emailSchema);

/** Who the person at this screen is, in the sample's world. */
export const ownAddress = 'Demo Polder <demo@polder.test>';

/** The folder that an email lies in, its trash flag left aside. */
export const folderOf = (email: Email): Folder => folders.find((folder) => email[folder]) ?? 'inbox';

export function isIn(email: Email, filter: EmailFilter): boolean {
  if (filter === 'trash') return email.trash;
  if (email.trash) return false;
  if (filter === 'starred' || filter === 'important') return email[filter];
  return isLabel(filter) ? email.label === filter && !email.spam : email[filter];
}

const isLabel = (value: string): value is EmailLabel => labels.some((label) => label === value);

/** `Sanne de Vries` of `Sanne de Vries <sanne@kadekwartier.example>`. */
export const nameOf = (address: string): string => address.replace(/\s*<[^>]*>\s*$/, '').trim() || bareAddress(address);

/** `sanne@kadekwartier.example` of `Sanne de Vries <sanne@kadekwartier.example>`. */
export const bareAddress = (address: string): string => /<([^>]*)>\s*$/.exec(address)?.[1] ?? address.trim();

/** The names of several people, as the list shows them. */
export const namesOf = (addresses: string): string =>
  addresses
    .split(',')
    .map((address) => nameOf(address.trim()))
    .filter(Boolean)
    .join(', ');
