import type { PersonRole } from '../../../../graphql/generated/schema';
import { isEmailAddress, personRoles } from '../../../../graphql/people';

/** The form's name among those whose input is kept (session/keptInput.ts). */
export const invitationForm = 'invitations';

export type InvitationProblem = 'notAnAddress' | 'unknownRole' | 'repeated' | 'exists';

/** One person to invite, as typed, pasted or read from a file. */
export interface InvitationRow {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly email: string;
  readonly role: PersonRole;
  readonly problem: InvitationProblem | null;
}

/** Names of roles as people write them, in English and Dutch. Maps, as an object has a `constructor` too. */
const roleNames = new Map<string, PersonRole>([
  ...personRoles.map((role) => [role, role] as const),
  ['lezer', 'viewer'],
  ['kijker', 'viewer'],
  ['bewerker', 'editor'],
  ['redacteur', 'editor'],
  ['beheerder', 'admin'],
  ['administrator', 'admin'],
]);
const headNames = new Map<string, 'email' | 'role'>([
  ['email', 'email'],
  ['e-mail', 'email'],
  ['mail', 'email'],
  ['address', 'email'],
  ['email address', 'email'],
  ['e-mailadres', 'email'],
  ['role', 'role'],
  ['rol', 'role'],
]);

const lineEnd = /\r\n|\r|\n/;

/**
 * Parses a list of people: one address per line, optionally followed by a role, or several addresses in a line. The
 * first line may be the header of a CSV file; unknown columns are ignored.
 * @param existing addresses that have an account, in lower case
 */
export function readInvitations(text: string, defaultRole: PersonRole, existing: ReadonlySet<string>): InvitationRow[] {
  const lines = text.split(lineEnd);
  const first = lines.findIndex((line) => line.trim() !== '');
  const head = first < 0 ? null : headOf(cellsOf(lines[first] ?? ''));
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || (head && index === first)) return [];
    const cells = cellsOf(line);
    const entries = head ? [{ address: cells[head.email] ?? '', role: roleCell(cells, head.role) }] : entriesOf(cells);
    return entries.map(({ address, role }): InvitationRow => {
      const email = addressIn(address);
      const key = email.toLowerCase();
      const given = role === '' ? defaultRole : roleNames.get(role.toLowerCase());
      const problem = problemOf(email, given, seen.has(key), existing.has(key));
      seen.add(key);
      return { line: index + 1, text: line.trim(), email, role: given ?? defaultRole, problem };
    });
  });
}

/** The text without the rows that were sent. The rest is unchanged, including the header. */
export function withoutRows(text: string, rows: readonly InvitationRow[], done: ReadonlySet<InvitationRow>): string {
  if (rows.every((row) => done.has(row))) return '';
  const byLine = new Map<number, InvitationRow[]>();
  for (const row of rows) {
    const own = byLine.get(row.line);
    if (own) own.push(row);
    else byLine.set(row.line, [row]);
  }
  return text
    .split(lineEnd)
    .flatMap((line, index) => {
      const own = byLine.get(index + 1) ?? [];
      const left = own.filter((row) => !done.has(row));
      if (line.trim() === '' || (own.length > 0 && left.length === 0)) return [];
      return left.length === own.length ? [line] : [left.map(({ email }) => email).join('; ')];
    })
    .join('\n');
}

function problemOf(
  email: string,
  role: PersonRole | undefined,
  isRepeated: boolean,
  exists: boolean,
): InvitationProblem | null {
  if (!isEmailAddress(email)) return 'notAnAddress';
  if (!role) return 'unknownRole';
  if (isRepeated) return 'repeated';
  return exists ? 'exists' : null;
}

function headOf(cells: readonly string[]): { email: number; role: number } | null {
  const names = cells.map((cell) => headNames.get(cell.toLowerCase()));
  const email = names.indexOf('email');
  return email < 0 ? null : { email, role: names.indexOf('role') };
}

const roleCell = (cells: readonly string[], place: number) => cells[place]?.trim() ?? '';

/** A line without a header: one address with a role, or several addresses. */
function entriesOf(cells: readonly string[]): { address: string; role: string }[] {
  const filled = cells.filter((cell) => cell !== '');
  const addresses = filled.filter((cell) => cell.includes('@'));
  if (addresses.length > 1) return filled.map((address) => ({ address, role: '' }));
  const [address = filled[0] ?? ''] = addresses;
  const others = filled.filter((cell) => cell !== address);
  // The text after an address is its role; a name before it, as in an address book, is ignored.
  const role = others.length === 0 ? '' : (filled[filled.indexOf(address) + 1] ?? '');
  return [{ address, role }];
}

/** Cells between commas, semicolons or tabs; in quotes, these are text. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line.replace(/^\uFEFF/, '')) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[,;\t]/.test(character)) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

/** The address in `Ann Smit <ann@example.nl>`, as mail programs write it, or in a link. What cannot be seen is copied along. */
const addressIn = (text: string) =>
  (/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/^mailto:/i, '');
