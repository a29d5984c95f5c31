import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/useFormats';
import { EmailAttachments } from './EmailAttachments';
import { EmailContent } from './EmailContent';
import { type Email, nameOf } from './email';

/** The earlier emails of a conversation, collapsed together and one by one. */
export function EarlierEmails({ emails }: { readonly emails: readonly Email[] }) {
  const { t } = useTranslation('email');
  if (emails.length === 0) return null;
  return (
    <details className="email-earlier">
      {/* A text that begins with a digit takes the direction of the page otherwise. */}
      <summary>
        <bdi>{t('earlier', { count: emails.length })}</bdi>
      </summary>
      {emails.map((email) => (
        <FoldedEmail key={email.id} email={email} />
      ))}
    </details>
  );
}

/** Another email of the conversation: its sender, time and first words, and its text when it is unfolded. */
export function FoldedEmail({ email }: { readonly email: Email }) {
  const { dateTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { from, time, emailExcerpt, emailContent } = email;
  return (
    <details className="email-folded" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{nameOf(from)}</strong>{' '}
        <time className="email-address" dateTime={time}>
          {dateTime(time)}
        </time>
        {!isOpen && (
          <span className="email-folded-excerpt" dir="auto">
            {emailExcerpt}
          </span>
        )}
      </summary>
      {isOpen && (
        <>
          <EmailContent html={emailContent} />
          <EmailAttachments email={email} />
        </>
      )}
    </details>
  );
}
