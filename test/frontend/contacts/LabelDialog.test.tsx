import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  contactsLabelled,
  loadContacts,
  selectContactsState,
} from '../../../frontend/src/features/contacts/contactsSlice';
import LabelDialog from '../../../frontend/src/features/contacts/select/LabelDialog';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

/** Gives the first contacts labels, and opens the dialog for the second. */
async function openDialog(...labels: string[]) {
  await startTranslations(['contacts', 'apps'], 'en');
  const store = guestStore();
  await store.dispatch(loadContacts());
  const contacts = () => selectContactsState(store.getState()).items;
  labels.forEach((label, index) => {
    store.dispatch(contactsLabelled({ ids: [contacts()[index]?.id ?? 0], change: { add: [label], remove: [] } }));
  });
  await act(async () => {
    render(
      <Provider store={store}>
        <LabelDialog contacts={contacts().slice(1, 2)} onClose={() => undefined} />
      </Provider>,
    );
  });
  return () => contacts()[1]?.labels;
}

test('a label is ticked where all contacts have it, whatever its name', async () => {
  const labels = await openDialog('constructor');
  expect(screen.getByLabelText('constructor')).not.toBeChecked();
  fireEvent.click(screen.getByLabelText('constructor'));
  fireEvent.click(screen.getByText('Save labels'));
  expect(labels()).toContain('constructor');
});

test('a contact gets no label that it has in another case', async () => {
  const labels = await openDialog('Friends', 'friends');
  fireEvent.click(screen.getByLabelText('Friends'));
  fireEvent.change(screen.getByLabelText('New labels'), { target: { value: 'FRIENDS, Work' } });
  fireEvent.click(screen.getByText('Save labels'));
  expect(labels()).toEqual(['friends', 'Work']);
});
