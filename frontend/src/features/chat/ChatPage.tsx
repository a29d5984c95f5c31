import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { ErrorNotice } from '../../components/ErrorNotice';
import { FilterPills } from '../../components/FilterPills';
import { ListDetail } from '../../components/ListDetail';
import { SearchField } from '../../components/SearchField';
import { useShownId } from '../../components/useShownId';
import { SampleHeader } from '../sample-data/SampleHeader';
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
  selectShownChat,
  selectUnreadTotal,
} from './chatSlice';

/** Chat: the contacts, and the chat with the one chosen. The contacts are sample data, so nobody answers. */
export default function ChatPage() {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadChats);
  const { items, status, error, origin, unsaved, search, filter } = useAppSelector(selectChatState);
  const found = useAppSelector(selectChats);
  const shown = useAppSelector(selectShownChat);
  const unread = useAppSelector(selectUnreadTotal);
  const { id, addressOf, show, close } = useShownId();
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

  if (status === 'failed') return <ErrorNotice error={error} onRetry={reload} />;
  return (
    <>
      <SampleHeader
        title={t('title')}
        summary={status === 'ready' ? t('summary', { count: unread }) : t('loading', { ns: 'common' })}
        origin={origin}
        unsaved={unsaved}
        shortcuts={shortcuts}
        onReset={() => {
          close();
          reload({ reset: true });
        }}
      />
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
        isDetailOpen={id !== null}
        onBack={close}
      />
    </>
  );
}
