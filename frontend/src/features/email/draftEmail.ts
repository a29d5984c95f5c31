import type { Draft } from './compose';
import { type Email, ownAddress } from './email';
import { excerptOf, textToHtml } from './emailText';

/** Puts what was written into an email. */
export function writeDraft(email: Email, { to, cc, bcc, subject, text }: Draft, time: string): void {
  email.To = to;
  delete email.Cc;
  delete email.Bcc;
  if (cc) email.Cc = cc;
  if (bcc) email.Bcc = bcc;
  email.subject = subject;
  email.emailContent = textToHtml(text);
  email.emailExcerpt = excerptOf(text);
  email.time = time;
}

export const isBlank = ({ To, Cc = '', Bcc = '', subject, emailExcerpt }: Email) =>
  `${To}${Cc}${Bcc}${subject}${emailExcerpt}`.trim() === '';

export function newEmail(id: number, draft: Draft, time: string): Email {
  const email: Email = {
    ...{ id, from: ownAddress, thumbnail: '', subject: '', time, To: '', emailExcerpt: '', emailContent: '' },
    ...{ unread: false, checked: false, starred: false, important: false },
    ...{ inbox: false, sent: false, draft: true, spam: false, trash: false, label: null },
  };
  writeDraft(email, draft, time);
  return email;
}
