import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { AvatarIllustration } from '../../components/AvatarIllustration';
import { Highlight } from '../../components/Highlight';
import { useFormats } from '../../components/useFormats';
import { EmailAttachments } from './EmailAttachments';
import { EmailContent } from './EmailContent';
import { EmailTools, type EmailToolsProps } from './EmailTools';
import { bareAddress, nameOf, namesOf } from './email';
import { selectConversation, selectEmailState } from './emailSlice';
import { EarlierEmails, FoldedEmail } from './FoldedEmails';

/** One email with its toolbar, between the others of its conversation, which are folded. */
export function EmailReader({ email, actions }: EmailToolsProps) {
  const { t } = useTranslation('email');
  const { dateTime } = useFormats();
  const { search } = useAppSelector(selectEmailState);
  const conversation = useAppSelector(selectConversation);
  const place = conversation.findIndex((one) => one.id === email.id);
  const [earlier, later] = [conversation.slice(0, Math.max(0, place)), conversation.slice(place + 1)];
  const { from, To, Cc, Bcc, subject, time, label } = email;
  return (
    <article className="email-reader">
      <EmailTools email={email} actions={actions} />
      <h2 dir="auto" className="email-subject">
        <Highlight text={subject || t('noSubject')} search={search} />
      </h2>
      <EarlierEmails emails={earlier} />
      <header className="email-head">
        <AvatarIllustration picture={email.thumbnail} name={nameOf(from)} />
        <div className="email-people">
          <span>
            <strong>
              <Highlight text={nameOf(from)} search={search} />
            </strong>{' '}
            <bdi className="email-address">{bareAddress(from)}</bdi>
          </span>
          <span className="email-address">
            {t('to', { names: namesOf(To) || t('nobody') })}
            {Cc && ` · ${t('cc', { names: namesOf(Cc) })}`}
            {Bcc && ` · ${t('bcc', { names: namesOf(Bcc) })}`} · <time dateTime={time}>{dateTime(time)}</time>
          </span>
        </div>
        {label && <span className="badge text-bg-secondary">{t(`filter.${label}`)}</span>}
      </header>
      <EmailContent html={email.emailContent} />
      <EmailAttachments email={email} />
      {later.map((one) => (
        <FoldedEmail key={one.id} email={one} />
      ))}
    </article>
  );
}
