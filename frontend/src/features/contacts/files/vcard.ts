import {
  type ContentLine,
  escapeText,
  readContentLines,
  unescapeText,
  writeContentLines,
} from '../../../lib/contentLines';
import { type Contact, fullName, labelsOf } from '../contact';
import { type FileContact, type LeftOut, splitName } from './checkContacts';
import { addressParts, formatAddress } from './postalAddress';
import { upgradeVcards } from './vcard21';

/** Writes contacts as vCards 4.0 (RFC 6350). */
export function writeVcards(contacts: readonly Contact[]): string {
  return writeContentLines(contacts.flatMap(linesOf));
}

function linesOf(contact: Contact): string[] {
  const { firstname, lastname, email, phone, company, department, address, notes } = contact;
  const labels = labelsOf(contact);
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeText(fullName(contact))}`,
    `N:${escapeText(lastname)};${escapeText(firstname)};;;`,
    ...(email ? [`EMAIL:${escapeText(email)}`] : []),
    ...(phone ? [`TEL;VALUE=text:${escapeText(phone)}`] : []),
    ...(company || department ? [`ORG:${escapeText(company)}${department && `;${department}`}`] : []),
    // The address is one text: it is the street, as the other parts are not known.
    ...(address ? [`ADR:;;${escapeText(address)};;;;`] : []),
    ...(labels.length > 0 ? [`CATEGORIES:${labels.map(escapeText).join(',')}`] : []),
    ...(notes ? [`NOTE:${escapeText(notes)}`] : []),
    ...(contact.frequentlycontacted ? ['X-POLDER-FREQUENT:true'] : []),
    ...(contact.starred ? ['X-POLDER-STARRED:true'] : []),
    'END:VCARD',
  ];
}

export interface VcardContacts {
  readonly records: readonly (FileContact | LeftOut)[];
  /** Names of properties that say nothing that a contact has, each once. */
  readonly unread: readonly string[];
}

/**
 * Reads vCards 2.1, 3.0 (RFC 2426) and 4.0.
 * @returns null if there is none
 */
export function readVcards(text: string): VcardContacts | null {
  const records: (FileContact | LeftOut)[] = [];
  const unread = new Set<string>();
  let open: { line: number; properties: ContentLine[] } | null = null;
  const close = (isFinished: boolean) => {
    if (open) {
      records.push(contactOf(open.properties, open.line, isFinished));
      for (const { name, value } of open.properties) if (!isRead.test(name) && value.trim() !== '') unread.add(name);
    }
    open = null;
  };
  for (const property of readContentLines(upgradeVcards(text))) {
    const isCard = property.value.trim().toUpperCase() === 'VCARD';
    if (property.name === 'BEGIN' && isCard) {
      close(false);
      open = { line: property.line, properties: [] };
    } else if (property.name === 'END' && isCard) close(true);
    // A group such as "item1." precedes the name of a property.
    else open?.properties.push({ ...property, name: property.name.replace(/^.*\./, '') });
  }
  close(false);
  return records.length > 0 ? { records, unread: [...unread] } : null;
}

/** The properties that are read, and those that describe the card, not the person (RFC 6350, section 6). */
const isRead =
  /^(N|FN|EMAIL|TEL|ORG|ADR|CATEGORIES|NOTE|TITLE|ROLE|NICKNAME|URL|X-POLDER-.*|VERSION|PRODID|PROFILE|REV|UID|KIND|SOURCE|NAME|MAILER|SORT-STRING|CLIENTPIDMAP|X-AB(LABEL|ADR|UID|SHOWAS))?$/;

function contactOf(properties: readonly ContentLine[], line: number, isFinished: boolean): FileContact | LeftOut {
  const all = (name: string) => properties.filter((property) => property.name === name);
  const one = (name: string) => preferredFirst(all(name))[0]?.value ?? '';
  const name = unescapeText(one('FN')).trim();
  if (!isFinished) return { line, reason: 'unfinished', name };
  const version = one('VERSION').trim();
  if (version !== '3.0' && version !== '4.0') return { line, reason: 'version', name, value: version };
  const [family = '', given = '', additional = '', ...titles] = componentsOf(one('N'));
  const isNamed = family !== '' || given !== '';
  const [company = '', department = '', ...units] = componentsOf(one('ORG'));
  const [address = '', ...otherAddresses] = preferredFirst(all('ADR')).map(({ value }) => addressOf(value));
  const texts = (names: readonly string[]) => names.flatMap(all).map(({ value }) => unescapeText(value));
  return {
    line,
    ...(isNamed
      ? { firstname: `${given} ${additional}`.trim(), lastname: family }
      : splitName(name === company ? '' : name)),
    emails: preferredFirst(all('EMAIL')).map(({ value }) => unescapeText(value).replace(/^mailto:/i, '')),
    phones: preferredFirst(all('TEL')).map(({ value }) => unescapeText(value).replace(/^tel:/i, '')),
    company,
    department,
    address,
    labels: all('CATEGORIES').flatMap(({ value }) => split(value, ',').map(unescapeText)),
    notes: texts(['NOTE']).join('\n'),
    others: [...titles, ...units, ...otherAddresses, ...texts(['TITLE', 'ROLE', 'NICKNAME', 'URL'])],
    frequentlycontacted: one('X-POLDER-FREQUENT') === 'true',
    starred: one('X-POLDER-STARRED') === 'true',
  };
}

/** By their preference: `PREF=1` in 4.0, `TYPE=pref` in 3.0. */
function preferredFirst(properties: readonly ContentLine[]): ContentLine[] {
  const rank = ({ parameters }: ContentLine) => {
    if (/\bpref\b/i.test(parameters.get('TYPE') ?? '')) return 1;
    return Number(parameters.get('PREF') ?? 101) || 101;
  };
  return [...properties].sort((one, other) => rank(one) - rank(other));
}

/** The value of an ADR property in one line. */
function addressOf(value: string): string {
  const components = componentsOf(value);
  return formatAddress(Object.fromEntries(addressParts.map((part, index) => [part, components[index]])));
}

/** The parts of a value that semicolons separate; several values of one part have commas between them. */
const componentsOf = (value: string): string[] =>
  split(value, ';').map((part) => split(part, ',').map(unescapeText).join(' ').trim());

/** Splits where the separator is not escaped. */
function split(value: string, separator: ';' | ','): string[] {
  const parts = [''];
  for (const [token] of value.matchAll(/\\.|[^\\]/gs)) {
    if (token === separator) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}
