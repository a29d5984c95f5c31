import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { trimHtml } from '../../lib/plainText';
import {
  createSampleSlice,
  deleteAt,
  emptySample,
  isChangeOf,
  nextNumber,
  removeItems,
  type SampleList,
  type SampleState,
  undoDeletion,
} from '../sample-data/public/slice';
import { type Attaching, insertAttachment } from './attachments/attachment';
import type { Draft } from './compose';
import { conversationWith, groupOf, sizeConversations, withConversations } from './conversations';
import { isBlankDraft, newEmail, writeDraft } from './draftEmail';
import { addressesOf, type Email, type EmailFilter, type EmailLabel, type EmailLocation, emailsSchema } from './email';

import { countEmails, listEmails } from './listEmails';
import { type EmailMove, moveEmails, putBack, putInto, type RemovedEmail, takeTrash, undoMove } from './moveEmails';

export interface EmailState extends SampleState<Email> {
  /** The id of the selected email; 0 for none. */
  selected: number;
  search: string;
  filter: EmailFilter;
  /** The emails whose trash flag was toggled last, for undo. */
  trashToggled: number[];
  /** The last move to another folder, for undo. */
  move: EmailMove | null;
  /** What was in the trash when it was emptied last, for undo. */
  emptied: RemovedEmail[];
  /** Whether a search covers all folders. */
  everywhere: boolean;
  /** The drafts that files are being uploaded for. */
  uploading: number[];
}

const initialState: EmailState = {
  ...emptySample,
  items: [],
  selected: 1,
  search: '',
  filter: 'inbox',
  trashToggled: [],
  move: null,
  emptied: [],
  everywhere: false,
  uploading: [],
};

/** Only the last change can be undone. */
function forgetChanges(state: EmailState): void {
  Object.assign(state, { trashToggled: [], deletion: null, move: null, emptied: [] });
}

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
    /** Selects an email and marks its conversation as read. Removes a blank draft that was selected before. */
    selected: (state, { payload }: PayloadAction<number>) => {
      dropBlankDrafts(state, payload);
      state.selected = payload;
      const email = state.items.find(({ id }) => id === payload);
      if (email) for (const read of withConversations(state.items, [email])) read.unread = false;
    },
    /** Removes a blank draft that was selected. */
    emailLeft: (state) => dropBlankDrafts(state),
    /** Shows another folder, and its first email: what is open belongs to the folder left. */
    emailsFiltered: (state, { payload }: PayloadAction<EmailFilter>) => {
      if (payload === state.filter) return;
      state.filter = payload;
      selectFirst(state);
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
    /** Marks emails as unread, or their conversations as read: a row is unread while any email of its conversation is. */
    emailsFlagged: (state, { payload: { ids, unread } }: PayloadAction<{ ids: number[]; unread: boolean }>) => {
      const emails = state.items.filter(({ id }) => ids.includes(id));
      for (const email of unread ? emails : withConversations(state.items, emails)) email.unread = unread;
    },
    emailsLabelled: (state, { payload }: PayloadAction<{ ids: number[]; label: EmailLabel | null }>) =>
      change(state, payload.ids, (email) => {
        email.label = payload.label;
      }),
    /** Moves emails to another folder or the archive, out of the trash if necessary. */
    emailsMoved: (state, { payload }: PayloadAction<{ ids: number[]; to: EmailLocation }>) => {
      if (payload.to === 'archive') showNeighbour(state, payload.ids);
      forgetChanges(state);
      state.move = moveEmails(state.items, payload.ids, payload.to);
    },
    /** Deletes emails, or restores them from the trash. Undo concerns those that were not there already. */
    emailsTrashed: (state, { payload: { ids, trash } }: PayloadAction<{ ids: number[]; trash: boolean }>) => {
      showNeighbour(state, ids);
      forgetChanges(state);
      change(state, ids, (email) => {
        email.checked = false;
        if (email.trash === trash) return;
        email.trash = trash;
        state.trashToggled.push(email.id);
      });
    },
    trashEmptied: (state) => {
      forgetChanges(state);
      state.emptied = takeTrash(state);
    },
    emailsSearchedEverywhere: (state, { payload }: PayloadAction<boolean>) => {
      state.everywhere = payload;
    },
    /** Undoes the last deletion, move, discarded draft or emptied trash. */
    emailUndone: (state) => {
      const { deletion, trashToggled, move, emptied } = state;
      state.selected = deletion?.item.id ?? trashToggled[0] ?? move?.before[0]?.id ?? state.selected;
      undoDeletion(state);
      change(state, trashToggled, (email) => {
        email.trash = !email.trash;
      });
      if (move) undoMove(state.items, move);
      putBack(state, emptied);
      Object.assign(state, { trashToggled: [], move: null, emptied: [] });
    },
    /** Ends the option to undo. */
    undoDismissed: forgetChanges,
    /** Creates a draft, or updates it. */
    emailDrafted: (state, { payload: { id, draft, time, conversation } }: PayloadAction<DraftAt>) => {
      const held = state.items.find((email) => email.id === id);
      if (held) writeDraft(held, draft, time);
      else state.items.push(newEmail(id, draft, time, conversation));
    },
    emailAttached: (state, { payload }: PayloadAction<Attaching>) =>
      change(state, [payload.id], (email) => {
        if (email.draft) email.attachments = insertAttachment(email.attachments, payload);
      }),
    emailUploadsChanged: (state, { payload }: PayloadAction<number[]>) => {
      state.uploading = payload;
    },
    emailDetached: (state, { payload: { id, index } }: PayloadAction<{ id: number; index: number }>) =>
      change(state, [id], (email) => {
        email.attachments = email.attachments?.filter((_, at) => at !== index);
      }),
    emailDraftDiscarded: (state, { payload }: PayloadAction<number>) => {
      showNeighbour(state, [payload]);
      deleteAt(
        state,
        state.items.findIndex(({ id }) => id === payload),
      );
      Object.assign(state, { trashToggled: [], move: null, emptied: [] });
    },
    emailSent: (state, { payload: { id, draft, time } }: PayloadAction<DraftAt>) =>
      change(state, [id], (email) => {
        const { to, cc = '', bcc = '', html } = draft;
        const [toAll, ccAll, bccAll] = [to, cc, bcc].map((recipients) => addressesOf(recipients).join(', '));
        writeDraft(email, { ...draft, to: toAll ?? '', cc: ccAll, bcc: bccAll, html: trimHtml(html) }, time);
        putInto(email, 'sent');
      }),
  },
  extraReducers: (builder, load) => {
    // The emails are no longer those that were changed.
    builder.addMatcher(
      (action) => load.fulfilled.match(action) || isChangeOf(list)(action),
      (state) => {
        Object.assign(state, { trashToggled: [], move: null, emptied: [] });
        if (state.selected === 0) selectFirst(state);
      },
    );
  },
  selectors: {
    /** The emails listed, the newest first. */
    selectEmails: createSelector(
      [
        (state: EmailState) => state.items,
        (state: EmailState) => state.filter,
        (state: EmailState) => state.search,
        (state: EmailState) => state.everywhere,
        (state: EmailState) => state.uploading,
      ],
      (items, filter, search, everywhere, uploading) => listEmails(items, { filter, search, everywhere, uploading }),
    ),
    selectTrashCount: (state) => state.items.filter(({ trash }) => trash).length,
    /** The conversation of the selected email, the oldest first. */
    selectConversation: createSelector(
      [(state: EmailState) => state.items, (state: EmailState) => state.selected],
      (items, selected) => {
        const email = items.find(({ id }) => id === selected);
        return email ? conversationWith(items, email) : [];
      },
    ),
    selectConversationSizes: createSelector([(state: EmailState) => state.items], sizeConversations),
    selectCurrentEmail: (state) => state.items.find(({ id }) => id === state.selected),
    selectEmailCounts: createSelector(
      [(state: EmailState) => state.items, (state: EmailState) => state.uploading],
      countEmails,
    ),
    selectNextEmailId: (state) =>
      // An upload ends in the draft of its number.
      Math.max(
        nextNumber(restorableEmails(state), null, ({ id }) => id),
        ...state.uploading.map((id) => id + 1),
      ),
  },
});

/** The emails with those that undo would bring back. */
export function restorableEmails({ items, emptied, deletion }: EmailState): Email[] {
  const emails = [...items, ...emptied.map(({ email }) => email)];
  for (let at = deletion; at; at = at.before) emails.push(at.item);
  return emails;
}

/** A draft's id, its content, and the time (ISO 8601). */
export interface DraftAt {
  id: number;
  draft: Draft;
  time: string;
  /** The conversation that a new draft answers in. */
  conversation?: number;
}

/** Selects the first email of the folder; of the drafts none, as one that opens takes the focus. */
function selectFirst(state: EmailState): void {
  state.selected = state.filter === 'draft' ? 0 : (listEmails(state.items, state)[0]?.id ?? 0);
}

/** Selects the next email in the list in place of one that is about to leave it. */
function showNeighbour(state: EmailState, leaving: readonly number[]): void {
  if (!leaving.includes(state.selected)) return;
  const listed = listEmails(state.items, state);
  const shown = state.items.find(({ id }) => id === state.selected);
  const place = listed.findIndex((email) => shown && groupOf(email) === groupOf(shown));
  const staying = ({ id }: Email) => !leaving.includes(id);
  const neighbour = listed.slice(place + 1).find(staying) ?? listed.slice(0, Math.max(0, place)).findLast(staying);
  state.selected = neighbour?.id ?? 0;
}

function change(state: EmailState, ids: readonly number[], apply: (email: Email) => void): void {
  const wanted = new Set(ids);
  for (const email of state.items) if (wanted.has(email.id)) apply(email);
}

function dropBlankDrafts(state: EmailState, except?: number): void {
  removeItems(state, (email) => email.id !== except && isBlankDraft(email, state.uploading));
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
  emailsTrashed,
  trashEmptied,
  emailsSearchedEverywhere,
  emailUndone,
  undoDismissed: emailUndoDismissed,
  emailDrafted,
  emailAttached,
  emailUploadsChanged,
  emailDetached,
  emailDraftDiscarded,
  emailSent,
} = actions;

export const {
  selectState: selectEmailState,
  selectEmails,
  selectConversation,
  selectConversationSizes,
  selectCurrentEmail,
  selectEmailCounts,
  selectTrashCount,
  selectNextEmailId,
} = selectors;
