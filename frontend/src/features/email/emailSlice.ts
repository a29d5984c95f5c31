import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { matchesSearch } from '../../lib/search';
import { createSampleSlice } from '../sample-data/createSampleSlice';
import {
  deleteAt,
  emptySample,
  nextId,
  type SampleList,
  type SampleState,
  undoDeletion,
} from '../sample-data/sampleList';
import { addressesOf, type Draft } from './compose';
import {
  type Email,
  type EmailFilter,
  type EmailLabel,
  emailsSchema,
  type Folder,
  folders,
  isIn,
  namesOf,
  ownAddress,
} from './email';
import { excerptOf, textToHtml } from './emailText';

export interface EmailState extends SampleState<Email> {
  /** The id of the selected email. */
  selected: number;
  search: string;
  filter: EmailFilter;
  /** The emails whose trash flag was toggled last, for undo. */
  trashToggled: number[];
}

const initialState: EmailState = {
  ...emptySample,
  items: [],
  selected: 1,
  search: '',
  filter: 'inbox',
  trashToggled: [],
};

const list: SampleList<Email> = {
  name: 'email',
  path: '/api/data/email/EmailData',
  version: 1,
  schema: emailsSchema,
  sample: async () => ({ default: (await import('./sample')).sampleEmails() }),
};

const { load, actions, selectors } = createSampleSlice({
  list,
  initialState,
  reducers: {
    /** Selects an email and marks it as read. Removes a blank draft that was selected before. */
    selected: (state, { payload }: PayloadAction<number>) => {
      dropBlankDrafts(state, payload);
      state.selected = payload;
      change(state, [payload], (email) => {
        email.unread = false;
      });
    },
    /** Deselects the email. */
    emailLeft: (state) => dropBlankDrafts(state),
    emailsFiltered: (state, { payload }: PayloadAction<EmailFilter>) => {
      state.filter = payload;
    },
    emailStarToggled: (state, { payload }: PayloadAction<number>) =>
      change(state, [payload], (email) => {
        email.starred = !email.starred;
      }),
    emailImportantToggled: (state, { payload }: PayloadAction<number>) =>
      change(state, [payload], (email) => {
        email.important = !email.important;
      }),
    emailCheckedToggled: (state, { payload }: PayloadAction<number>) =>
      change(state, [payload], (email) => {
        email.checked = !email.checked;
      }),
    emailsChecked: (state, { payload }: PayloadAction<{ ids: number[]; checked: boolean }>) =>
      change(state, payload.ids, (email) => {
        email.checked = payload.checked;
      }),
    emailsFlagged: (state, { payload }: PayloadAction<{ ids: number[]; unread: boolean }>) =>
      change(state, payload.ids, (email) => {
        email.unread = payload.unread;
      }),
    emailsLabelled: (state, { payload }: PayloadAction<{ ids: number[]; label: EmailLabel | null }>) =>
      change(state, payload.ids, (email) => {
        email.label = payload.label;
      }),
    /** Moves emails to another folder, out of the trash if necessary. */
    emailsMoved: (state, { payload }: PayloadAction<{ ids: number[]; folder: Folder }>) =>
      change(state, payload.ids, (email) => {
        putInto(email, payload.folder);
        email.trash = false;
        email.checked = false;
      }),
    /** Deletes emails, or restores those in the trash. */
    emailsTrashToggled: (state, { payload }: PayloadAction<number[]>) => {
      showNeighbour(state, payload);
      toggleTrash(state, payload);
      state.trashToggled = payload;
      state.deletion = null;
    },
    /** Undoes the last toggled trash flag or discarded draft. */
    emailUndone: (state) => {
      state.selected = state.deletion?.item.id ?? state.trashToggled[0] ?? state.selected;
      undoDeletion(state);
      toggleTrash(state, state.trashToggled);
      state.trashToggled = [];
    },
    /** Ends the option to undo the deletion. */
    undoDismissed: (state) => {
      state.trashToggled = [];
      state.deletion = null;
    },
    /** Creates a draft, or updates it. */
    emailDrafted: (state, { payload: { id, draft, time } }: PayloadAction<DraftAt>) => {
      const held = state.items.find((email) => email.id === id);
      if (held) write(held, draft, time);
      else state.items.push(newEmail(id, draft, time));
    },
    emailDraftDiscarded: (state, { payload }: PayloadAction<number>) => {
      showNeighbour(state, [payload]);
      deleteAt(
        state,
        state.items.findIndex(({ id }) => id === payload),
      );
      state.trashToggled = [];
    },
    emailSent: (state, { payload: { id, draft, time } }: PayloadAction<DraftAt>) =>
      change(state, [id], (email) => {
        write(email, { ...draft, to: addressesOf(draft.to).join(', '), text: draft.text.trim() }, time);
        putInto(email, 'sent');
      }),
  },
  selectors: {
    /** The emails listed, the newest first. */
    selectEmails: createSelector(
      [(state: EmailState) => state.items, (state: EmailState) => state.filter, (state: EmailState) => state.search],
      visibleEmails,
    ),
    selectCurrentEmail: (state) => state.items.find(({ id }) => id === state.selected),
    selectEmailCounts: createSelector([(state: EmailState) => state.items], countEmails),
    selectNextEmailId: (state) => nextId(state),
  },
});

/** A draft's id, its content, and the time (ISO 8601). */
export interface DraftAt {
  id: number;
  draft: Draft;
  time: string;
}

/** The number beside a folder: unread emails, or all drafts. */
export type EmailCounts = Record<'inbox' | 'draft' | 'spam', number>;

function countEmails(items: readonly Email[]): EmailCounts {
  const count = (isCounted: (email: Email) => boolean) =>
    items.filter((email) => !email.trash && isCounted(email)).length;
  return {
    inbox: count(({ inbox, unread }) => inbox && unread),
    draft: count(({ draft }) => draft),
    spam: count(({ spam, unread }) => spam && unread),
  };
}

function visibleEmails(items: readonly Email[], filter: EmailFilter, search: string): Email[] {
  return items
    .filter(
      (email) =>
        isIn(email, filter) && matchesSearch(search, email.subject, email.from, namesOf(email.To), email.emailExcerpt),
    )
    .sort((one, other) => (one.time < other.time ? 1 : one.time > other.time ? -1 : other.id - one.id));
}

/** Selects the next email in the list in place of one that is about to leave it. */
function showNeighbour(state: EmailState, leaving: readonly number[]): void {
  if (!leaving.includes(state.selected)) return;
  const listed = visibleEmails(state.items, state.filter, state.search);
  const place = listed.findIndex(({ id }) => id === state.selected);
  const staying = ({ id }: Email) => !leaving.includes(id);
  const neighbour = listed.slice(place + 1).find(staying) ?? listed.slice(0, Math.max(0, place)).findLast(staying);
  if (neighbour) state.selected = neighbour.id;
}

function change(state: EmailState, ids: readonly number[], apply: (email: Email) => void): void {
  const wanted = new Set(ids);
  for (const email of state.items) if (wanted.has(email.id)) apply(email);
}

function toggleTrash(state: EmailState, ids: readonly number[]): void {
  change(state, ids, (email) => {
    email.trash = !email.trash;
    email.checked = false;
  });
}

function putInto(email: Email, wanted: Folder): void {
  for (const folder of folders) email[folder] = folder === wanted;
}

function write(email: Email, { to, subject, text }: Draft, time: string): void {
  email.To = to;
  email.subject = subject;
  email.emailContent = textToHtml(text);
  email.emailExcerpt = excerptOf(text);
  email.time = time;
}

function dropBlankDrafts(state: EmailState, except?: number): void {
  state.items = state.items.filter((email) => email.id === except || !email.draft || !isBlank(email));
}

const isBlank = ({ To, subject, emailExcerpt }: Email) => `${To}${subject}${emailExcerpt}`.trim() === '';

function newEmail(id: number, draft: Draft, time: string): Email {
  const email: Email = {
    ...{ id, from: ownAddress, thumbnail: '', subject: '', time, To: '', emailExcerpt: '', emailContent: '' },
    ...{ unread: false, checked: false, starred: false, important: false },
    ...{ inbox: false, sent: false, draft: true, spam: false, trash: false, label: null },
  };
  write(email, draft, time);
  return email;
}

export const loadEmails = load;

export const {
  selected: emailSelected,
  emailLeft,
  searched: emailsSearched,
  emailsFiltered,
  emailStarToggled,
  emailImportantToggled,
  emailCheckedToggled,
  emailsChecked,
  emailsFlagged,
  emailsLabelled,
  emailsMoved,
  emailsTrashToggled,
  emailUndone,
  undoDismissed: emailUndoDismissed,
  emailDrafted,
  emailDraftDiscarded,
  emailSent,
} = actions;

export const {
  selectState: selectEmailState,
  selectEmails,
  selectCurrentEmail,
  selectEmailCounts,
  selectNextEmailId,
} = selectors;
