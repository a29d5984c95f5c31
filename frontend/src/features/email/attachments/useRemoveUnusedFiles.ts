import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { accountKey } from '../../../lib/accountStorage';
import { selectIsSignedIn } from '../../session/public/session';
import type { EmailState } from '../emailState';
import { restorableEmails } from '../emailUndo';
import { readMailbox } from './mailbox';

/**
 * Once, when the emails are there: what was deleted for ever since the last visit is removed from the bucket too. While
 * another tab has emails, its Undo may bring some back: then the next visit removes what is left.
 */
export function useRemoveUnusedFiles(state: EmailState): void {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isDone = useRef(false);
  useEffect(() => {
    const mailbox = readMailbox();
    if (isDone.current || !isSignedIn || state.status !== 'ready' || mailbox === null) return;
    isDone.current = true;
    const owner = accountKey('email');
    isInOtherTab(mailbox)
      .then(async (isInOther) => {
        if (isInOther) return;
        const { removeUnusedFiles } = await import('./files');
        await removeUnusedFiles(restorableEmails(state), owner);
      })
      .catch((error: unknown) =>
        console.info('Unused attachments could not be removed; the next visit tries again.', error),
      );
  }, [isSignedIn, state]);
}

/** The name of the lock that this tab holds for its mailbox until it is closed. */
const held = new Map<string, string>();

/** Whether another tab has emails of this mailbox; others are told that this one has. */
async function isInOtherTab(mailbox: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return false;
  const ofMailbox = `polder-email-${mailbox}-`;
  const own = held.get(mailbox) ?? ofMailbox + crypto.randomUUID();
  if (!held.has(mailbox)) locks.request(own, () => new Promise(() => undefined)).catch(() => undefined);
  held.set(mailbox, own);
  const open = await locks.query();
  return (open.held ?? []).some(({ name }) => name !== own && name?.startsWith(ofMailbox));
}
