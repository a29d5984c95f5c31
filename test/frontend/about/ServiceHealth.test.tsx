import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { shortLimit } from '../../../frontend/src/cloud/timeLimit';
import { ServiceHealth } from '../../../frontend/src/features/about/ServiceHealth';
import { sessionReducer, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeEach(async () => {
  await startTranslations(['about', 'common'], 'en');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a service that does not answer in time counts as silent, and can be asked again', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const store = configureStore({ reducer: { session: sessionReducer } });
  store.dispatch(signedOut());
  render(
    <Provider store={store}>
      <ServiceHealth />
    </Provider>,
  );
  const again = screen.getByRole('button', { name: 'Ask again' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  await act(() => jest.advanceTimersByTimeAsync(shortLimit));
  expect(screen.getAllByText('No answer')).toHaveLength(2);
  expect(again).toHaveAttribute('aria-disabled', 'false');
});
