/** The real Amplify client, as the website uses it, against both services. */
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttribute,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, sharedInMemoryStorage } from 'aws-amplify/utils';
import { password, type RunningCognito, runCognito } from './running-cognito';
import { clientId, identityPoolId, personRole, poolId } from './template-fixtures';

let cognito: RunningCognito;
const anna = 'anna@example.nl';

beforeAll(async () => {
  cognito = await runCognito();
  // It warns of any endpoint that is not AWS's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        userPoolEndpoint: `${cognito.url}/users/`,
        identityPoolId,
        identityPoolEndpoint: `${cognito.url}/identity/`,
        allowGuestAccess: true,
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage);
});
afterAll(() => cognito.close());
afterEach(() => signOut());

const signInAs = (username: string, secret = password) => signIn({ username, password: secret });

test('a guest gets credentials', async () => {
  const { tokens, credentials, identityId } = await fetchAuthSession();
  expect(tokens).toBeUndefined();
  expect(identityId).toMatch(/^eu-west-1:/);
  expect(credentials?.expiration?.getTime()).toBeGreaterThan(Date.now());
});

test('signing up, with a code that is sent twice', async () => {
  const { nextStep } = await signUp({ username: anna, password, options: { userAttributes: { email: anna } } });
  expect(nextStep).toMatchObject({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***' },
  });
  expect((await signInAs(anna)).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  await resendSignUpCode({ username: anna });
  const { isSignUpComplete } = await confirmSignUp({ username: anna, confirmationCode: cognito.codeFor(anna) });
  expect(isSignUpComplete).toBe(true);
});

test('signing in gives tokens and the credentials of a person', async () => {
  const { identityId: guest } = await fetchAuthSession();
  expect(await signInAs(anna)).toMatchObject({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
  const session = await fetchAuthSession();
  expect(session.tokens?.idToken?.payload).toMatchObject({ email: anna, email_verified: true });
  expect(session.identityId).not.toBe(guest);
  const { accessKeyId = '', sessionToken } = session.credentials ?? {};
  expect(cognito.issuer.lookup(accessKeyId, sessionToken).principal).toMatchObject({
    roleArn: personRole,
    identityId: session.identityId,
    sub: session.userSub,
  });
  expect(await getCurrentUser()).toMatchObject({ userId: session.userSub, signInDetails: { loginId: anna } });
});

test('a refreshed session has the same identity', async () => {
  await signInAs(anna);
  const before = await fetchAuthSession();
  const after = await fetchAuthSession({ forceRefresh: true });
  expect(after.tokens?.idToken?.payload.jti).not.toBe(before.tokens?.idToken?.payload.jti);
  expect(after.identityId).toBe(before.identityId);
  expect(after.userSub).toBe(before.userSub);
});

test('signing out revokes what was issued', async () => {
  await signInAs(anna);
  const { tokens } = await fetchAuthSession();
  const accessToken = tokens?.accessToken.toString() ?? '';
  cognito.userPools.verifyActive(poolId, accessToken);
  await signOut();
  expect(() => cognito.userPools.verifyActive(poolId, accessToken)).toThrow('Access Token has been revoked');
  expect((await fetchAuthSession()).tokens).toBeUndefined();
});

test('a session that was ended by another client cannot be refreshed: the user is signed out', async () => {
  await signInAs(anna);
  const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString();
  await cognito.call('GlobalSignOut', { AccessToken });
  // Amplify then asks for guest credentials with the person's identity id, which AWS refuses too.
  await expect(fetchAuthSession({ forceRefresh: true })).rejects.toMatchObject({
    message: expect.stringMatching(/^Access to Identity '.*' is forbidden\.$/),
  });
  await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
  await signOut();
  expect((await fetchAuthSession()).credentials).toBeDefined();
});

test('a forgotten password is reset', async () => {
  const { nextStep } = await resetPassword({ username: anna });
  expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
  const newPassword = 'een nieuw wachtwoord';
  const wrong = confirmResetPassword({ username: anna, confirmationCode: '', newPassword });
  await expect(wrong).rejects.toMatchObject({ name: 'EmptyConfirmResetPasswordConfirmationCode' });
  await confirmResetPassword({ username: anna, confirmationCode: cognito.codeFor(anna), newPassword });
  await expect(signInAs(anna)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
  expect(await signInAs(anna, newPassword)).toMatchObject({ isSignedIn: true });
  await updatePassword({ oldPassword: newPassword, newPassword: password });
});

test('the address changes after verification', async () => {
  const address = 'anna@elders.nl';
  await signInAs(anna);
  const { nextStep } = await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: address } });
  expect(nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE');
  expect(await fetchUserAttributes()).toMatchObject({ email: anna });
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: cognito.codeFor(address) });
  expect(await fetchUserAttributes()).toMatchObject({ email: address, email_verified: 'true' });
  await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: anna } });
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: cognito.codeFor(anna) });
});

test('errors have the client’s error names', async () => {
  await expect(signUp({ username: anna, password })).rejects.toMatchObject({ name: 'UsernameExistsException' });
  await expect(signUp({ username: 'b@example.nl', password: 'zeven77' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
    message: 'Password did not conform with policy: Password not long enough',
  });
  await expect(confirmSignUp({ username: 'b@example.nl', confirmationCode: '000000' })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  });
  await expect(signInAs('b@example.nl')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('an account is deleted', async () => {
  await signInAs(anna);
  await deleteUser();
  await expect(signInAs(anna)).rejects.toMatchObject({ message: 'Incorrect username or password.' });
});
