import type { SearchableApp } from '../../sample-data/public/searchableApp';
import { loadChats, selectChatState } from '../chatSlice';

export const searchableChats: SearchableApp = {
  page: '/apps/chat',
  load: (dispatch) => void dispatch(loadChats()),
  status: (state) => selectChatState(state).status,
  find: (state) =>
    selectChatState(state).items.map(({ id, name, excerpt, chatHistory }) => ({
      id: `chat ${id}`,
      kind: 'chat',
      to: `/apps/chat?id=${id}`,
      title: name,
      text: [excerpt, ...chatHistory.flatMap(({ from, to }) => [...from, ...to])].join(' · '),
    })),
};
