import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { selectIsSignedIn } from '../../session/public/session';
import type { EmailState } from '../emailState';
import { restorableEmails } from '../emailUndo';
import { readMailbox } from './mailbox';

/** Once, when the emails are there: what was deleted for ever since the last visit is removed from the bucket too. */
export function useRemoveUnusedFiles(state: EmailState): void {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isSignedIn || state.status !== 'ready' || readMailbox() === null) return;
    isDone.current = true;
    import('./files')
      .then(({ removeUnusedFiles }) => removeUnusedFiles(restorableEmails(state)))
      .catch((error: unknown) =>
        console.info('Unused attachments could not be removed; the next visit tries again.', error),
      );
  }, [isSignedIn, state]);
}
