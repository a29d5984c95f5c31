import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import InviteDialog from '../../../frontend/src/features/people/InviteDialog';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { personNamed } from './people.fixture';

let answer: () => void;
jest.mock('../../../frontend/src/features/people/usePeople', () => ({
  loadPeopleApi: async () => ({
    invitePeople: () =>
      new Promise((resolve) => {
        answer = () => resolve([{ person: personNamed('ann') }]);
      }),
  }),
}));

test('a file that is chosen while invitations are sent stays to be sent', async () => {
  await startTranslations(['people', 'apps', 'errors'], 'en');
  const dialog = <InviteDialog people={[]} onInvited={() => {}} onClose={() => {}} />;
  render(
    <Provider store={guestStore()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
    </Provider>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'ann@example.nl');
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  const file = Object.assign(new File([], 'people.txt'), { text: async () => 'bob@example.nl\n' });
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  expect(field).toHaveValue('ann@example.nl\nbob@example.nl\n');
  await act(async () => answer());
  expect(field).toHaveValue('bob@example.nl');
});
