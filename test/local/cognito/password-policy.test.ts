import { brokenPasswordRule, checkPassword, defaultPasswordPolicy } from '../../../local/cognito/password-policy';

const lengthOnly = {
  minimumLength: 8,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: false,
  requireSymbols: false,
};

test.each(['achttekens', '        x'.trim().padEnd(8, 'y'), 'ŵŵŵŵŵŵŵŵ'])('length alone is enough: %s', (password) => {
  expect(brokenPasswordRule(password, lengthOnly)).toBeUndefined();
});

test.each([
  ['Aa1!', 'Password not long enough'],
  ['aaaa1111!', 'Password must have uppercase characters'],
  ['AAAA1111!', 'Password must have lowercase characters'],
  ['AAAAaaaa!', 'Password must have numeric characters'],
  ['AAAAaaaa1', 'Password must have symbol characters'],
  ['AAAA aaaa1', undefined],
  ['AAAAaaaa1\\', undefined],
])('with every class required, %s: %s', (password, rule) => {
  expect(brokenPasswordRule(password, defaultPasswordPolicy)).toBe(rule);
});

test("the error has Cognito's message", () => {
  expect(() => checkPassword('zeven77', lengthOnly)).toThrow(
    expect.objectContaining({
      code: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    }),
  );
});

test.each([' achttekens', 'achttekens\n', 'x'.repeat(257)])('no pool accepts %j', (password) => {
  expect(() => checkPassword(password, lengthOnly)).toThrow(
    expect.objectContaining({ code: 'InvalidParameterException' }),
  );
});
