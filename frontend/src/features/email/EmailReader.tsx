import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import envelopeOpen from 'bootstrap-icons/icons/envelope-open.svg?glyph';
import flag from 'bootstrap-icons/icons/flag.svg?glyph';
import flagFill from 'bootstrap-icons/icons/flag-fill.svg?glyph';
import forward from 'bootstrap-icons/icons/forward.svg?glyph';
import reply from 'bootstrap-icons/icons/reply.svg?glyph';
import replyAll from 'bootstrap-icons/icons/reply-all.svg?glyph';
import star from 'bootstrap-icons/icons/star.svg?glyph';
import starFill from 'bootstrap-icons/icons/star-fill.svg?glyph';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { AvatarIllustration } from '../../components/AvatarIllustration';
import { Highlight } from '../../components/Highlight';
import { Icon, type IconShape } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { ArchiveButton } from './ArchiveButton';
import { hasOthers } from './compose';
import { EmailMoveSelect } from './EmailMoveSelect';
import { bareAddress, type Email, type EmailLabel, labels, nameOf, namesOf, placeOf } from './email';
import {
  emailImportantToggled,
  emailStarToggled,
  emailsFlagged,
  emailsLabelled,
  emailsMoved,
  selectEmailState,
} from './emailSlice';
import { sanitiseEmail } from './sanitiseEmail';
import { TrashButton } from './TrashButton';

export interface EmailReaderProps {
  readonly email: Email;
  readonly onReply: () => void;
  readonly onReplyAll: () => void;
  readonly onForward: () => void;
  readonly onArchive: () => void;
  readonly onToggleTrash: () => void;
}

/** One email with its toolbar. */
export function EmailReader({ email, onReply, onReplyAll, onForward, onArchive, onToggleTrash }: EmailReaderProps) {
  const { t } = useTranslation('email');
  const { dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const { search } = useAppSelector(selectEmailState);
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
        {placeOf(email) !== 'archive' && <ArchiveButton onClick={onArchive} />}
        <TrashButton isTrash={trash} onClick={onToggleTrash} />
        <EmailMoveSelect onMove={(folder) => dispatch(emailsMoved({ ids: [id], folder }))} />
        <select
          className="form-select email-choice"
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
      <header className="email-head">
        <h2 dir="auto">
          <Highlight text={subject || t('noSubject')} search={search} />
        </h2>
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
    </article>
  );
}

/** An email's sanitised HTML: the only place where external HTML enters the page. */
function EmailContent({ html }: { readonly html: string }) {
  const { t } = useTranslation('email');
  const safe = useMemo(() => sanitiseEmail(html, (alt) => (alt ? t('pictureOf', { alt }) : t('picture'))), [html, t]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
  return <div className="email-content" dir="auto" dangerouslySetInnerHTML={{ __html: safe }} />;
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
