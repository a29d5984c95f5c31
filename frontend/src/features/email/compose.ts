import { bareAddress, type Email, ownAddress } from './email';
import { htmlToText, writtenText } from './emailText';

/** An email being written. */
export interface Draft {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export const emptyDraft: Draft = { to: '', subject: '', text: '' };

/** The draft that an email contains. */
export const draftOf = ({ To, subject, emailContent }: Email): Draft => ({
  to: To,
  subject,
  text: writtenText(emailContent),
});

/** The line above a quotation, in the reader's language. */
export type QuotationIntroduction = (email: Email) => string;

/** A reply to the sender; for an email that the user sent, to its recipients. */
export function replyTo(email: Email, introduce: QuotationIntroduction): Draft {
  const isOwn = bareAddress(email.from) === bareAddress(ownAddress);
  return {
    to: isOwn ? email.To : email.from,
    subject: withPrefix('Re', email.subject),
    text: `\n\n${introduce(email)}\n${quoted(email)}`,
  };
}

/** A forwarded copy, without recipients. */
export function forwardOf(email: Email, introduce: QuotationIntroduction): Draft {
  return { to: '', subject: withPrefix('Fwd', email.subject), text: `\n\n${introduce(email)}\n${quoted(email)}` };
}

const withPrefix = (prefix: 'Re' | 'Fwd', subject: string): string =>
  subject.toLowerCase().startsWith(`${prefix.toLowerCase()}:`) ? subject : `${prefix}: ${subject}`;

const quoted = ({ emailContent }: Email): string =>
  htmlToText(emailContent)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The reason why an email cannot be sent yet. */
export type AddressProblem = { readonly kind: 'missing' } | { readonly kind: 'malformed'; readonly address: string };

/** The first error in the recipients. Names with `<address>` and bare addresses are valid. */
export function addressProblem(to: string): AddressProblem | null {
  const addresses = addressesOf(to);
  if (addresses.length === 0) return { kind: 'missing' };
  const malformed = addresses.find((address) => !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(bareAddress(address)));
  return malformed === undefined ? null : { kind: 'malformed', address: malformed };
}

/** The recipients of an email, with any separator. */
export const addressesOf = (to: string): string[] =>
  to
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter(Boolean);
