import { authClient } from '../../../frontend/src/cloud/clients';

/** Stands in for cloud/auth.ts; a test file mocks cloud/clients and calls this before each test. */
export function fakeAuth() {
  let tellSignedOut: () => void = () => {};
  const auth = {
    signUp: jest.fn(async () => {}),
    confirmSignUp: jest.fn(async () => {}),
    resend: jest.fn(async () => {}),
    signIn: jest.fn(async (): Promise<'signedIn' | 'confirmEmail' | 'resetPassword'> => 'signedIn'),
    signOut: jest.fn(async () => {}),
    resetPassword: jest.fn(async () => {}),
    confirmResetPassword: jest.fn(async () => {}),
    currentSession: jest.fn(
      async (): Promise<{ email: string; sub: string } | null> => ({ email: 'jan@example.com', sub: 'u1' }),
    ),
    forgetIdentity: jest.fn(async () => {}),
    refreshSession: jest.fn(async () => true),
    watchSession: jest.fn((_onSignedIn: () => void, onEnded: () => void) => {
      tellSignedOut = onEnded;
      return () => {};
    }),
  };
  jest.mocked(authClient).mockResolvedValue(auth);
  return { auth, tellSignedOut: () => tellSignedOut() };
}

/** An error as the user pool answers it. */
export const refusal = (name: string, message = name) => Object.assign(new Error(message), { name });
