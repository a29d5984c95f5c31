import type { Attachment } from './attachments/attachment';
import { addressesOf, bareAddress, type Email, ownAddress } from './email';
import { quotationOf } from './quotation';

/** An email being written. */
export interface Draft {
  readonly to: string;
  /** Who gets a copy. */
  readonly cc?: string;
  /** Who gets a copy that the others do not know of. */
  readonly bcc?: string;
  readonly subject: string;
  /** The editor's HTML. */
  readonly html: string;
  /** What a new draft begins with; later, files are attached and removed one by one. */
  readonly attachments?: readonly Attachment[];
}

export const emptyDraft: Draft = { to: '', subject: '', html: '' };

/** The draft that an email contains. */
export const draftOf = ({ To, Cc = '', Bcc = '', subject, emailContent }: Email): Draft => ({
  to: To,
  ...(Cc && { cc: Cc }),
  ...(Bcc && { bcc: Bcc }),
  subject,
  html: emailContent,
});

/** The line above a quotation, in the reader's language. */
export type QuotationIntroduction = (email: Email) => string;

/** A reply to the sender; for an email that the user sent, to its recipients. */
export function replyTo(email: Email, introduce: QuotationIntroduction): Draft {
  const isOwn = bareAddress(email.from) === bareAddress(ownAddress);
  return {
    to: isOwn ? email.To : email.from,
    subject: withPrefix('Re', email.subject),
    html: quotationOf(email, introduce(email)),
  };
}

/** A reply to the sender and all recipients but the person itself. */
export function replyAllTo(email: Email, introduce: QuotationIntroduction): Draft {
  const reply = replyTo(email, introduce);
  const cc = othersOf(email, reply.to);
  return cc.length > 0 ? { ...reply, cc: cc.join(', ') } : reply;
}

/** Whether a reply to all reaches others than a reply. */
export const hasOthers = (email: Email): boolean =>
  othersOf(email, bareAddress(email.from) === bareAddress(ownAddress) ? email.To : email.from).length > 0;

/** Each recipient once, without the person itself and those that the reply goes to. */
function othersOf({ To, Cc = '' }: Email, to: string): string[] {
  const seen = new Set([ownAddress, ...addressesOf(to)].map(keyOf));
  return addressesOf(`${To},${Cc}`).filter((address) => {
    const isNew = !seen.has(keyOf(address));
    seen.add(keyOf(address));
    return isNew;
  });
}

const keyOf = (address: string) => bareAddress(address).toLowerCase();

/** A forwarded copy with its attachments, without recipients. */
export function forwardOf(email: Email, introduce: QuotationIntroduction): Draft {
  const { subject, attachments } = email;
  return {
    to: '',
    subject: withPrefix('Fwd', subject),
    html: quotationOf(email, introduce(email)),
    ...(attachments && { attachments }),
  };
}

const withPrefix = (prefix: 'Re' | 'Fwd', subject: string): string =>
  subject.toLowerCase().startsWith(`${prefix.toLowerCase()}:`) ? subject : `${prefix}: ${subject}`;

/** The fields with recipients. */
export const recipientFields = ['to', 'cc', 'bcc'] as const;
export type RecipientsName = (typeof recipientFields)[number];

/** The reason why an email cannot be sent yet. */
export type AddressProblem = { readonly field: RecipientsName } & (
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed'; readonly address: string }
);

/** The first error in the recipients. Names with `<address>` and bare addresses are valid. */
export function addressProblem(draft: Pick<Draft, RecipientsName>): AddressProblem | null {
  for (const field of recipientFields) {
    const malformed = addressesOf(draft[field] ?? '').find(
      (address) => !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(bareAddress(address)),
    );
    if (malformed !== undefined) return { field, kind: 'malformed', address: malformed };
  }
  const isMissing = recipientFields.every((field) => addressesOf(draft[field] ?? '').length === 0);
  return isMissing ? { field: 'to', kind: 'missing' } : null;
}
