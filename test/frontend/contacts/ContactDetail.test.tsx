import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ContactDetail } from '../../../frontend/src/features/contacts/ContactDetail';
import {
  contactDeleted,
  contactDeletionUndone,
  contactEdited,
  contactsLabelled,
  contactUpdated,
  loadContacts,
  selectContactsState,
} from '../../../frontend/src/features/contacts/contactsSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

beforeEach(() => localStorage.clear());

/** The form of the first contact, or of a new one. */
async function openForm({ isNew = false, onShow }: { isNew?: boolean; onShow?: () => void } = {}) {
  await startTranslations(['contacts', 'apps'], 'en');
  const store = guestStore();
  await store.dispatch(loadContacts());
  store.dispatch(contactEdited(true));
  const nothing = () => undefined;
  const detail = <ContactDetail isNew={isNew} onDelete={nothing} onShow={onShow ?? nothing} onClose={nothing} />;
  const router = createMemoryRouter([{ path: '/', element: detail }]);
  await act(async () => {
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
  return {
    dispatch: (action: Parameters<typeof store.dispatch>[0]) => act(async () => void store.dispatch(action)),
    contact: () => selectContactsState(store.getState()).items.find(({ id }) => id === 1),
    count: () => selectContactsState(store.getState()).items.length,
  };
}

const type = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });
const save = () => act(async () => screen.getByText('Save contact').click());

test('saving writes the fields that were changed, and leaves the others as they have become', async () => {
  const { dispatch, contact } = await openForm();
  type('Company', 'Zuiderent');
  await dispatch(contactsLabelled({ ids: [1], change: { add: ['VIP'], remove: [] } }));
  await dispatch(contactUpdated({ id: 1, field: 'phone', value: '+31 20 555 0100' }));
  expect(screen.getByLabelText('Labels')).toHaveValue('VIP');
  expect(screen.getByLabelText('Phone')).toHaveValue('+31 20 555 0100');
  await save();
  expect(contact()).toMatchObject({ company: 'Zuiderent', labels: ['VIP'], phone: '+31 20 555 0100' });
});

test('labels are saved as they are typed', async () => {
  const { contact } = await openForm();
  type('Labels', 'Owner, ');
  expect(screen.getByLabelText('Labels')).toHaveValue('Owner, ');
  await save();
  expect(contact()?.labels).toEqual(['Owner']);
});

test('what is typed stays while something else is undone', async () => {
  const { dispatch } = await openForm();
  await dispatch(contactDeleted(2));
  type('Company', 'Zuiderent');
  await dispatch(contactDeletionUndone());
  expect(screen.getByLabelText('Company')).toHaveValue('Zuiderent');
});

test('a contact is added once by a double click, whose second click comes before its page', async () => {
  const onShow = jest.fn();
  const { count } = await openForm({ isNew: true, onShow });
  const before = count();
  type('First name', 'Iris');
  await save();
  await save();
  expect(count()).toBe(before + 1);
  expect(onShow).toHaveBeenCalledTimes(1);
});
