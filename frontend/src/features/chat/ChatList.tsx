import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Highlight } from '../../components/Highlight';
import { ItemList } from '../../components/ItemList';
import { ListSkeleton } from '../sample-data/ListSkeleton';
import { type Chat, newestMessage, unreadCount } from './chat';
import { chatsSearched, selectChatState } from './chatSlice';
import { PortraitWithPresence, PresenceName } from './Presence';

/** In pixels. */
const rowHeight = 68;

export interface ChatListProps {
  readonly chats: Chat[];
  readonly addressOf: (id: number) => string;
}

/** The contacts that match the search, with their presence and newest message. */
export function ChatList({ chats, addressOf }: ChatListProps) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const { status, search, selected, read } = useAppSelector(selectChatState);

  if (status !== 'ready') return <ListSkeleton rows={10} rowHeight={rowHeight} />;
  if (chats.length === 0) {
    return (
      <div className="list-detail-empty">
        <p>{t(search ? 'noMatch' : 'noneRecent')}</p>
        {search && (
          <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(chatsSearched(''))}>
            {t('clearSearch')}
          </button>
        )}
      </div>
    );
  }
  return (
    <ItemList label={t('list')} items={chats} rowHeight={rowHeight} selected={selected} addressOf={addressOf}>
      {(chat) => (
        <>
          <PortraitWithPresence chat={chat} />
          <span className="item-text">
            <span className="item-title" dir="auto">
              <Highlight text={chat.name} search={search} />
            </span>
            <span className="item-note" dir="auto">
              <span className="visually-hidden">
                <PresenceName chat={chat} />.{' '}
              </span>
              {search ? <Highlight text={chat.excerpt} search={search} /> : <NewestMessage chat={chat} />}
            </span>
          </span>
          <Unread count={unreadCount(chat, read)} />
        </>
      )}
    </ItemList>
  );
}

function NewestMessage({ chat }: { readonly chat: Chat }) {
  const { t } = useTranslation('chat');
  const { text, isOwn } = newestMessage(chat);
  return <>{isOwn ? t('ownMessage', { text }) : text}</>;
}

function Unread({ count }: { readonly count: number }) {
  const { t } = useTranslation('chat');
  if (count === 0) return null;
  return (
    <span className="chat-unread">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('unread', { count })}</span>
    </span>
  );
}
