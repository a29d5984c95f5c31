import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFormats } from '../../components/useFormats';
import type { SelectedIdParam } from '../../components/useSelectedIdParam';
import { announce } from '../../lib/announce';
import { type Draft, emptyDraft, forwardOf, replyAllTo, replyTo } from './compose';
import { type Email, nameOf } from './email';
import {
  emailDraftDiscarded,
  emailDrafted,
  emailSent,
  emailsMoved,
  emailsTrashToggled,
  selectNextEmailId,
} from './emailSlice';

/** The actions on one email. */
export interface EmailActions {
  /** Creates a draft and selects it. */
  compose(draft?: Draft): void;
  reply(email: Email): void;
  /** A reply to the sender and the other recipients. */
  replyAll(email: Email): void;
  forward(email: Email): void;
  send(id: number, draft: Draft): void;
  discard(email: Email): void;
  archive(emails: readonly Email[]): void;
  /** Deletes emails, or restores those in the trash. */
  toggleTrash(emails: readonly Email[]): void;
}

export function useEmailActions({ id: shown, show, close }: SelectedIdParam): EmailActions {
  const { t } = useTranslation('email');
  const { dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const nextId = useAppSelector(selectNextEmailId);
  return useMemo(() => {
    const compose = (draft = emptyDraft) => {
      dispatch(emailDrafted({ id: nextId, draft, time: now() }));
      show(nextId);
    };
    const introduce = ({ from, time }: Email) => t('quotation', { name: nameOf(from), time: dateTime(time) });
    return {
      compose,
      reply: (email) => compose(replyTo(email, introduce)),
      replyAll: (email) => compose(replyAllTo(email, introduce)),
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
      archive(emails) {
        // A draft would no longer be one.
        const ids = emails.filter(({ draft }) => !draft).map(({ id }) => id);
        dispatch(emailsMoved({ ids, folder: 'archive' }));
        if (shown !== null && ids.includes(shown)) close();
      },
      toggleTrash(emails) {
        const ids = emails.map(({ id }) => id);
        dispatch(emailsTrashToggled(ids));
        if (shown !== null && ids.includes(shown)) close();
      },
    };
  }, [dispatch, nextId, shown, show, close, t, dateTime]);
}

const now = () => new Date().toISOString();
