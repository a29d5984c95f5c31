import { writeDay } from '../../../lib/days';
import { saveFile } from '../../../lib/saveFile';
import { type Contact, fullName } from '../contact';

export const fileFormats = ['csv', 'vcf'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Saves contacts as a file. @returns its name */
export async function saveContacts(contacts: readonly Contact[], format: FileFormat): Promise<string> {
  const [only, ...others] = contacts;
  const isOne = only !== undefined && others.length === 0;
  const name = `${isOne ? fileName(fullName(only)) : `polder-contacts-${writeDay(new Date())}`}.${format}`;
  if (format === 'csv') {
    const { writeContactsCsv } = await import('./contactsCsv');
    saveFile(new Blob([writeContactsCsv(contacts)], { type: 'text/csv;charset=utf-8' }), name);
  } else {
    const { writeVcards } = await import('./vcard');
    saveFile(new Blob([writeVcards(contacts)], { type: 'text/vcard;charset=utf-8' }), name);
  }
  return name;
}

/** Without the characters that file systems refuse. */
const fileName = (title: string) => title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'contact';
