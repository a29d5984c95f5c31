import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../app/hooks';
import { cloudErrorOf, type ErrorKey, errorKey } from '../../cloud/errors';
import { paths } from '../../lib/paths';
import { leaveDeletedAccount } from '../session/public/leaving';

/** `checking` asks whether the account may be deleted; `lastAdmin` says that it may not. */
export type Deletion =
  | { readonly at: 'checking' | 'ready' | 'deleting' | 'lastAdmin' }
  | { readonly at: 'failed'; readonly error: ErrorKey };

/** Deletes the account of the session: its files, and then the account with its settings. */
export function useDeletion(): { readonly deletion: Deletion; readonly start: () => Promise<void> } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [deletion, setDeletion] = useState<Deletion>({ at: 'checking' });

  useEffect(() => {
    let isWanted = true;
    // Before anything is typed, and before files are gone.
    deleteMyAccount(true).then(
      () => isWanted && setDeletion({ at: 'ready' }),
      (error: unknown) => isWanted && setDeletion(refusalOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  const start = async () => {
    setDeletion({ at: 'deleting' });
    try {
      // Another admin may have lost the role since.
      await deleteMyAccount(true);
      const { listUserFilesIn, removeUserFile } = await import('../../cloud/userFiles');
      for (const { name } of await listUserFilesIn('')) await removeUserFile(name);
      await deleteMyAccount(false);
    } catch (error) {
      console.error(error);
      setDeletion(refusalOf(error));
      return;
    }
    leaveDeletedAccount(dispatch);
    await navigate(paths.login, { replace: true, state: { accountDeleted: true } });
  };
  return { deletion, start };
}

const deleteMyAccount = async (dryRun: boolean) => (await import('../../cloud/account')).deleteMyAccount(dryRun);

const refusalOf = (error: unknown): Deletion =>
  cloudErrorOf(error).reason === 'LastAdmin' ? { at: 'lastAdmin' } : { at: 'failed', error: errorKey(error) };
