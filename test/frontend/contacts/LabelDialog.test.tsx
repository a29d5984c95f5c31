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

test('a label is ticked where all contacts have it, whatever its name', async () => {
  await startTranslations(['contacts', 'apps'], 'en');
  const store = guestStore();
  await store.dispatch(loadContacts());
  const contacts = () => selectContactsState(store.getState()).items;
  store.dispatch(contactsLabelled({ ids: [contacts()[0]?.id ?? 0], change: { add: ['constructor'], remove: [] } }));
  await act(async () => {
    render(
      <Provider store={store}>
        <LabelDialog contacts={contacts().slice(1, 2)} onClose={() => undefined} />
      </Provider>,
    );
  });
  expect(screen.getByLabelText('constructor')).not.toBeChecked();
  fireEvent.click(screen.getByLabelText('constructor'));
  fireEvent.click(screen.getByText('Save labels'));
  expect(contacts()[1]?.labels).toContain('constructor');
});
