import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Highlight } from '../../components/Highlight';
import { ItemList } from '../../components/ItemList';
import { searchMatches } from '../../lib/search';
import { ListSkeleton, useIsListDrawn } from '../sample-data/public/list';
import { type Chat, newestMessage, unreadCount } from './chat';
import { chatsSearched, selectChatState } from './chatSlice';
import { type FoundMessage, latestTime, writePlace } from './messages';
import { AvatarWithPresence, PresenceName } from './Presence';
import { useTimes } from './useTimes';

/** In pixels. */
const rowHeight = 68;

export interface ChatListProps {
  readonly chats: Chat[];
  /** The messages that match the search. */
  readonly messages: readonly FoundMessage[];
  readonly addressOf: (id: number) => string;
}

/** A row: a chat, or a message that was found in one. */
interface Row {
  readonly id: number;
  readonly chat: Chat;
  readonly found?: FoundMessage['message'];
}

/** Rows of messages have ids that no chat has. */
const firstMessageId = 2 ** 40;

/** The contacts and messages that match the search; contacts with their presence and newest message. */
export function ChatList({ chats, messages, addressOf }: ChatListProps) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const { status, search, selected, read } = useAppSelector(selectChatState);
  const isDrawn = useIsListDrawn(status);

  if (!isDrawn) return <ListSkeleton rows={10} rowHeight={rowHeight} />;
  const rows: Row[] = [
    ...chats.map((chat) => ({ id: chat.id, chat })),
    ...messages.map(({ chat, message }, index) => ({ id: firstMessageId + index, chat, found: message })),
  ];
  if (rows.length === 0) {
    return (
      <EmptyState
        drawing={search ? 'fishing' : 'doorbell'}
        title={t(search ? 'noMatchTitle' : 'noneRecent')}
        hint={search ? t('noMatch') : undefined}
      >
        {search && (
          <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(chatsSearched(''))}>
            {t('clearSearch')}
          </button>
        )}
      </EmptyState>
    );
  }
  return (
    <ItemList
      label={t('list')}
      items={rows}
      rowHeight={rowHeight}
      selected={selected}
      addressOf={(id) => {
        const row = messages[id - firstMessageId];
        return row ? `${addressOf(row.chat.id)}&message=${writePlace(row.message)}` : addressOf(id);
      }}
    >
      {({ chat, found }) => (
        <>
          <AvatarWithPresence chat={chat} />
          <span className="item-text">
            <span className="item-title" dir="auto">
              {found ? chat.name : <Highlight text={chat.name} search={search} />}
            </span>
            <span className="item-note" dir="auto">
              {!found && (
                <span className="visually-hidden">
                  <PresenceName chat={chat} />.{' '}
                </span>
              )}
              {found && (
                <Excerpt text={found.isOwn ? t('ownMessage', { text: found.text }) : found.text} search={search} />
              )}
              {!found && (search ? <Highlight text={chat.excerpt} search={search} /> : <NewestMessage chat={chat} />)}
            </span>
          </span>
          <span className="chat-row-end">
            <RowTime time={found ? found.time : latestTime(chat)} />
            {!found && <Unread count={unreadCount(chat, read)} />}
          </span>
        </>
      )}
    </ItemList>
  );
}

/** Where a word is far into a text, the text begins shortly before it. */
function Excerpt({ text, search }: { readonly text: string; readonly search: string }) {
  const [first] = searchMatches(search, text);
  const start = first && first.start > 24 ? text.lastIndexOf(' ', first.start - 12) + 1 : 0;
  return <Highlight text={start > 0 ? `…${text.slice(start)}` : text} search={search} />;
}

function RowTime({ time }: { readonly time: string | undefined }) {
  const { short } = useTimes();
  if (!time) return null;
  return (
    <time className="chat-row-time" dateTime={time}>
      {short(time)}
    </time>
  );
}

function NewestMessage({ chat }: { readonly chat: Chat }) {
  const { t } = useTranslation('chat');
  const { text, isOwn } = newestMessage(chat);
  return <>{text === '' ? chat.excerpt : isOwn ? t('ownMessage', { text }) : text}</>;
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
