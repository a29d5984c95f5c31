import type { OwnAccountChange } from '../../cloud/people-api';
import { type Notice, notify, sessionTopic } from '../notifications/public/notify';
import { renewSession, type SessionDispatch, sessionOf } from '../session/public/lifecycle';

export interface OwnAccountApi {
  subscribeToOwnAccount(sub: string, onChange: (change: OwnAccountChange) => void, onStarted: () => void): () => void;
}

/**
 * The longest time for which a shown page acts on old tokens when it was not told of a change; in milliseconds.
 * docs/decisions/changed-people.md says what the tokens themselves allow.
 */
export const renewalInterval = 4 * 60_000;

/**
 * Makes what admins change about an account count in this browser: a message renews the tokens at once, and so does the
 * start of the subscription, as the tokens may be older. As messages can get lost, a page that is shown renews them every
 * few minutes, and when it is shown again.
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

  const renew = async (change?: OwnAccountChange) => {
    renewedAt = Date.now();
    const { role } = sessionOf(dispatch);
    let isValid: boolean;
    try {
      isValid = await renewSession(dispatch);
    } catch {
      // Without a network nothing can be done with the old tokens either; the next time is soon.
      renewedAt = 0;
      return;
    }
    // The message may come twice, and after the tokens were renewed for another reason.
    if (change && (!isValid || change.role !== role)) tell(dispatch, change, isValid);
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
    // The renewals find out too.
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

/** Says what has changed; for an ended session, in the place of the notice that it has. */
function tell(dispatch: SessionDispatch, { role, state }: OwnAccountChange, isValid: boolean): void {
  if (isValid) {
    dispatch(notify({ kind: 'info', textKey: `notifications:session.roleIs.${role}` }));
    return;
  }
  if (sessionOf(dispatch).status !== 'guest') return;
  const notice: Notice = { kind: 'warning', textKey: 'notifications:session.endedByAdmin', topic: sessionTopic };
  dispatch(notify(state === 'disabled' ? { ...notice, textKey: 'notifications:session.disabled' } : notice));
}
