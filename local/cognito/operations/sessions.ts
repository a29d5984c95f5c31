import { AwsError } from '../../http/errors';
import { refreshSession, revokeSession } from '../sessions';
import type { AccountOperation, ClientOperation } from './types';

/** Returns no new refresh token: clients with refresh token rotation are refused at start. */
export const getTokensFromRefreshToken: ClientOperation = (pool, client, input) => ({
  AuthenticationResult: refreshSession(pool, client, input.required('RefreshToken')),
});

export const revokeToken: ClientOperation = (pool, client, input) => {
  if (!client.tokensRevocable) {
    throw new AwsError('UnsupportedOperationException', 'Token revocation is not enabled for the client.');
  }
  revokeSession(pool, client, input.required('Token'));
  return {};
};

/** Ends all sessions of the person, on every device. */
export const globalSignOut: AccountOperation = (pool, user) => {
  pool.store.removeSessionsOf(user.sub);
  pool.store.save();
  return {};
};
