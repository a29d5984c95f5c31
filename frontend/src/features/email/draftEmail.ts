import { excerptOf, htmlToText } from '../../lib/plainText';
import type { Draft } from './compose';
import { type Email, ownAddress } from './email';

/** Puts what was written into an email. */
export function writeDraft(email: Email, { to, cc, bcc, subject, html }: Draft, time: string): void {
  email.To = to;
  delete email.Cc;
  delete email.Bcc;
  if (cc) email.Cc = cc;
  if (bcc) email.Bcc = bcc;
  email.subject = subject;
  email.emailContent = html;
  email.emailExcerpt = excerptOf(htmlToText(html));
  email.time = time;
}

/** Whether nothing was written yet: such a draft is none. */
export const isBlank = ({ To, Cc = '', Bcc = '', subject, emailExcerpt, attachments = [] }: Email) =>
  attachments.length === 0 && `${To}${Cc}${Bcc}${subject}${emailExcerpt}`.trim() === '';

/** @param uploading the drafts that files are being uploaded for: what was attached is not there yet */
export const isBlankDraft = (email: Email, uploading: readonly number[]) =>
  email.draft && isBlank(email) && !uploading.includes(email.id);

export function newEmail(id: number, draft: Draft, time: string, conversation?: number): Email {
  const email: Email = {
    id,
    from: ownAddress,
    thumbnail: '',
    subject: '',
    time,
    To: '',
    emailExcerpt: '',
    emailContent: '',
    unread: false,
    checked: false,
    starred: false,
    important: false,
    inbox: false,
    sent: false,
    draft: true,
    spam: false,
    trash: false,
    label: null,
    ...(conversation !== undefined && { conversation }),
    ...(draft.attachments && { attachments: [...draft.attachments] }),
  };
  writeDraft(email, draft, time);
  return email;
}
