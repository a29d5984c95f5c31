import type { OwnAccountChange } from '../../cloud/peopleApi';
import { type Notice, notify, sessionTopic } from '../notifications/public/notify';
import { renewSession, type SessionDispatch, sessionOf } from '../session/public/lifecycle';

export interface OwnAccountApi {
  subscribeToOwnAccount(sub: string, onChange: (change: OwnAccountChange) => void, onStarted: () => void): () => void;
}

/**
 * The maximum age of the tokens of a visible page that missed the message about a change, in milliseconds.
 * docs/decisions/changed-people.md says what the tokens themselves allow.
 */
export const renewalInterval = 4 * 60_000;

/**
 * Applies changes that admins make to the account: a message renews the tokens immediately, and so does the start of
 * the subscription, as the tokens may be older. As messages can get lost, a visible page renews them every few minutes,
 * and when it becomes visible again. However the tokens come to have another role, the user is told.
 * @returns a function that stops it
 */
export function followOwnAccount(
  dispatch: SessionDispatch,
  sub: string,
  loadApi: () => Promise<OwnAccountApi>,
): () => void {
  let isStopped = false;
  let unsubscribe: (() => void) | undefined;
  let renewedAt = Date.now();
  let toldRole = sessionOf(dispatch).role;

  const renew = async (change?: OwnAccountChange) => {
    renewedAt = Date.now();
    let isValid: boolean;
    try {
      isValid = await renewSession(dispatch);
    } catch {
      // Without a network the old tokens are of no use either; the next renewal is soon.
      renewedAt = 0;
      return;
    }
    if (!isValid) {
      if (change) tellEnd(dispatch, change);
      return;
    }
    // The message may arrive twice, or not at all.
    const { role } = sessionOf(dispatch);
    if (role && toldRole && role !== toldRole) {
      dispatch(notify({ kind: 'info', textKey: `notifications:session.roleIs.${role}`, byOthers: true }));
    }
    toldRole = role ?? toldRole;
  };
  const renewIfOld = () => {
    if (document.visibilityState !== 'visible' || Date.now() - renewedAt < renewalInterval) return;
    void renew();
  };

  loadApi().then(
    (api) => {
      if (isStopped) return;
      unsubscribe = api.subscribeToOwnAccount(
        sub,
        (change) => void renew(change),
        () => void renew(),
      );
    },
    // The regular renewals notice the change too.
    () => undefined,
  );
  const timer = setInterval(renewIfOld, renewalInterval / 4);
  document.addEventListener('visibilitychange', renewIfOld);
  return () => {
    isStopped = true;
    unsubscribe?.();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renewIfOld);
  };
}

/** Says why the session ended, instead of the general notice. */
function tellEnd(dispatch: SessionDispatch, { state }: OwnAccountChange): void {
  if (sessionOf(dispatch).status !== 'guest') return;
  const notice: Notice = { kind: 'warning', textKey: 'notifications:session.endedByAdmin', topic: sessionTopic };
  dispatch(notify(state === 'disabled' ? { ...notice, textKey: 'notifications:session.disabled' } : notice));
}
