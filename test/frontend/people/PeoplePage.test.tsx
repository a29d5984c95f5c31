import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import PeoplePage from '../../../frontend/src/features/people/PeoplePage';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { personNamed } from './people.fixture';

const mockAnna = personNamed('anna', { role: 'admin' });
const mockBob = personNamed('bob', { role: 'admin' });
jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: async () => ({}) }));
jest.mock('../../../frontend/src/cloud/peopleApi', () => ({
  listPeople: async () => ({ items: [mockAnna, mockBob], nextToken: null }),
}));

test('what one admin was asked to confirm is not asked of the next, whom another tab signed in', async () => {
  await startTranslations(['common', 'people', 'errors', 'apps'], 'en');
  const store = guestStore();
  const account = (sub: string) => signedIn({ email: `${sub}@example.nl`, sub, role: 'admin' });
  store.dispatch(account('anna'));
  const router = createMemoryRouter([{ path: '*', element: <PeoplePage /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  fireEvent.change(await screen.findByLabelText('Role of anna@example.nl'), { target: { value: 'viewer' } });
  expect(await screen.findByRole('dialog')).toBeVisible();
  await act(async () => {
    store.dispatch(signedOut());
    store.dispatch(account('bob'));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByLabelText('Role of anna@example.nl')).toHaveValue('admin');
});
