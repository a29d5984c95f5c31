import {
  anna,
  callFor,
  cognitoPerTest,
  confirmSignUp,
  nobody,
  password,
  type RunningCognito,
  refusal,
  signInByPassword,
  wrongCredentials,
} from './running-cognito';
import { srpClient } from './srp-client';
import { clientId, userPool, webClient } from './template-fixtures';

const { runWithAnna } = cognitoPerTest();

describe('signing in', () => {
  const respond = (cognito: RunningCognito, responses: object) =>
    cognito.call('RespondToAuthChallenge', {
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: responses,
    });
  const begin = async (cognito: RunningCognito, name: string) => {
    const client = srpClient('Accounts');
    const { ChallengeName, ChallengeParameters } = await cognito.call('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: name, SRP_A: client.SRP_A },
    });
    expect(ChallengeName).toBe('PASSWORD_VERIFIER');
    return { challenge: ChallengeParameters, answer: client.answer };
  };

  test('by SRP, the password never travels', async () => {
    const cognito = await runWithAnna();
    const { challenge, answer } = await begin(cognito, anna);
    const { AuthenticationResult } = await respond(cognito, answer(challenge, password));
    expect(AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
  });

  test('an answer to a challenge counts once, and only for a while', async () => {
    const cognito = await runWithAnna();
    const invalid = refusal('NotAuthorizedException', 'Invalid session for the user.');
    const first = await begin(cognito, anna);
    const proof = first.answer(first.challenge, password);
    expect(await respond(cognito, proof)).toHaveProperty('AuthenticationResult');
    expect(await respond(cognito, proof)).toEqual(invalid);
    const second = await begin(cognito, anna);
    cognito.later(3 * 60_000);
    expect(await respond(cognito, second.answer(second.challenge, password))).toEqual(invalid);
  });

  test('a proof for another user or without a time is refused', async () => {
    const cognito = await runWithAnna();
    const first = await begin(cognito, anna);
    expect(await respond(cognito, { ...first.answer(first.challenge, password), USERNAME: 'bert' })).toEqual(
      wrongCredentials,
    );
    const second = await begin(cognito, anna);
    expect(await respond(cognito, { ...second.answer(second.challenge, password), TIMESTAMP: 'now' })).toMatchObject({
      __type: 'InvalidParameterException',
    });
  });

  test.each([
    ['behind', -6, wrongCredentials],
    ['ahead', 6, wrongCredentials],
    ['behind', -4, { AuthenticationResult: expect.anything() }],
  ])('with a clock that is %s by %i minutes, the answer is as to a password', async (_way, minutes, expected) => {
    const cognito = await runWithAnna();
    const { challenge, answer } = await begin(cognito, anna);
    const at = new Date(Date.now() + minutes * 60_000);
    expect(await respond(cognito, answer(challenge, password, at))).toMatchObject(expected);
  });

  test('an unknown user and a wrong password give the same error', async () => {
    const cognito = await runWithAnna();
    const known = await begin(cognito, anna);
    const unknown = await begin(cognito, nobody);
    expect(await respond(cognito, known.answer(known.challenge, 'iets anders'))).toEqual(wrongCredentials);
    expect(await respond(cognito, unknown.answer(unknown.challenge, password))).toEqual(wrongCredentials);
    const shape = (text: string) => text.replace(/[0-9a-f]/g, 'x');
    expect(shape(unknown.challenge.SALT)).toBe(shape(known.challenge.SALT));
    expect(shape(unknown.challenge.USER_ID_FOR_SRP)).toBe(shape(known.challenge.USER_ID_FOR_SRP));
    // The same at each attempt, or a second one would tell.
    const { challenge } = await begin(cognito, nobody.toUpperCase());
    expect(challenge.SALT).toBe(unknown.challenge.SALT);
    expect(challenge.USER_ID_FOR_SRP).toBe(unknown.challenge.USER_ID_FOR_SRP);
    expect(await signInByPassword(cognito, nobody)).toEqual(wrongCredentials);
  });

  test.each([anna, nobody])('five wrong passwords lock %s for a second, then for longer', async (name) => {
    const cognito = await runWithAnna();
    const locked = refusal('NotAuthorizedException', 'Password attempts exceeded');
    for (let count = 0; count < 5; count++) {
      expect(await signInByPassword(cognito, name, 'iets anders')).toEqual(wrongCredentials);
    }
    expect(await signInByPassword(cognito, name)).toEqual(locked);
    const { challenge, answer } = await begin(cognito, name);
    expect(await respond(cognito, answer(challenge, password))).toEqual(locked);
    cognito.later(1000);
    expect(await signInByPassword(cognito, name, 'iets anders')).toEqual(wrongCredentials);
    cognito.later(1000);
    expect(await signInByPassword(cognito, name)).toEqual(locked);
  });

  test('a client without PreventUserExistenceErrors is told that the user does not exist', async () => {
    const cognito = await runWithAnna([userPool(), webClient({ PreventUserExistenceErrors: 'LEGACY' })]);
    const unknown = refusal('UserNotFoundException', 'User does not exist.');
    expect(await signInByPassword(cognito, nobody)).toEqual(unknown);
    expect(await confirmSignUp(cognito, nobody, '123456')).toEqual(unknown);
    expect(await callFor(cognito, 'ForgotPassword', nobody)).toEqual(unknown);
    expect(await callFor(cognito, 'ResendConfirmationCode', nobody)).toEqual(unknown);
  });
});
