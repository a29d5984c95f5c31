import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { matchesSearch } from '../../lib/search';
import { appsReducer, type WithApps } from '../sample-data/appsReducer';
import {
  addSampleCases,
  createSampleLoad,
  deleteItem,
  emptySample,
  type FieldChange,
  nextId,
  type SelectingState,
  undoAndShow,
  updateField,
} from '../sample-data/sampleList';
import {
  type Contact,
  type ContactDetails,
  type ContactFilter,
  contactsSchema,
  countByFilter,
  fullName,
  passesFilter,
} from './contact';

declare module '../sample-data/appsReducer' {
  interface AppsState {
    contacts: ContactsState;
  }
}

export interface ContactsState extends SelectingState<Contact> {
  search: string;
  /** Whether the selected contact is being edited. */
  edit: boolean;
  filter: ContactFilter;
}

const initialState: ContactsState = {
  ...emptySample,
  items: [],
  selected: 1,
  search: '',
  edit: false,
  filter: 'show_all',
};

export const loadContacts = createSampleLoad<Contact>({
  name: 'contacts',
  path: '/api/data/contacts/ContactsData',
  version: 1,
  schema: contactsSchema,
  sample: () => import('./sample'),
});

const names = new Intl.Collator(undefined, { sensitivity: 'base' });
const selectByName = createSelector([(state: ContactsState) => state.items], (items) =>
  items
    .map((contact) => ({ contact, name: fullName(contact) }))
    .sort((one, other) => names.compare(one.name, other.name))
    .map(({ contact }) => contact),
);

const contactsSlice = createSlice({
  name: 'contacts',
  initialState,
  reducers: {
    /** Selecting another contact ends editing. */
    contactSelected: (state, { payload }: PayloadAction<number>) => {
      state.edit = state.edit && state.selected === payload;
      state.selected = payload;
    },
    contactsSearched: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    contactsFiltered: (state, { payload }: PayloadAction<ContactFilter>) => {
      state.filter = payload;
    },
    contactEdited: (state, { payload }: PayloadAction<boolean>) => {
      state.edit = payload;
    },
    /** Adds a contact and selects it. */
    contactAdded: (state, { payload }: PayloadAction<ContactDetails>) => {
      const contact: Contact = { ...payload, id: nextId(state), image: '', starred: false, deleted: false };
      state.items.push(contact);
      state.selected = contact.id;
      state.edit = false;
    },
    contactUpdated: (state, { payload }: PayloadAction<FieldChange<Contact>>) => updateField(state, payload),
    contactStarToggled: (state, { payload }: PayloadAction<number>) => {
      const contact = state.items.find(({ id }) => id === payload);
      if (contact) contact.starred = !contact.starred;
    },
    contactDeleted: (state, { payload }: PayloadAction<number>) => {
      if (state.selected === payload) state.edit = false;
      deleteItem(state, payload);
    },
    contactDeletionUndone: (state) => {
      state.edit = false;
      undoAndShow(state);
    },
    /** Makes the deletion final: it can no longer be undone. */
    contactUndoDismissed: (state) => {
      state.deletion = null;
    },
  },
  extraReducers: (builder) => addSampleCases(builder, 'contacts', loadContacts),
  selectors: {
    selectContactsState: (state) => state,
    /** The contacts that match search and filter, by name. */
    selectContacts: createSelector(
      [selectByName, (state: ContactsState) => state.search, (state: ContactsState) => state.filter],
      (items, search, filter) =>
        items.filter(
          (contact) =>
            passesFilter(contact, filter) &&
            matchesSearch(search, fullName(contact), contact.company, contact.email, contact.phone, contact.address),
        ),
    ),
    selectContactCounts: createSelector([(state: ContactsState) => state.items], countByFilter),
    selectCurrentContact: (state) => state.items.find(({ id }) => id === state.selected),
  },
});

export const {
  contactSelected,
  contactsSearched,
  contactsFiltered,
  contactEdited,
  contactAdded,
  contactUpdated,
  contactStarToggled,
  contactDeleted,
  contactDeletionUndone,
  contactUndoDismissed,
} = contactsSlice.actions;

const injected = contactsSlice.injectInto(appsReducer);
export const { selectContactsState, selectContacts, selectContactCounts, selectCurrentContact } = injected.getSelectors(
  (state: WithApps) => state.apps.contacts as ContactsState,
);
