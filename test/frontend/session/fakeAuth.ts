import type { SessionEnd, SignedInAccount } from '../../../frontend/src/cloud/auth';
import { authClient, loadedAuthClient } from '../../../frontend/src/cloud/clients';
import { revoke } from '../../../frontend/src/cloud/revokeSession';

/** Stands in for cloud/auth.ts; a test file mocks cloud/clients and calls this before each test. */
export function fakeAuth() {
  let notifyEnded: (reason: SessionEnd) => void = () => {};
  let notifyRefreshed = () => {};
  const auth = {
    signUp: jest.fn(async () => {}),
    confirmSignUp: jest.fn(async () => {}),
    resend: jest.fn(async () => {}),
    signIn: jest.fn(async (): Promise<'signedIn' | 'confirmEmail' | 'resetPassword' | 'choosePassword'> => 'signedIn'),
    choosePassword: jest.fn(async (_newPassword: string) => {}),
    resetPassword: jest.fn(async () => {}),
    confirmResetPassword: jest.fn(async () => {}),
    currentSession: jest.fn(
      async (): Promise<SignedInAccount | null> => ({ email: 'jan@example.com', sub: 'u1', role: 'editor' }),
    ),
    forgetSession: jest.fn(),
    revoke,
    refreshSession: jest.fn(async () => true),
    watchSession: jest.fn((_onSignedIn: () => void, onEnded: (reason: SessionEnd) => void, onRefreshed = () => {}) => {
      notifyEnded = onEnded;
      notifyRefreshed = onRefreshed;
      return () => {};
    }),
  };
  jest.mocked(authClient).mockResolvedValue(auth);
  jest.mocked(loadedAuthClient)?.mockReturnValue?.(auth);
  return {
    auth,
    notifyEnded: (reason: SessionEnd = 'refused') => notifyEnded(reason),
    notifyRefreshed: () => notifyRefreshed(),
  };
}

/** An error as the user pool answers it. */
export const refusal = (name: string, message = name) => Object.assign(new Error(message), { name });
