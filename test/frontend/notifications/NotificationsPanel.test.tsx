import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
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
import { loadTexts } from '../../../frontend/src/lib/loadTexts';
import { guestStore } from '../app/renderApp';

const lost: Notice = { kind: 'warning', textKey: 'common:connection.offline', topic: 'connection' };

async function openPanel(notices: Notice[]) {
  await startTranslations(['notifications', 'common', 'rentals'], 'en');
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

afterEach(() => jest.useRealTimers());

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

test('notifications follow the language, also where they name a role or a column', async () => {
  await openPanel([
    { kind: 'warning', textKey: 'common:denied.viewer' },
    {
      kind: 'warning',
      textKey: 'rentals:table.valueNotSaved',
      params: { text: '1.234', column: 'Population', name: 'Huis' },
    },
  ]);
  expect(screen.getByText(/^Viewers read rentals/)).toBeInTheDocument();
  expect(screen.getByText('“1.234” was not saved as Population of Huis.')).toBeInTheDocument();
  await loadTexts(['notifications', 'common', 'rentals'], 'nl');
  await act(() => i18next.changeLanguage('nl'));
  expect(screen.getByText(/^Lezers lezen verhuringen/)).toBeInTheDocument();
  expect(screen.getByText('“1.234” is niet opgeslagen als Inwoners van Huis.')).toBeInTheDocument();
});

test('what a person typed is shown as it is, and never read as a text to translate', async () => {
  const params = { text: '$t(common:loading)', column: 'Population', name: 'Huis $t(x)' };
  await openPanel([{ kind: 'warning', textKey: 'rentals:table.valueNotSaved', params }]);
  const text = screen.getByText(/was not saved as Population of/);
  expect(text.textContent?.replaceAll('\u2060', '')).toBe(
    '“$t(common:loading)” was not saved as Population of Huis $t(x).',
  );
});

test('a notification that an older version stored, whose text is gone, is not listed', async () => {
  const older = { kind: 'warning', textKey: 'common:denied.sentence', params: { denial: 'Viewers read.' } };
  // No text of today has this key.
  await openPanel([older as unknown as Notice, lost]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(/sentence/)).toBeNull();
});

test('how long ago it was stays true in a panel that stays open', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await openPanel([lost]);
  const time = () => screen.getByRole('listitem').querySelector('time')?.textContent;
  const now = time();
  await act(async () => jest.advanceTimersByTime(5 * 60_000));
  expect(time()).not.toBe(now);
  expect(time()).toBe('5 minutes ago');
});
