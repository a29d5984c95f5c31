import type { SearchableApp } from '../../sample-data/public/searchableApp';
import { fullName } from '../contact';
import { loadContacts, selectContactsState } from '../contactsSlice';

export const searchableContacts: SearchableApp = {
  page: '/apps/contacts',
  load: (dispatch) => void dispatch(loadContacts()),
  status: (state) => selectContactsState(state).status,
  find: (state) =>
    selectContactsState(state)
      .items.filter(({ deleted }) => !deleted)
      .map((contact) => ({
        id: `contact ${contact.id}`,
        kind: 'contact',
        to: `/apps/contacts?id=${contact.id}`,
        title: fullName(contact),
        text: [contact.company, contact.email, contact.phone, contact.address, contact.notes]
          .filter(Boolean)
          .join(' · '),
      })),
};
