import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import NotificationsPanel from '../../../frontend/src/features/notifications/NotificationsPanel';
import {
  type Notice,
  notify,
  selectNotifications,
  selectUnreadCount,
} from '../../../frontend/src/features/notifications/notificationsSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

const lost: Notice = { kind: 'warning', textKey: 'common:connection.offline', topic: 'connection' };

async function openPanel(notices: Notice[]) {
  await startTranslations(['notifications', 'common'], 'en');
  const store = guestStore();
  for (const notice of notices) store.dispatch(notify(notice));
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter>
          <NotificationsPanel id="panel" onClose={() => undefined} />
        </MemoryRouter>
      </Provider>,
    );
  });
  return {
    dispatch: (notice: Notice) => act(async () => void store.dispatch(notify(notice))),
    items: () => selectNotifications(store.getState()),
    unread: () => selectUnreadCount(store.getState()),
  };
}

test('a notification that replaces another in the open panel is read', async () => {
  const { dispatch, unread } = await openPanel([lost]);
  expect(unread()).toBe(0);
  await dispatch({ kind: 'success', textKey: 'common:connection.up', topic: 'connection' });
  expect(unread()).toBe(0);
});

test('a notification that the oldest one makes room for in the open panel is read', async () => {
  const { dispatch, unread } = await openPanel(Array<Notice>(50).fill({ kind: 'info', textKey: 'common:loading' }));
  await dispatch(lost);
  expect(unread()).toBe(0);
});

test('an action is taken once', async () => {
  const run = jest.fn();
  const { items } = await openPanel([{ ...lost, action: { textKey: 'common:failure.retry', run } }]);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(run).toHaveBeenCalledTimes(1);
  expect(items()).toEqual([]);
});
