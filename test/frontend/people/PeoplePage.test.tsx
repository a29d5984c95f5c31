import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PersonChange } from '../../../frontend/src/cloud/peopleApi';
import PeoplePage from '../../../frontend/src/features/people/PeoplePage';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import type { Person } from '../../../graphql/generated/schema';
import { guestStore } from '../app/renderApp';
import { personNamed } from './people.fixture';

const mockAnna = personNamed('anna', { role: 'admin' });
const mockBob = personNamed('bob', { role: 'admin' });
jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: async () => ({}) }));
jest.mock('../../../frontend/src/cloud/peopleApi', () => ({
  listPeople: () => mockList(),
  changePerson: (_: string, { change }: PersonChange) =>
    change === 'resendInvitation' ? Promise.resolve(mockBob) : Promise.reject(new TypeError('Failed to fetch')),
}));
let mockList: () => Promise<{ items: Person[]; nextToken: null }>;
beforeEach(() => {
  mockList = async () => ({ items: [mockAnna, mockBob], nextToken: null });
});

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

test('what is typed in the invitations stays when the list fails to load and is tried again', async () => {
  await startTranslations(['common', 'people', 'errors', 'apps'], 'en');
  let fail = () => {};
  mockList = () =>
    new Promise((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const store = guestStore();
  store.dispatch(signedIn({ email: 'anna@example.nl', sub: 'anna', role: 'admin' }));
  const router = createMemoryRouter([{ path: '*', element: <PeoplePage /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Invite people' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Email addresses' }), {
    target: { value: 'carl@example.nl' },
  });
  await act(async () => fail());
  expect(screen.getByText('This could not be shown', { exact: false })).toBeInTheDocument();
  expect(screen.getByDisplayValue('carl@example.nl')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  expect(screen.getByDisplayValue('carl@example.nl')).toBeVisible();
});

test('the list has the focus once a message about a change is closed', async () => {
  await startTranslations(['common', 'people', 'errors', 'apps'], 'en');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockList = async () => ({ items: [mockAnna, { ...mockBob, state: 'invited' }], nextToken: null });
  const store = guestStore();
  store.dispatch(signedIn({ email: 'anna@example.nl', sub: 'anna', role: 'admin' }));
  const router = createMemoryRouter([{ path: '*', element: <PeoplePage /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const close = async () => {
    const button = await screen.findByRole('button', { name: 'Dismiss' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(screen.getByRole('region', { name: 'People' })).toHaveFocus();
  };
  // Refused.
  fireEvent.change(await screen.findByLabelText('Role of bob@example.nl'), { target: { value: 'viewer' } });
  await close();
  // Done, without an undo.
  fireEvent.click(screen.getByRole('button', { name: 'Actions for bob@example.nl' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Send the invitation again' }));
  await close();
});
