import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { contactAdded, loadContacts, selectContactsState } from '../../../frontend/src/features/contacts/contactsSlice';
import DuplicatesDialog from '../../../frontend/src/features/contacts/duplicates/DuplicatesDialog';
import sample from '../../../frontend/src/features/contacts/sample';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { doubleClick } from '../doubleClick';

test('a double click on the button of one pair merges it, and not the next one unseen', async () => {
  await startTranslations(['contacts', 'apps'], 'en');
  const store = guestStore();
  await store.dispatch(loadContacts());
  for (const contact of sample.slice(0, 2)) store.dispatch(contactAdded(contact));
  const count = () => selectContactsState(store.getState()).items.length;
  const before = count();
  render(
    <Provider store={store}>
      <DuplicatesDialog onClose={() => undefined} />
    </Provider>,
  );
  doubleClick(() => screen.getByRole('button', { name: 'Merge' }));
  expect(count()).toBe(before - 1);
});
