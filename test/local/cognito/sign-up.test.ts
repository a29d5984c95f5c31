import {
  anna,
  callFor,
  cognitoPerTest,
  confirmSignUp,
  expiredCode,
  limitExceeded,
  password,
  refusal,
  signInByPassword,
  signUp,
  wrongCode,
  wrongCodeInsteadOf,
  wrongCredentials,
} from './running-cognito';
import { clientId } from './template-fixtures';

const { run } = cognitoPerTest();
const hour = 3_600_000;

describe('signing up', () => {
  test('a code is mailed in the words of the template, and opens the account once', async () => {
    const cognito = await run();
    const answer = await signUp(cognito);
    expect(answer).toEqual({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'A***@e***' },
    });
    const code = cognito.codeFor(anna);
    expect(code).toMatch(/^\d{6}$/);
    expect(cognito.mails).toEqual([{ to: anna, subject: 'Your code', text: `It is ${code}.`, code }]);

    expect(await signInByPassword(cognito, anna)).toEqual(
      refusal('UserNotConfirmedException', 'User is not confirmed.'),
    );
    expect(await confirmSignUp(cognito, 'anna@EXAMPLE.nl', code)).toEqual({});
    expect(await signInByPassword(cognito, anna)).toHaveProperty('IdToken');
    expect(await confirmSignUp(cognito, anna, code)).toEqual(
      refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    );
  });

  test('an address can be signed up once, confirmed or not, in any spelling', async () => {
    const cognito = await run();
    await signUp(cognito);
    const taken = refusal('UsernameExistsException', 'An account with the given email already exists.');
    expect(await signUp(cognito, 'anna@example.nl')).toEqual(taken);
    await confirmSignUp(cognito, anna, cognito.codeFor(anna));
    expect(await signUp(cognito)).toEqual(taken);
  });

  test('whether the password is wrong comes before whether the account is confirmed', async () => {
    const cognito = await run();
    await signUp(cognito);
    expect(await signInByPassword(cognito, anna, 'iets anders')).toEqual(wrongCredentials);
  });

  test('a new code replaces the old one', async () => {
    const cognito = await run();
    await signUp(cognito);
    const first = cognito.codeFor(anna);
    expect(await callFor(cognito, 'ResendConfirmationCode', anna)).toHaveProperty('CodeDeliveryDetails');
    const second = cognito.codeFor(anna);
    if (first !== second) expect(await confirmSignUp(cognito, anna, first)).toEqual(wrongCode);
    expect(await confirmSignUp(cognito, anna, second)).toEqual({});
    expect(await callFor(cognito, 'ResendConfirmationCode', anna)).toEqual(
      refusal('InvalidParameterException', 'User is already confirmed.'),
    );
  });

  test('the code is good for 24 hours', async () => {
    const cognito = await run();
    await signUp(cognito);
    cognito.later(24 * hour);
    expect(await confirmSignUp(cognito, anna, cognito.codeFor(anna))).toEqual(expiredCode);
    await callFor(cognito, 'ResendConfirmationCode', anna);
    cognito.later(23 * hour);
    expect(await confirmSignUp(cognito, anna, cognito.codeFor(anna))).toEqual({});
  });

  test('after five wrong codes even the right one is refused for an hour', async () => {
    const cognito = await run();
    await signUp(cognito);
    const code = cognito.codeFor(anna);
    for (let count = 0; count < 5; count++)
      expect(await confirmSignUp(cognito, anna, wrongCodeInsteadOf(code))).toEqual(wrongCode);
    expect(await confirmSignUp(cognito, anna, code)).toEqual(limitExceeded);
    cognito.later(hour);
    expect(await confirmSignUp(cognito, anna, code)).toEqual({});
  });

  test.each([
    ['no address', 'anna', password, [], 'InvalidParameterException', 'Username should be an email.'],
    [
      'a header in the address',
      'a@example.nl\r\nBcc: b@example.nl',
      password,
      [],
      'InvalidParameterException',
      'Username should be an email.',
    ],
    [
      'another address',
      anna,
      password,
      [['email', 'b@example.nl']],
      'InvalidParameterException',
      'The attribute email must be the same as the username.',
    ],
    [
      'an unknown attribute',
      anna,
      password,
      [['custom:team', 'x']],
      'InvalidParameterException',
      'Attributes did not conform to the schema: custom:team: Attribute does not exist in the schema.',
    ],
    [
      'a claim of being verified',
      anna,
      password,
      [['email_verified', 'true']],
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [
      'a short password',
      anna,
      'zeven77',
      [],
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    ],
  ] as [string, string, string, [string, string][], string, string][])(
    'refused: %s',
    async (_what, name, secret, attributes, type, message) => {
      const cognito = await run();
      expect(await signUp(cognito, name, secret, attributes)).toEqual(refusal(type, message));
      expect(cognito.mails).toEqual([]);
    },
  );

  test('a missing or misshapen member is named', async () => {
    const cognito = await run();
    expect(await cognito.call('SignUp', { ClientId: clientId, Password: password })).toEqual(
      refusal(
        'InvalidParameterException',
        "1 validation error detected: Value null at 'username' failed to satisfy constraint: Member must not be null",
      ),
    );
    expect(await cognito.call('SignUp', { ClientId: clientId, Username: { $ne: '' }, Password: password })).toEqual(
      refusal('InvalidParameterException', 'Username must be a text.'),
    );
    expect(await cognito.call('SignUp', { ClientId: 'other', Username: anna, Password: password })).toEqual(
      refusal('ResourceNotFoundException', 'User pool client other does not exist.'),
    );
    expect(await cognito.call('AdminConfirmSignUp', {})).toMatchObject({ __type: 'UnknownOperationException' });
  });
});
