import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { SampleListPage } from '../sample-data/SampleListPage';
import { useSampleLoad } from '../sample-data/useSampleLoad';
import { ChatList } from './ChatList';
import { ChatThread } from './ChatThread';
import './chat.scss';
import {
  chatRead,
  chatSelected,
  chatsFiltered,
  chatsSearched,
  loadChats,
  selectChatState,
  selectChats,
  selectCurrentChat,
  selectUnreadTotal,
} from './chatSlice';

/** Chat: the contacts and the selected chat. The contacts are sample data, so nobody answers. */
export default function ChatPage() {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadChats);
  const state = useAppSelector(selectChatState);
  const { items, status, search, filter } = state;
  const found = useAppSelector(selectChats);
  const shown = useAppSelector(selectCurrentChat);
  const unread = useAppSelector(selectUnreadTotal);
  const { id, addressOf, show, close } = useSelectedIdParam();

  useEffect(() => {
    if (id === null || status !== 'ready') return;
    dispatch(chatSelected(id));
    dispatch(chatRead(id));
  }, [dispatch, id, status]);

  const step = (by: number) => {
    const next = found[found.findIndex((chat) => chat.id === shown?.id) + by];
    if (next) show(next.id);
  };
  const shortcuts = [
    { keys: 'j', does: t('shortcuts.next'), run: () => step(1) },
    { keys: 'k', does: t('shortcuts.previous'), run: () => step(-1) },
  ];

  return (
    <SampleListPage
      texts="chat"
      state={state}
      count={unread}
      foundCount={found.length}
      search={search}
      onSearch={(text) => dispatch(chatsSearched(text))}
      filter={{
        label: t('filter.label'),
        pills: [
          { name: 'all', label: t('filter.all'), count: items.length },
          { name: 'recent', label: t('filter.recent'), count: items.filter(({ recent }) => recent).length },
        ],
        chosen: filter,
        onChoose: (name) => dispatch(chatsFiltered(name)),
      }}
      shortcuts={shortcuts}
      reload={reload}
      onReset={close}
      list={<ChatList chats={found} addressOf={addressOf} />}
      detail={shown ? <ChatThread chat={shown} /> : <p className="list-detail-empty">{t('notChosen')}</p>}
      detailOf={shown?.id ?? null}
      isDetailOpen={id !== null}
      onBack={close}
    />
  );
}
