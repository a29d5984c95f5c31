import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import {
  createSampleSlice,
  emptySample,
  isChangeOf,
  itemReducers,
  type SampleList,
  type SelectingState,
} from '../sample-data/public/slice';
import {
  type ContactStep,
  changeFields,
  changeLabels,
  type LabelChange,
  nextContactId,
  removeContacts,
  undoLastStep,
} from './changeContacts';
import {
  type Contact,
  type ContactDetails,
  type ContactFilter,
  contactsSchema,
  countByFilter,
  fullName,
  labelsOf,
} from './contact';
import { type ContactsView, isInView, sortContacts, wholeList } from './contactsView';
import type { ImportPlan } from './files/planImport';

export interface ContactsState extends SelectingState<Contact>, ContactsView {
  search: string;
  /** Whether the selected contact is being edited. */
  edit: boolean;
  /** The changes and deletions for undo, the last one last. */
  steps: ContactStep[];
}

const initialState: ContactsState = {
  ...emptySample,
  items: [],
  selected: 1,
  search: '',
  edit: false,
  ...wholeList,
  steps: [],
};

const list: SampleList<Contact> = {
  name: 'contacts',
  path: '/api/data/contacts/ContactsData',
  version: 1,
  schema: contactsSchema,
  sample: () => import('./sample'),
};

function deleteContacts(state: ContactsState, ids: readonly number[]): void {
  const removed = removeContacts(state, ids);
  const [first] = removed;
  if (!first) return;
  state.steps.push({ ...noStep, done: 'deleted', count: removed.length, name: fullName(first.contact), removed });
}

/** Selects a contact, unless one is being edited: its form would close and lose what was typed. */
function show(state: ContactsState, id: number): void {
  if (!state.edit) state.selected = id;
}

/** Two contacts become one. */
interface ContactMerge {
  readonly keep: number;
  readonly drop: number;
  readonly fields: Partial<Contact>;
}

const noStep = { removed: [], changed: [], added: [] };

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
    contactsShown: (state, { payload }: PayloadAction<ContactsView>) => {
      Object.assign(state, payload);
    },
    contactEdited: (state, { payload }: PayloadAction<boolean>) => {
      state.edit = payload;
    },
    /** Adds a contact and selects it. */
    contactAdded: (state, { payload }: PayloadAction<ContactDetails>) => {
      const contact: Contact = { ...payload, id: nextContactId(state), image: '', starred: false, deleted: false };
      state.items.push(contact);
      state.selected = contact.id;
      state.edit = false;
    },
    /** Saves a contact that was deleted while it was edited. */
    contactPutBack: (state, { payload }: PayloadAction<Contact>) => {
      state.items.push(payload);
      state.edit = false;
    },
    contactStarToggled: (state, { payload }: PayloadAction<number>) => {
      const contact = state.items.find(({ id }) => id === payload);
      if (contact) contact.starred = !contact.starred;
    },
    deleted: (state, { payload }: PayloadAction<number>) => deleteContacts(state, [payload]),
    contactsDeleted: (state, { payload }: PayloadAction<readonly number[]>) => deleteContacts(state, payload),
    contactsLabelled: (state, { payload: { ids, change } }: PayloadAction<{ ids: number[]; change: LabelChange }>) => {
      const changed = changeLabels(state, ids, change);
      const first = state.items.find(({ id }) => id === changed[0]?.id);
      if (!first) return;
      state.steps.push({ ...noStep, done: 'labelled', count: changed.length, name: fullName(first), changed });
    },
    contactsImported: (state, { payload: { added, changed } }: PayloadAction<ImportPlan>) => {
      const firstId = nextContactId(state);
      const news = added.map(
        (details, index): Contact => ({
          ...details,
          id: firstId + index,
          image: '',
          deleted: false,
        }),
      );
      const before = changeFields(state, changed);
      state.items.push(...news);
      const first = news[0] ?? state.items.find(({ id }) => id === before[0]?.id);
      if (!first) return;
      show(state, first.id);
      state.steps.push({
        done: 'imported',
        count: news.length + before.length,
        name: fullName(first),
        removed: [],
        changed: before,
        added: news.map(({ id }) => id),
      });
    },
    contactsMerged: (state, { payload: { keep, drop, fields } }: PayloadAction<ContactMerge>) => {
      const changed = changeFields(state, [{ id: keep, fields }]);
      const removed = removeContacts(state, [drop]);
      const survivor = state.items.find(({ id }) => id === keep);
      if (!survivor || removed.length === 0) return;
      show(state, keep);
      state.steps.push({ ...noStep, done: 'merged', count: 1, name: fullName(survivor), removed, changed });
    },
    deletionUndone: (state) => {
      const step = undoLastStep(state);
      const [first] = step?.removed ?? [];
      if (first) show(state, first.contact.id);
    },
    undoDismissed: (state) => {
      state.steps = [];
    },
  },
  extraReducers: (builder, load) => {
    // The contacts are no longer those that were changed.
    builder.addMatcher(
      (action) => load.fulfilled.match(action) || isChangeOf(list)(action),
      (state) => {
        state.steps = [];
      },
    );
  },
  selectors: {
    /** The contacts that match search, filter and label, in the order asked for. */
    selectContacts: createSelector(
      [
        createSelector([(state: ContactsState) => state.items, (state: ContactsState) => state.order], sortContacts),
        (state: ContactsState) => state.search,
        (state: ContactsState) => state.filter,
        (state: ContactsState) => state.label,
        (state: ContactsState) => state.order,
      ],
      (items, search, filter, label, order) =>
        items.filter((contact) => isInView(contact, search, { filter, label, order })),
    ),
    /** The labels in use, by name. */
    selectContactLabels: createSelector([(state: ContactsState) => state.items], (items) =>
      [...new Set(items.flatMap(labelsOf))].sort(new Intl.Collator().compare),
    ),
    selectLastStep: (state) => state.steps.at(-1) ?? null,
    selectNextContactId: (state) => nextContactId(state),
    selectContactCounts: createSelector([(state: ContactsState) => state.items], countByFilter),
    selectCurrentContact: (state) => state.items.find(({ id }) => id === state.selected),
  },
});

export const loadContacts = load;

export const {
  selected: contactSelected,
  searched: contactsSearched,
  contactsFiltered,
  contactsShown,
  contactEdited,
  contactAdded,
  contactPutBack,
  updated: contactUpdated,
  contactStarToggled,
  deleted: contactDeleted,
  contactsDeleted,
  contactsLabelled,
  contactsImported,
  contactsMerged,
  deletionUndone: contactDeletionUndone,
  undoDismissed: contactUndoDismissed,
} = actions;

export const {
  selectState: selectContactsState,
  selectContacts,
  selectContactLabels,
  selectContactCounts,
  selectCurrentContact,
  selectLastStep,
  selectNextContactId,
} = selectors;
