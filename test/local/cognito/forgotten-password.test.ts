import {
  anna,
  callFor,
  cognitoPerTest,
  confirmSignUp,
  expiredCode,
  limitExceeded,
  nobody,
  type RunningCognito,
  refusal,
  signInByPassword,
  signUp,
  wrongCode,
  wrongCodeInsteadOf,
  wrongCredentials,
} from './running-cognito';
import { clientId, userPool, webClient } from './template-fixtures';

const { run, runWithAnna } = cognitoPerTest();
const hour = 3_600_000;

describe('a forgotten password', () => {
  const reset = (cognito: RunningCognito, name: string, code: string, secret = 'nieuw wachtwoord') =>
    cognito.call('ConfirmForgotPassword', {
      ClientId: clientId,
      Username: name,
      ConfirmationCode: code,
      Password: secret,
    });

  test('a mailed code sets a new one, once', async () => {
    const cognito = await runWithAnna();
    expect(await callFor(cognito, 'ForgotPassword', anna)).toHaveProperty('CodeDeliveryDetails');
    const code = cognito.codeFor(anna);
    expect(await reset(cognito, anna, code, 'kort')).toMatchObject({ __type: 'InvalidPasswordException' });
    expect(await reset(cognito, anna, wrongCodeInsteadOf(code))).toEqual(wrongCode);
    expect(await reset(cognito, anna, code)).toEqual({});
    expect(await signInByPassword(cognito, anna)).toEqual(wrongCredentials);
    expect(await signInByPassword(cognito, anna, 'nieuw wachtwoord')).toHaveProperty('IdToken');
    expect(await reset(cognito, anna, code)).toEqual(expiredCode);
  });

  test('the code is good for an hour', async () => {
    const cognito = await runWithAnna();
    await callFor(cognito, 'ForgotPassword', anna);
    cognito.later(hour);
    expect(await reset(cognito, anna, cognito.codeFor(anna))).toEqual(expiredCode);
  });

  test('it ends a lockout', async () => {
    const cognito = await runWithAnna();
    for (let count = 0; count < 5; count++) await signInByPassword(cognito, anna, 'iets anders');
    await callFor(cognito, 'ForgotPassword', anna);
    await reset(cognito, anna, cognito.codeFor(anna));
    expect(await signInByPassword(cognito, anna, 'nieuw wachtwoord')).toHaveProperty('IdToken');
  });

  test('unknown and unconfirmed users get the same answer and no mail', async () => {
    const cognito = await run();
    await signUp(cognito);
    cognito.mails.length = 0;
    const simulated = {
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@e***' },
    };
    expect(await callFor(cognito, 'ForgotPassword', nobody)).toEqual(simulated);
    expect(await callFor(cognito, 'ResendConfirmationCode', nobody)).toEqual(simulated);
    expect(await callFor(cognito, 'ForgotPassword', anna)).toHaveProperty('CodeDeliveryDetails');
    expect(cognito.mails).toEqual([]);
    for (let count = 0; count < 5; count++) expect(await reset(cognito, nobody, '123456')).toEqual(wrongCode);
    expect(await reset(cognito, nobody, '123456')).toEqual(limitExceeded);
    expect(await confirmSignUp(cognito, nobody, '123456')).toEqual(wrongCode);
  });

  test('a pool without password recovery refers to the administrator', async () => {
    const recovery = { AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only' }] } };
    const cognito = await runWithAnna([userPool(recovery), webClient()]);
    expect(await callFor(cognito, 'ForgotPassword', anna)).toEqual(
      refusal('NotAuthorizedException', 'Contact administrator to reset password.'),
    );
  });
});
