import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFormats } from '../../components/useFormats';
import type { SelectedIdParam } from '../../components/useSelectedIdParam';
import { announce } from '../../lib/announce';
import { type Draft, emptyDraft, forwardOf, replyAllTo, replyTo } from './compose';
import { conversationOf, deletedWith, withConversations, withFolders } from './conversations';
import { areInTrash, type Email, type EmailLocation, nameOf } from './email';
import {
  emailDraftDiscarded,
  emailDrafted,
  emailSent,
  emailsFlagged,
  emailsMoved,
  emailsTrashed,
  emailUndone,
  selectEmailState,
  selectNextEmailId,
} from './emailSlice';

/** The actions on one email. */
export interface EmailActions {
  /** Creates a draft and selects it. */
  compose(draft?: Draft, conversation?: number): void;
  reply(email: Email): void;
  /** A reply to the sender and the other recipients. */
  replyAll(email: Email): void;
  forward(email: Email): void;
  send(id: number, draft: Draft): void;
  discard(email: Email): void;
  archive(emails: readonly Email[]): void;
  /** Marks emails as unread, or their conversations as read. */
  markUnread(emails: readonly Email[], unread: boolean): void;
  /**
   * Moves emails and those of their conversations in the same folder: an answer stays in the sent folder, and a draft
   * among its drafts.
   */
  move(emails: readonly Email[], to: EmailLocation): void;
  /** Deletes emails with those that `move` would move, or restores conversations where all are in the trash. */
  toggleTrash(emails: readonly Email[]): void;
  /** Undoes the last deletion or move. */
  undo(): void;
  /** Opens the browser's print dialog for one email. */
  print(email: Email): void;
}

export function useEmailActions({ id: shown, show, close }: SelectedIdParam): EmailActions {
  const { t } = useTranslation('email');
  const { dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const nextId = useAppSelector(selectNextEmailId);
  const { items } = useAppSelector(selectEmailState);
  return useMemo(() => {
    const move = (emails: readonly Email[], to: EmailLocation) => {
      // A draft would no longer be one.
      const movable = emails.filter(({ draft }) => !draft);
      const ids = withFolders(items, movable).map(({ id }) => id);
      if (ids.length === 0) return;
      dispatch(emailsMoved({ ids, to }));
      if (to === 'archive' && shown !== null && ids.includes(shown)) close();
    };
    const compose = (draft = emptyDraft, conversation?: number) => {
      dispatch(emailDrafted({ id: nextId, draft, time: now(), ...(conversation !== undefined && { conversation }) }));
      show(nextId);
    };
    const introduce = ({ from, time }: Email) => t('quotation', { name: nameOf(from), time: dateTime(time) });
    return {
      compose,
      reply: (email) => compose(replyTo(email, introduce), conversationOf(email)),
      replyAll: (email) => compose(replyAllTo(email, introduce), conversationOf(email)),
      forward: (email) => compose(forwardOf(email, introduce)),
      send(id, draft) {
        dispatch(emailSent({ id, draft, time: now() }));
        announce(t('sent'));
        close();
      },
      discard(email) {
        dispatch(emailDraftDiscarded(email.id));
        close();
      },
      archive: (emails) => move(emails, 'archive'),
      move,
      markUnread(emails, unread) {
        dispatch(emailsFlagged({ ids: emails.map(({ id }) => id), unread }));
        // Coming back to its address, or a reload, would read it again.
        if (unread && withConversations(items, emails).some(({ id }) => id === shown)) close();
      },
      toggleTrash(emails) {
        const ids = deletedWith(items, emails).map(({ id }) => id);
        dispatch(emailsTrashed({ ids, trash: !areInTrash(emails) }));
        if (shown !== null && ids.includes(shown)) close();
      },
      undo: () => void dispatch(emailUndone({ keepsShown: shown !== null })),
      print({ id }) {
        // What prints is what the address names; without that, the list.
        if (id !== shown) show(id);
        window.print();
      },
    };
  }, [dispatch, items, nextId, shown, show, close, t, dateTime]);
}

const now = () => new Date().toISOString();
