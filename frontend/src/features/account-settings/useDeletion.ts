import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { deleteMyAccount } from '../../cloud/account';
import { cloudErrorOf, type ErrorKey, errorKey } from '../../cloud/errors';
import { paths } from '../../lib/paths';
import { leaveDeletedAccount } from '../session/public/leaving';
import { selectAccountId } from '../session/public/session';

/** `checking` asks whether the account may be deleted; `lastAdmin` says that it may not. */
export type Deletion =
  | { readonly at: 'checking' | 'ready' | 'deleting' | 'lastAdmin' }
  | { readonly at: 'failed'; readonly error: ErrorKey };

/** Deletes the account of the session: its files, and then the account with its settings. */
export function useDeletion(): { readonly deletion: Deletion; readonly start: () => Promise<void> } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useAppStore();
  const sub = useAppSelector(selectAccountId);
  const [deletion, setDeletion] = useState<Deletion>({ at: 'checking' });

  useEffect(() => {
    let isWanted = true;
    // Before anything is typed, and before files are gone.
    deleteMyAccount(true).then(
      () => isWanted && setDeletion({ at: 'ready' }),
      (error: unknown) => isWanted && setDeletion(isGone(error) ? { at: 'ready' } : refusalOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  const start = async () => {
    setDeletion({ at: 'deleting' });
    try {
      const { listUserFilesIn, removeUserFile } = await import('../../cloud/userFiles');
      // Another admin may have lost the role since.
      await deleteMyAccount(true);
      await checkAccount(sub);
      for (const { name } of await listUserFilesIn('')) {
        await checkAccount(sub);
        await removeUserFile(name);
      }
      await checkAccount(sub);
      await deleteMyAccount(false);
    } catch (error) {
      if (!isGone(error)) {
        console.error(error);
        setDeletion(refusalOf(error));
        return;
      }
    }
    // Another tab may have signed in as somebody else meanwhile, who stays.
    const now = selectAccountId(store.getState());
    if (now !== null && now !== sub) return;
    leaveDeletedAccount(dispatch);
    await navigate(paths.login, { replace: true, state: { accountDeleted: true } });
  };
  return { deletion, start };
}

/** Another tab may have signed in as somebody else meanwhile: what is sent from then on is for that account. */
async function checkAccount(sub: string | null): Promise<void> {
  const { currentSession } = await import('../../cloud/auth');
  if ((await currentSession())?.sub !== sub) throw new Error('Another account has signed in, which stays.');
}

/** Whether the account is deleted already: an earlier answer was lost on its way. */
const isGone = (error: unknown) => cloudErrorOf(error).reason === 'NotFound';

const refusalOf = (error: unknown): Deletion =>
  cloudErrorOf(error).reason === 'LastAdmin' ? { at: 'lastAdmin' } : { at: 'failed', error: errorKey(error) };
