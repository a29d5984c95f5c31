import reply from 'bootstrap-icons/icons/reply.svg?glyph';
import replyAll from 'bootstrap-icons/icons/reply-all.svg?glyph';
import dots from 'bootstrap-icons/icons/three-dots.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { Menu } from '../../components/Menu';
import { ArchiveButton } from './ArchiveButton';
import { hasOthers } from './compose';
import { deletedWith, withFolders } from './conversations';
import { EmailMenu } from './EmailMenu';
import { type Email, locationOf } from './email';
import { selectConversation } from './emailSlice';
import { TrashButton } from './TrashButton';
import type { EmailActions } from './useEmailActions';

export interface EmailToolsProps {
  readonly email: Email;
  readonly actions: EmailActions;
}

/** What can be done with an email: on one line what is done every day, the rest in a menu. */
export function EmailTools({ email, actions }: EmailToolsProps) {
  const { t } = useTranslation('email');
  const conversation = useAppSelector(selectConversation);
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no toolbar element
    <div className="email-tools detail-bar" role="group" aria-label={t('tools')}>
      <button
        type="button"
        className="btn btn-outline-secondary email-reply"
        title={t('reply')}
        onClick={() => actions.reply(email)}
      >
        <Icon icon={reply} directional />
        <span>{t('reply')}</span>
      </button>
      {hasOthers(email) && (
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('replyAll')}
          title={t('replyAll')}
          onClick={() => actions.replyAll(email)}
        >
          <Icon icon={replyAll} directional />
        </button>
      )}
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('forward')}
        title={t('forward')}
        onClick={() => actions.forward(email)}
      >
        <Icon icon={reply} className="email-forward" />
      </button>
      {locationOf(email) !== 'archive' && !email.draft && (
        <ArchiveButton emails={withFolders(conversation, [email]).length} onClick={() => actions.archive([email])} />
      )}
      <TrashButton
        isTrash={email.trash}
        emails={deletedWith(conversation, [email]).length}
        onClick={() => actions.toggleTrash([email])}
      />
      <Menu label={t('more', { ns: 'apps' })} button={<Icon icon={dots} />} buttonClass="btn btn-icon">
        {(close) => <EmailMenu email={email} actions={actions} close={close} />}
      </Menu>
    </div>
  );
}
