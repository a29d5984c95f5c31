import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { FilterPills } from '../../components/FilterPills';
import { ListDetail } from '../../components/ListDetail';
import { SearchField } from '../../components/SearchField';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { SamplePage } from '../sample-data/SamplePage';
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
  const searchField = useRef<HTMLInputElement>(null);

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
    { keys: '/', does: t('shortcuts.search'), run: () => searchField.current?.focus() },
    { keys: 'j', does: t('shortcuts.next'), run: () => step(1) },
    { keys: 'k', does: t('shortcuts.previous'), run: () => step(-1) },
  ];

  return (
    <SamplePage
      state={state}
      title={t('title')}
      summary={t('summary', { count: unread })}
      shortcuts={shortcuts}
      reload={reload}
      onReset={close}
    >
      <ListDetail
        listLabel={t('list')}
        detailLabel={t('detail')}
        tools={
          <>
            <SearchField
              ref={searchField}
              label={t('search')}
              value={search}
              onChange={(text) => dispatch(chatsSearched(text))}
              outcome={t('found', { count: found.length })}
            />
            <FilterPills
              label={t('filter.label')}
              pills={[
                { name: 'all', label: t('filter.all'), count: items.length },
                { name: 'recent', label: t('filter.recent'), count: items.filter(({ recent }) => recent).length },
              ]}
              chosen={filter}
              onChoose={(name) => dispatch(chatsFiltered(name))}
            />
          </>
        }
        list={<ChatList chats={found} addressOf={addressOf} />}
        detail={
          status === 'ready' &&
          (shown ? <ChatThread chat={shown} /> : <p className="list-detail-empty">{t('notChosen')}</p>)
        }
        detailOf={shown?.id ?? null}
        isDetailOpen={id !== null}
        onBack={close}
      />
    </SamplePage>
  );
}
