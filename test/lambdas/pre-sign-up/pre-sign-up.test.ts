import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { mayRegister, readAllowedDomains } from '../../../lambdas/pre-sign-up/allowed-domains';

test('domains are parsed from a list, ignoring spaces and case', () => {
  expect(readAllowedDomains(' Example.nl,example.com ,')).toEqual(['example.nl', 'example.com']);
});

test.each([undefined, '', ' , '])('an empty list (%j) is refused with what to do', (list) => {
  expect(() => readAllowedDomains(list)).toThrow('name the email domains that may sign up');
});

test.each([
  ['ann@example.nl', true],
  ['ANN@EXAMPLE.NL', true],
  ['"odd@address"@example.nl', true],
  ['ann@sub.example.nl', false],
  ['ann@example.nl.evil.com', false],
  ['ann@notexample.nl', false],
  ['example.nl', false],
  ['@example.nl', false],
  ['', false],
])('%s may register: %s', (address, expected) => {
  expect(mayRegister(address, ['example.nl'])).toBe(expected);
});

describe('the function', () => {
  const event = (email: string, triggerSource = 'PreSignUp_SignUp') =>
    ({ triggerSource, request: { userAttributes: { email } }, response: {} }) as unknown as PreSignUpTriggerEvent;
  const load = async () => {
    process.env.ALLOWED_DOMAINS = 'example.nl,example.com';
    return (await import('../../../lambdas/pre-sign-up/handler')).handler;
  };

  test('lets addresses of the domains sign up', async () => {
    const allowed = event('ann@example.com');
    expect(await (await load())(allowed)).toBe(allowed);
  });

  test('refuses others with a message that names the domains', async () => {
    await expect((await load())(event('ann@elsewhere.org'))).rejects.toThrow(
      'Only addresses of example.nl and example.com may sign up.',
    );
  });

  test('accepts everybody whom an administrator invites', async () => {
    const invitation = event('guest@elsewhere.org', 'PreSignUp_AdminCreateUser');
    expect(await (await load())(invitation)).toBe(invitation);
  });
});
