import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useAppSelector } from '../../../frontend/src/app/hooks';
import { ChatThread } from '../../../frontend/src/features/chat/ChatThread';
import type { Chat, Exchange } from '../../../frontend/src/features/chat/chat';
import {
  chatSelected,
  loadChats,
  messageDeleted,
  selectChatState,
  selectCurrentChat,
} from '../../../frontend/src/features/chat/chatSlice';
import { storageChanged } from '../../../frontend/src/features/sample-data/persistEdits';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { doubleClick } from '../doubleClick';

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const to = ['First', 'Second', 'Third'];
const toTimes = ['2026-11-20T12:00:00.000Z', '2026-11-20T12:01:00.000Z', '2026-11-20T12:02:00.000Z'];

function CurrentThread() {
  const chat = useAppSelector(selectCurrentChat);
  return chat ? <ChatThread chat={chat} foundPlace={null} onMarkUnread={() => undefined} /> : null;
}

async function openThread(exchange: Exchange) {
  await startTranslations(['chat', 'apps'], 'en');
  const store = guestStore();
  await store.dispatch(loadChats());
  const [first, second] = selectChatState(store.getState()).items as [Chat, Chat];
  const value = [first, second].map((chat) => ({ ...chat, chatHistory: [exchange] }));
  store.dispatch(storageChanged({ part: 'chat', value }));
  store.dispatch(chatSelected(first.id));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CurrentThread />
      </MemoryRouter>
    </Provider>,
  );
  const editor = () => screen.queryByRole('textbox', { name: 'Edit the message' });
  const removeFirst = () =>
    act(async () => {
      store.dispatch(messageDeleted({ id: first.id, place: { exchange: 0, side: 'to', index: 0 } }));
    });
  const sent = () => selectChatState(store.getState()).items[0]?.chatHistory[0]?.to;
  fireEvent.click(screen.getByRole('button', { name: 'Edit “Second”' }));
  return { store, editor, removeFirst, sent, second };
}

test('the editor stays with its message when one before it is deleted', async () => {
  const { editor, removeFirst, sent } = await openThread({ from: [], to, toTimes });
  await removeFirst();
  expect(editor()).toHaveValue('Second');
  fireEvent.change(editor() as HTMLElement, { target: { value: 'Changed' } });
  fireEvent.keyDown(editor() as HTMLElement, { key: 'Enter' });
  expect(sent()).toEqual(['Changed', 'Third']);
});

test('the editor of a message without a time closes when another message comes to its place', async () => {
  const { editor, removeFirst } = await openThread({ from: [], to });
  await removeFirst();
  expect(editor()).toBeNull();
});

test('a long message is shortened for the names of its buttons, without half an emoji', async () => {
  const long = `${'a'.repeat(39)}🏠🏠`;
  await openThread({ from: [], to: [long, 'Second'] });
  expect(screen.getByRole('button', { name: `Delete “${'a'.repeat(39)}…”` })).toBeInTheDocument();
});

test.each([{ isComposing: true }, { keyCode: 229 }])('Enter that confirms a word sends nothing: %j', async (press) => {
  const { sent } = await openThread({ from: [], to, toTimes });
  const field = screen.getByRole('textbox', { name: /^Message to/ });
  fireEvent.change(field, { target: { value: '東京' } });
  fireEvent.keyDown(field, { key: 'Enter', ...press });
  expect(sent()).toEqual(to);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(sent()).toEqual([...to, '東京']);
});

test('the editor closes when another chat is opened', async () => {
  const { store, editor, second } = await openThread({ from: [], to, toTimes });
  await act(async () => {
    store.dispatch(chatSelected(second.id));
  });
  expect(editor()).toBeNull();
});

test('a double click on the button of one message deletes no other', async () => {
  const { sent } = await openThread({ from: [], to, toTimes });
  doubleClick(() => screen.getAllByRole('button', { name: /^Delete/ })[0] as HTMLElement);
  expect(sent()).toHaveLength(to.length - 1);
});
