import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { useShownOnBack } from '../../components/useShownOnBack';
import { SampleListPage } from '../sample-data/public/listPage';
import { useSampleLoad } from '../sample-data/public/useSampleLoad';
import { ChatList } from './ChatList';
import { ChatThread } from './ChatThread';
import { ChatUndoNotice } from './ChatUndoNotice';
import './chat.scss';
import {
  chatMarkedUnread,
  chatRead,
  chatSelected,
  chatsFiltered,
  chatsSearched,
  loadChats,
  messageStepUndone,
  selectChatState,
  selectChats,
  selectCurrentChat,
  selectFoundMessages,
  selectRecentCount,
  selectUnreadTotal,
} from './chatSlice';
import { StartDialog } from './StartDialog';
import { useStartChat } from './useStartChat';

/**
 * Chat: the contacts and the selected chat. `?message=0-to-2` goes to one of its messages. The contacts are sample data
 * and never answer.
 */
export default function ChatPage() {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadChats);
  const state = useAppSelector(selectChatState);
  const { items, status, search, filter } = state;
  const found = useAppSelector(selectChats);
  const shown = useAppSelector(selectCurrentChat);
  const messages = useAppSelector(selectFoundMessages);
  const unread = useAppSelector(selectUnreadTotal);
  const recentCount = useAppSelector(selectRecentCount);
  const selectedIdParam = useSelectedIdParam();
  const { id, addressOf, show, close } = selectedIdParam;
  const [parameters] = useSearchParams();
  const start = useStartChat();
  const [isStarting, setStarting] = useState(false);

  useEffect(() => {
    if (id === null || status !== 'ready') return;
    dispatch(chatSelected(id));
    dispatch(chatRead(id));
  }, [dispatch, id, status]);
  useShownOnBack(selectedIdParam, {
    items,
    shown,
    first: found[0],
    select: (chat) => chat !== null && dispatch(chatSelected(chat)),
  });

  const step = (by: number) => {
    const next = found[found.findIndex((chat) => chat.id === shown?.id) + by];
    if (next) show(next.id);
  };
  const shortcuts = [
    { keys: 'n', does: t('start'), run: () => status === 'ready' && setStarting(true) },
    { keys: 'j', does: t('shortcuts.next'), run: () => step(1) },
    { keys: 'k', does: t('shortcuts.previous'), run: () => step(-1) },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: () => dispatch(messageStepUndone()) },
  ];

  return (
    <SampleListPage
      texts="chat"
      state={state}
      count={unread}
      foundCount={found.length + messages.length}
      search={search}
      onSearch={(text) => dispatch(chatsSearched(text))}
      filter={{
        label: t('filter.label'),
        pills: [
          { name: 'all', label: t('filter.all'), count: items.length },
          { name: 'recent', label: t('filter.recent'), count: recentCount },
        ],
        chosen: filter,
        onChoose: (name) => dispatch(chatsFiltered(name)),
      }}
      shortcuts={shortcuts}
      actions={
        <button
          type="button"
          className="btn btn-primary"
          disabled={status !== 'ready'}
          onClick={() => setStarting(true)}
        >
          <Icon icon={plus} />
          {t('start')}
        </button>
      }
      reload={reload}
      onReset={close}
      list={<ChatList chats={found} messages={messages} addressOf={addressOf} />}
      detail={
        shown ? (
          <ChatThread
            chat={shown}
            foundPlace={parameters.get('message')}
            onMarkUnread={() => {
              dispatch(chatMarkedUnread(shown.id));
              // Coming back to its address, or a reload, would read it again.
              close();
            }}
          />
        ) : (
          <EmptyState drawing="doorbell" title={t('notChosenTitle')} hint={t('notChosen')} />
        )
      }
      detailOf={shown?.id ?? null}
      isDetailOpen={id !== null}
      onBack={close}
    >
      {isStarting && (
        <StartDialog
          onStart={(contact) => {
            setStarting(false);
            start(contact);
          }}
          onClose={() => setStarting(false)}
        />
      )}
      <ChatUndoNotice />
    </SampleListPage>
  );
}
