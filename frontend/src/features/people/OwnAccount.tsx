import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '../../app/hooks';
import { selectSession } from '../session/public/session';
import { followOwnAccount } from './followOwnAccount';
import { loadPeopleApi } from './usePeople';

/** Applies changes that admins make to the signed-in account; renders nothing. */
export default function OwnAccount() {
  const store = useAppStore();
  const { status, sub } = useAppSelector(selectSession);
  useEffect(() => {
    if (status !== 'signedIn' || sub === null) return;
    return followOwnAccount(store.dispatch, sub, loadPeopleApi);
  }, [store, status, sub]);
  return null;
}
