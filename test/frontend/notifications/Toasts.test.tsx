import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { notify } from '../../../frontend/src/features/notifications/notificationsSlice';
import Toasts from '../../../frontend/src/features/notifications/Toasts';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

const long = 600_000;
const wait = () => act(async () => void jest.advanceTimersByTime(long));
const shown = () => screen.queryByText('Loading…') !== null;
const region = () => screen.getByRole('region');

async function showToast() {
  await startTranslations(['notifications', 'common'], 'en');
  jest.useFakeTimers();
  const store = guestStore();
  store.dispatch(notify({ kind: 'info', textKey: 'common:loading', topic: 'first' }));
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter>
          <button type="button">Elsewhere</button>
          <Toasts />
        </MemoryRouter>
      </Provider>,
    );
  });
  return store;
}

const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });
const focus = (element: HTMLElement) => act(() => element.focus());

afterEach(() => jest.useRealTimers());

test('a toast disappears after a while', async () => {
  await showToast();
  await wait();
  expect(shown()).toBe(false);
});

test('a toast with the focus stays when the pointer has passed over it', async () => {
  await showToast();
  focus(dismiss());
  fireEvent.pointerEnter(region());
  fireEvent.pointerLeave(region());
  await wait();
  expect(shown()).toBe(true);
  focus(screen.getByRole('button', { name: 'Elsewhere' }));
  await wait();
  expect(shown()).toBe(false);
});

test('a toast under the pointer stays when the focus has left it', async () => {
  await showToast();
  fireEvent.pointerEnter(region());
  focus(dismiss());
  focus(screen.getByRole('button', { name: 'Elsewhere' }));
  await wait();
  expect(shown()).toBe(true);
  fireEvent.pointerLeave(region());
  await wait();
  expect(shown()).toBe(false);
});

test('a toast that replaces the one with the focus gives it back, and disappears after a while', async () => {
  const store = await showToast();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  focus(elsewhere);
  focus(dismiss());
  await act(async () => void store.dispatch(notify({ kind: 'info', textKey: 'common:loading', topic: 'first' })));
  expect(elsewhere).toHaveFocus();
  await wait();
  expect(shown()).toBe(false);
});
