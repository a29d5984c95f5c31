/** The chats. */
export type { Chat } from '../chat';
export { loadChats, selectChatState } from '../chatSlice';
