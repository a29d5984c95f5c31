import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import InviteDialog from '../../../frontend/src/features/people/InviteDialog';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { personNamed } from './people.fixture';

let answer: () => void;
const invitePeople = jest.fn(
  (_invitations: readonly object[]) =>
    new Promise((resolve) => {
      answer = () => resolve([{ person: personNamed('ann') }]);
    }),
);
jest.mock('../../../frontend/src/features/people/usePeople', () => ({
  loadPeopleApi: async () => ({ invitePeople: (invitations: readonly object[]) => invitePeople(invitations) }),
}));

const onClose = jest.fn();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openDialog() {
  await startTranslations(['people', 'apps', 'errors'], 'en');
  const dialog = <InviteDialog people={[]} onInvited={() => {}} onClose={onClose} />;
  return render(
    <Provider store={guestStore()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
    </Provider>,
  );
}

/** Chooses a file; jsdom's own has no `text`. */
async function choose(text: () => Promise<string>) {
  const file = Object.assign(new File([], 'people.txt'), { text });
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

beforeEach(() => jest.clearAllMocks());

test('a file that is chosen while invitations are sent stays to be sent', async () => {
  await openDialog();
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'ann@example.nl');
  await press('Send 1 invitation');
  await choose(async () => 'bob@example.nl\n');
  expect(field).toHaveValue('ann@example.nl\nbob@example.nl\n');
  await act(async () => answer());
  expect(field).toHaveValue('bob@example.nl');
});

test('invitations that are stopped are not sent after those on their way', async () => {
  const { unmount } = await openDialog();
  const addresses = Array.from({ length: 21 }, (_, index) => `ann${index}@example.nl`);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: addresses.join('\n') } });
  await press('Send 21 invitations');
  await press('Cancel');
  await press('Stop');
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  await act(async () => answer());
  expect(invitePeople).toHaveBeenCalledTimes(1);
});

test('a file that cannot be read says so', async () => {
  await openDialog();
  await choose(() => Promise.reject(new DOMException('It was moved', 'NotFoundError')));
  expect(screen.getByRole('alert')).toHaveTextContent('This file could not be read.');
  await choose(async () => 'bob@example.nl');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
