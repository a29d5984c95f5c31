import { writeRecipient } from '../../lib/appAddresses';
import { matchesSearch } from '../../lib/search';
import { addressesOf, bareAddress, recipientsIn } from './email';

/** A recipient. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

const maxSuggestions = 6;

/** The part of a list of recipients that is being typed, which ends at the caret. */
export function tokenAt(text: string, caret: number): { start: number; end: number; token: string } {
  const typed = recipientsIn(text).find(({ start, end }) => start <= caret && caret <= end);
  const { start, end } = typed ?? { start: caret, end: caret };
  return { start, end, token: text.slice(start, caret).trim() };
}

/** Those whose name or address has what is typed at the caret, and who are not among the recipients yet. */
export function suggestRecipients(text: string, caret: number, known: readonly Recipient[]): Recipient[] {
  const { start, end, token } = tokenAt(text, caret);
  if (token === '') return [];
  const others = new Set(
    addressesOf(`${text.slice(0, start)},${text.slice(end)}`).map((address) => bareAddress(address).toLowerCase()),
  );
  const isMatch = ({ name, email }: Recipient) =>
    email !== '' && !others.has(email.toLowerCase()) && matchesSearch(token, name, email);
  const found: Recipient[] = [];
  for (const recipient of known) {
    if (isMatch(recipient)) found.push(recipient);
    if (found.length === maxSuggestions) break;
  }
  return found;
}

/** The text with a recipient in place of what was typed at the caret, and where the caret is then. */
export function completeRecipient(text: string, caret: number, recipient: Recipient): { text: string; caret: number } {
  const { start, end } = tokenAt(text, caret);
  const before = `${text.slice(0, start)}${start > 0 ? ' ' : ''}${writeRecipient(recipient)}, `;
  return { text: before + text.slice(end).replace(/^[,;]?\s*/, ''), caret: before.length };
}
