import type { PayloadAction } from '@reduxjs/toolkit';
import { trimHtml } from '../../lib/plainText';
import { createSampleSlice, isChangeOf, type SampleList } from '../sample-data/public/slice';
import { type Attaching, insertAttachment } from './attachments/attachment';
import type { Draft } from './compose';
import { withConversations } from './conversations';
import { newEmail, writeDraft } from './draftEmail';
import { addressesOf, type Email, type EmailFilter, type EmailLabel, emailsSchema } from './email';
import { emailSelectors } from './emailSelectors';
import { changeEmails, dropBlankDraft, dropForgottenDrafts, initialState, select, selectFirst } from './emailState';
import { forgetOtherChanges, undoReducers } from './emailUndo';
import { putInto } from './moveEmails';

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
    /** Selects an email and marks its conversation as read. */
    selected: (state, { payload }: PayloadAction<number>) => {
      select(state, payload);
      const email = state.items.find(({ id }) => id === payload);
      if (email) for (const read of withConversations(state.items, [email])) read.unread = false;
    },
    /** Shows an email, or none (0), that nobody chose to read. */
    emailShown: (state, { payload }: PayloadAction<number>) => select(state, payload),
    /** Removes a blank draft that was selected. */
    emailLeft: (state) => {
      if (dropBlankDraft(state)) selectFirst(state);
    },
    /** Shows another folder, and its first email: what is open belongs to the folder left. */
    emailsFiltered: (state, { payload }: PayloadAction<EmailFilter>) => {
      if (payload === state.filter) return;
      state.filter = payload;
      selectFirst(state);
    },
    emailStarToggled: (state, { payload }: PayloadAction<number>) =>
      changeEmails(state, [payload], (email) => {
        email.starred = !email.starred;
      }),
    emailImportantToggled: (state, { payload }: PayloadAction<number>) =>
      changeEmails(state, [payload], (email) => {
        email.important = !email.important;
      }),
    emailCheckedToggled: (state, { payload }: PayloadAction<number>) =>
      changeEmails(state, [payload], (email) => {
        email.checked = !email.checked;
      }),
    emailsChecked: (state, { payload }: PayloadAction<{ ids: number[]; checked: boolean }>) =>
      changeEmails(state, payload.ids, (email) => {
        email.checked = payload.checked;
      }),
    /** Marks emails as unread, or their conversations as read: a row is unread while any email of its conversation is. */
    emailsFlagged: (state, { payload: { ids, unread } }: PayloadAction<{ ids: number[]; unread: boolean }>) => {
      const emails = state.items.filter(({ id }) => ids.includes(id));
      for (const email of unread ? emails : withConversations(state.items, emails)) email.unread = unread;
    },
    emailsLabelled: (state, { payload }: PayloadAction<{ ids: number[]; label: EmailLabel | null }>) =>
      changeEmails(state, payload.ids, (email) => {
        email.label = payload.label;
      }),
    ...undoReducers,
    emailsSearchedEverywhere: (state, { payload }: PayloadAction<boolean>) => {
      state.everywhere = payload;
    },
    /** Creates a draft, or updates it. */
    emailDrafted: (state, { payload: { id, draft, time, conversation } }: PayloadAction<DraftAt>) => {
      const held = state.items.find((email) => email.id === id);
      if (held) writeDraft(held, draft, time);
      else state.items.push(newEmail(id, draft, time, conversation));
    },
    emailAttached: (state, { payload }: PayloadAction<Attaching>) =>
      changeEmails(state, [payload.id], (email) => {
        if (email.draft) email.attachments = insertAttachment(email.attachments, payload);
      }),
    emailUploadsChanged: (state, { payload }: PayloadAction<number[]>) => {
      state.uploading = payload;
    },
    emailDetached: (state, { payload: { id, index } }: PayloadAction<{ id: number; index: number }>) =>
      changeEmails(state, [id], (email) => {
        email.attachments = email.attachments?.filter((_, at) => at !== index);
      }),
    emailSent: (state, { payload: { id, draft, time } }: PayloadAction<DraftAt>) =>
      changeEmails(state, [id], (email) => {
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
        forgetOtherChanges(state);
        if (state.selected === 0) selectFirst(state);
      },
    );
    builder.addMatcher(load.fulfilled.match, (state) => dropForgottenDrafts(state, Date.now()));
  },
  selectors: emailSelectors,
});

/** A draft's id, its content, and the time (ISO 8601). */
export interface DraftAt {
  id: number;
  draft: Draft;
  time: string;
  /** The conversation that a new draft answers in. */
  conversation?: number;
}

export const loadEmails = load;

export const {
  selected: emailSelected,
  emailShown,
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
