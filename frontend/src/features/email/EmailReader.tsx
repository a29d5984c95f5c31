import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import envelopeOpen from 'bootstrap-icons/icons/envelope-open.svg?glyph';
import flag from 'bootstrap-icons/icons/flag.svg?glyph';
import flagFill from 'bootstrap-icons/icons/flag-fill.svg?glyph';
import forward from 'bootstrap-icons/icons/forward.svg?glyph';
import reply from 'bootstrap-icons/icons/reply.svg?glyph';
import replyAll from 'bootstrap-icons/icons/reply-all.svg?glyph';
import star from 'bootstrap-icons/icons/star.svg?glyph';
import starFill from 'bootstrap-icons/icons/star-fill.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { AvatarIllustration } from '../../components/AvatarIllustration';
import { Highlight } from '../../components/Highlight';
import { Icon, type IconShape } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { ArchiveButton } from './ArchiveButton';
import { hasOthers } from './compose';
import { EmailAttachments } from './EmailAttachments';
import { EmailContent } from './EmailContent';
import { EmailMoveSelect } from './EmailMoveSelect';
import { bareAddress, type Email, type EmailLabel, labels, nameOf, namesOf, type Place, placeOf } from './email';
import {
  emailImportantToggled,
  emailStarToggled,
  emailsFlagged,
  emailsLabelled,
  selectConversation,
  selectEmailState,
} from './emailSlice';
import { EarlierEmails, FoldedEmail } from './FoldedEmails';
import { TrashButton } from './TrashButton';

export interface EmailReaderProps {
  readonly email: Email;
  readonly onReply: () => void;
  readonly onReplyAll: () => void;
  readonly onForward: () => void;
  readonly onArchive: () => void;
  readonly onMove: (place: Place) => void;
  readonly onToggleTrash: () => void;
}

/** One email with its toolbar, between the others of its conversation, which are folded. */
export function EmailReader(props: EmailReaderProps) {
  const { email, onReply, onReplyAll, onForward, onArchive, onMove, onToggleTrash } = props;
  const { t } = useTranslation('email');
  const { dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const { search } = useAppSelector(selectEmailState);
  const conversation = useAppSelector(selectConversation);
  const place = conversation.findIndex((one) => one.id === email.id);
  const [earlier, later] = [conversation.slice(0, Math.max(0, place)), conversation.slice(place + 1)];
  // What archiving moves: an answer stays in the sent folder.
  const inFolder = conversation.filter((one) => placeOf(one) === placeOf(email));
  const { id, from, To, Cc, Bcc, subject, time, starred, important, unread, trash, label } = email;
  return (
    <article className="email-reader">
      {/* biome-ignore lint/a11y/useSemanticElements: HTML has no toolbar element */}
      <div className="email-tools" role="group" aria-label={t('tools')}>
        <button type="button" className="btn btn-outline-secondary" onClick={onReply}>
          <Icon icon={reply} directional />
          {t('reply')}
        </button>
        {hasOthers(email) && (
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('replyAll')}
            title={t('replyAll')}
            onClick={onReplyAll}
          >
            <Icon icon={replyAll} directional />
          </button>
        )}
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('forward')}
          title={t('forward')}
          onClick={onForward}
        >
          <Icon icon={forward} directional />
        </button>
        <Toggle
          isOn={starred}
          glyphs={[star, starFill]}
          text={t('starred')}
          onClick={() => dispatch(emailStarToggled(id))}
        />
        <Toggle
          isOn={important}
          glyphs={[flag, flagFill]}
          text={t('important')}
          onClick={() => dispatch(emailImportantToggled(id))}
        />
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t(unread ? 'markRead' : 'markUnread')}
          title={t(unread ? 'markRead' : 'markUnread')}
          onClick={() => dispatch(emailsFlagged({ ids: [id], unread: !unread }))}
        >
          <Icon icon={unread ? envelopeOpen : envelope} />
        </button>
        {placeOf(email) !== 'archive' && <ArchiveButton conversation={inFolder.length} onClick={onArchive} />}
        <TrashButton isTrash={trash} conversation={conversation.length} onClick={onToggleTrash} />
        <EmailMoveSelect onMove={onMove} />
        <select
          className="form-select email-choice quiet-field"
          aria-label={t('label')}
          value={label ?? ''}
          onChange={(event) =>
            dispatch(emailsLabelled({ ids: [id], label: (event.target.value || null) as EmailLabel | null }))
          }
        >
          <option value="">{t('noLabel')}</option>
          {labels.map((choice) => (
            <option key={choice} value={choice}>
              {t(`filter.${choice}`)}
            </option>
          ))}
        </select>
      </div>
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

interface ToggleProps {
  readonly isOn: boolean;
  readonly glyphs: readonly [off: IconShape, on: IconShape];
  readonly text: string;
  readonly onClick: () => void;
}

function Toggle({ isOn, glyphs: [off, on], text, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      className="btn btn-icon email-mark"
      aria-label={text}
      title={text}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon icon={isOn ? on : off} />
    </button>
  );
}
