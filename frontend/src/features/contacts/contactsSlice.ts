import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { matchesSearch } from '../../lib/search';
import { createSampleSlice, itemReducers } from '../sample-data/createSampleSlice';
import {
  deleteItem,
  emptySample,
  nextId,
  type SampleList,
  type SelectingState,
  undoAndShow,
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

const list: SampleList<Contact> = {
  name: 'contacts',
  path: '/api/data/contacts/ContactsData',
  version: 1,
  schema: contactsSchema,
  sample: () => import('./sample'),
};

const names = new Intl.Collator(undefined, { sensitivity: 'base' });
const selectByName = createSelector([(state: ContactsState) => state.items], (items) =>
  items
    .map((contact) => ({ contact, name: fullName(contact) }))
    .sort((one, other) => names.compare(one.name, other.name))
    .map(({ contact }) => contact),
);

const { load, actions, selectors } = createSampleSlice({
  list,
  initialState,
  reducers: {
    ...itemReducers<Contact, ContactsState>(),
    /** Selecting another contact ends editing. */
    selected: (state, { payload }: PayloadAction<number>) => {
      state.edit = state.edit && state.selected === payload;
      state.selected = payload;
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
    contactStarToggled: (state, { payload }: PayloadAction<number>) => {
      const contact = state.items.find(({ id }) => id === payload);
      if (contact) contact.starred = !contact.starred;
    },
    deleted: (state, { payload }: PayloadAction<number>) => {
      if (state.selected === payload) state.edit = false;
      deleteItem(state, payload);
    },
    deletionUndone: (state) => {
      state.edit = false;
      undoAndShow(state);
    },
  },
  selectors: {
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

export const loadContacts = load;

export const {
  selected: contactSelected,
  searched: contactsSearched,
  contactsFiltered,
  contactEdited,
  contactAdded,
  updated: contactUpdated,
  contactStarToggled,
  deleted: contactDeleted,
  deletionUndone: contactDeletionUndone,
  undoDismissed: contactUndoDismissed,
} = actions;

export const {
  selectState: selectContactsState,
  selectContacts,
  selectContactCounts,
  selectCurrentContact,
} = selectors;
