import { byteOrderMark, escapeFormula, quoteCell, unescapeFormula } from '../../../lib/csv';
import { fold } from '../../../lib/search';
import { truncate } from '../../../lib/truncate';
import { type CsvRecord, CsvRecords, detectDelimiter, withoutDelimiterLine } from '../../rentals/public/csvFiles';
import { type Contact, labelsOf } from '../contact';
import { type FileContact, isPhone, type LeftOut, shownLength, splitName } from './checkContacts';
import { type AddressColumn, addressColumnOf, addressesIn } from './csvAddress';

/** The columns that are written, with names that address books know. */
const columns = [
  ['First Name', ({ firstname }) => firstname],
  ['Last Name', ({ lastname }) => lastname],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Company', ({ company }) => company],
  ['Department', ({ department }) => department],
  ['Address', ({ address }) => address],
  ['Labels', (contact) => writeLabelsCell(labelsOf(contact))],
  ['Notes', ({ notes }) => notes],
  ['Frequent', ({ frequentlycontacted }) => String(frequentlycontacted)],
  ['Starred', ({ starred }) => String(starred)],
] as const satisfies readonly (readonly [string, (contact: Contact) => string])[];

/** Writes contacts as CSV (RFC 4180). */
export function writeContactsCsv(contacts: readonly Contact[]): string {
  const rows = [columns.map(([name]) => name), ...contacts.map((contact) => columns.map(([, read]) => read(contact)))];
  return byteOrderMark + rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

/** A phone number that begins with + is no formula that could do harm. */
const writeCell = (cell: string) => quoteCell(isPhone(cell) ? cell : escapeFormula(cell));

/** A comma at the end says that the labels are Polder's, where other address books would mean something else. */
function writeLabelsCell(labels: readonly string[]): string {
  const isAmbiguous = labels.some((label) => /;|:::|^\* /.test(label));
  return labels.join(', ') + (isAmbiguous ? ',' : '');
}

function readLabelsCell(cell: string): string[] {
  if (cell.trimEnd().endsWith(',')) return cell.split(',');
  // Of Google, Polder and Outlook. A label may have the separator of another.
  const separator = [':::', ',', ';'].find((one) => cell.includes(one)) ?? ',';
  // Google marks its own groups with a star and a space: "* myContacts".
  return cell.split(separator).filter((label) => !label.trimStart().startsWith('* '));
}

type Field = Exclude<keyof FileContact, 'line' | 'address'> | 'name' | 'middlename' | 'nameprefix';

/** Names of columns in English and Dutch, as address books write them; without case, spaces and signs. */
const fieldNames: Record<Field, RegExp> = {
  firstname: /^(first|given|voor|roep)(name|naam)$|^first$/,
  lastname: /^(last|family|sur|achter|familie)(name|naam)$|^last$/,
  middlename: /^(middle|additional)name$|^(middelste|tweede)naam$/,
  // A tussenvoegsel such as "van der".
  nameprefix: /^(tussen|voor)voegsels?$/,
  name: /^((full|display)?name|(volledige|weergave)?naam|contact|fileas)$/,
  emails: /^(primary)?e?mail(address|adres)?\d?(value|address|adres)?$/,
  phones:
    /^(primary|business|home|mobile|work|other|mobiele)?(tele)?(phone|foon)(number|nummer)?\d?(value)?$|^(mobile|mobiel|gsm|tel)$/,
  company: /^(company|organi[sz]ation|bedrijf|organisatie|werkgever)(name|naam|1name)?s?$|^bedrijfsnaam$/,
  department: /^(organization)?department$|^afdeling$/,
  labels: /^(labels?|tags?|categor(y|ies|ie|ieen)|groups?|groepen|groupmembership)$/,
  others: /^((job|organi[sz]ation)?title|functie|(web(page|site)|webpagina|url)\d?(value)?|nickname|bijnaam)$/,
  notes: /^(notes?|notities?|comments?|opmerking(en)?)$/,
  frequentlycontacted: /^(frequentlycontacted|frequent|vaak)$/,
  starred: /^(starred|star|ster|metster|favou?rite|favoriet)$/,
};

export interface CsvContacts {
  readonly records: readonly (FileContact | LeftOut)[];
  /** Names of columns that say nothing that a contact has. */
  readonly unread: readonly string[];
}

/**
 * Reads contacts from CSV text whose lines end by `\n`.
 * @returns null if the first row names neither a name nor an email address
 */
export function readContactsCsv(text: string): CsvContacts | null {
  const reader = new CsvRecords(detectDelimiter(text.slice(0, 1 << 16)));
  const [head, ...rows] = [...reader.read(withoutDelimiterLine(text)), ...reader.end()];
  if (!head || !('fields' in head)) return null;
  const names = head.fields.map(plainName);
  const fields = names.map(fieldOf);
  const addressColumns = names.map((name, index) => (fields[index] ? undefined : addressColumnOf(name)));
  if (!fields.some((field) => field && ['firstname', 'lastname', 'name', 'emails'].includes(field))) return null;
  return {
    records: rows.map((row) => contactOf(row, fields, addressColumns)),
    unread: head.fields.filter((name, index) => !fields[index] && !addressColumns[index] && name.trim() !== ''),
  };
}

const plainName = (name: string) => fold(name).replace(/[^a-z0-9]/g, '');
const fieldOf = (name: string) => (Object.keys(fieldNames) as Field[]).find((field) => fieldNames[field].test(name));

function contactOf(
  row: CsvRecord,
  fields: readonly (Field | undefined)[],
  addressColumns: readonly (AddressColumn | undefined)[],
): FileContact | LeftOut {
  const { line } = row;
  if ('malformed' in row) return { line, reason: 'malformed', name: truncate(row.malformed, shownLength) };
  const cells = row.fields.map(unescapeFormula);
  if (cells.slice(fields.length).some((cell) => cell.trim() !== '')) {
    return { line, reason: 'cells', name: truncate(cells.slice(0, 2).join(' '), shownLength) };
  }
  const all = (field: Field) => cells.filter((cell, index) => fields[index] === field && cell.trim() !== '');
  const one = (field: Field) => all(field)[0] ?? '';
  const isNamed = one('firstname') !== '' || one('lastname') !== '' || one('name') === '';
  const [address = '', ...otherAddresses] = addressesIn(cells, addressColumns);
  return {
    line,
    ...(isNamed
      ? joinNames(one('firstname'), one('middlename'), one('nameprefix'), one('lastname'))
      : splitName(one('name'))),
    // Google joins several addresses of one kind by " ::: ".
    emails: all('emails').flatMap((cell) => cell.split(/:::|[,;]/)),
    phones: all('phones').flatMap((cell) => cell.split(/:::|[,;]/)),
    company: one('company'),
    department: one('department'),
    address,
    labels: readLabelsCell(one('labels')),
    notes: all('notes').join('\n'),
    others: [...otherAddresses, ...all('others')],
    frequentlycontacted: isYes(one('frequentlycontacted')),
    starred: isYes(one('starred')),
  };
}

/**
 * Outlook has no column for a tussenvoegsel: Dutch people write "van" into Middle Name. A middle name in lower case
 * belongs to the last name, others to the first, as in vcard.ts; so the full name has its order in any case.
 */
function joinNames(first: string, middle: string, prefix: string, last: string) {
  const isPrefix = /^\P{L}*\p{Ll}/u.test(middle);
  const join = (...names: string[]) =>
    names
      .map((name) => name.trim())
      .filter(Boolean)
      .join(' ');
  return {
    firstname: isPrefix ? join(first) : join(first, middle),
    lastname: isPrefix ? join(prefix, middle, last) : join(prefix, last),
  };
}

const isYes = (cell: string) => /^(true|yes|ja|waar|1|x)$/i.test(cell.trim());
