import { useTranslation } from 'react-i18next';
import { AvatarIllustration } from '../../components/AvatarIllustration';
import type { Chat } from './chat';

/** A contact's picture with a presence badge, distinguished by shape as well as colour. */
export function AvatarWithPresence({ chat }: { readonly chat: Chat }) {
  return (
    <span className="chat-portrait">
      <AvatarIllustration picture={chat.thumb} name={chat.name} />
      <span className={`presence presence-${chat.status}`} aria-hidden="true" />
    </span>
  );
}

/** A contact's presence in words. */
export function PresenceName({ chat }: { readonly chat: Chat }) {
  const { t } = useTranslation('chat');
  return <>{t(`presence.${chat.status}`)}</>;
}
