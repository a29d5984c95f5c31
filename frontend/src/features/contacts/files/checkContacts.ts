import { truncate } from '../../../lib/truncate';
import { visibleText } from '../../../lib/visibleText';
import {
  type ContactDetails,
  type Department,
  departments,
  detailsProblems,
  emptyDetails,
  maxNotesLength,
  readLabels,
} from '../contact';

/** A contact as a file has it, not yet checked. */
export interface FileContact {
  /** The line on which it begins. */
  readonly line: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly company: string;
  readonly department: string;
  readonly address: string;
  readonly notes: string;
  readonly labels: readonly string[];
  /** What a contact has no field for, such as a job title. */
  readonly others?: readonly string[];
  readonly frequentlycontacted: boolean;
  readonly starred: boolean;
}

/** Why something in a file is no contact. */
export type LeftOutReason = 'malformed' | 'cells' | 'version' | 'unfinished' | 'name' | 'email' | 'tooLong';

export interface LeftOut {
  readonly line: number;
  readonly reason: LeftOutReason;
  /** The contact's name, or the beginning of the text. */
  readonly name: string;
  /** What is wrong in it. */
  readonly value?: string;
}

/** Something that Polder's contact holds in another way than the file. */
export interface Remark {
  readonly line: number;
  readonly name: string;
  readonly kind: 'toNotes' | 'department';
  readonly value: string;
}

export type NewContact = ContactDetails & { readonly starred: boolean };

export interface ReadContact {
  readonly line: number;
  readonly contact: NewContact;
}

export interface CheckedFile {
  readonly contacts: readonly ReadContact[];
  readonly leftOut: readonly LeftOut[];
  readonly remarks: readonly Remark[];
}

const maxLength = 200;
/** Of what is shown of a row that is left out. */
export const shownLength = 60;

/** Converts a file's entries to contacts; values without a matching field are added to the notes. */
export function checkContacts(records: readonly (FileContact | LeftOut)[]): CheckedFile {
  const contacts: ReadContact[] = [];
  const leftOut: LeftOut[] = [];
  const remarks: Remark[] = [];
  for (const record of records) {
    if ('reason' in record) {
      leftOut.push(record);
      continue;
    }
    const checked = checkContact(record);
    if ('reason' in checked) leftOut.push(checked);
    else {
      contacts.push({ line: record.line, contact: checked.contact });
      remarks.push(...checked.remarks);
    }
  }
  return { contacts, leftOut, remarks };
}

function checkContact(record: FileContact): LeftOut | { contact: NewContact; remarks: Remark[] } {
  const { line, address } = record;
  const company = visibleText(record.company);
  const emails = filled(record.emails);
  const phones = filled(record.phones);
  const firstname = visibleText(record.firstname);
  // An organisation without a person is found by its own name.
  const lastname = visibleText(record.lastname) || (firstname === '' ? company : '');
  const name = `${firstname} ${lastname}`.trim() || emails[0] || phones[0] || '';
  const [email, phone] = [emails.find(isEmail) ?? '', phones.find(isPhone) ?? ''];
  const others = filled([...emails, ...phones, ...(record.others ?? [])]).filter(
    (value) => value !== email && value !== phone,
  );
  const department = departmentOf(record.department);
  const unknownDepartment = department === undefined ? record.department.trim() : '';
  const contact: NewContact = {
    ...emptyDetails,
    firstname,
    lastname,
    email,
    phone,
    company,
    address: address.trim(),
    department: department ?? '',
    notes: [record.notes.trim(), ...others, unknownDepartment].filter(Boolean).join('\n'),
    frequentlycontacted: record.frequentlycontacted,
    starred: record.starred,
    ...labelled(record.labels),
  };
  if (firstname === '' && lastname === '') return { line, reason: 'name', name };
  if (email === '' && emails[0]) return { line, reason: 'email', name, value: emails[0] };
  const tooLong = [firstname, lastname, email, contact.company, contact.address].find(
    ({ length }) => length > maxLength,
  );
  if (tooLong !== undefined || contact.notes.length > maxNotesLength) {
    return {
      line,
      reason: 'tooLong',
      name: truncate(name, shownLength),
      value: truncate(tooLong ?? contact.notes, shownLength),
    };
  }
  return {
    contact,
    remarks: [
      ...others.map((value): Remark => ({ line, name, kind: 'toNotes', value })),
      ...(unknownDepartment ? [{ line, name, kind: 'department', value: unknownDepartment } as const] : []),
    ],
  };
}

const filled = (values: readonly string[]) => [...new Set(values.map(visibleText))].filter(Boolean);

const isEmail = (email: string) => detailsProblems({ ...emptyDetails, email }).email === undefined;
export const isPhone = (phone: string) => detailsProblems({ ...emptyDetails, phone }).phone === undefined;

/** Empty where the file says nothing, and undefined for a department that Polder does not have. */
function departmentOf(text: string): Department | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return '';
  return departments.find((department) => department.toLowerCase() === wanted);
}

function labelled(labels: readonly string[]): Pick<ContactDetails, 'labels'> {
  const known = readLabels(labels.map((label) => label.replaceAll(',', ' ')).join(','));
  return known.length > 0 ? { labels: known } : {};
}

/** A name in one piece: its first word is the first name. */
export function splitName(name: string): { firstname: string; lastname: string } {
  const [firstname = '', ...rest] = name.trim().split(/\s+/);
  return { firstname, lastname: rest.join(' ') };
}
