import { checkCode, codeLifetimes, deliveryTo } from '../../../local/cognito/confirmation-codes';

const hour = 3_600_000;
const stored = { code: '012345', expires: 1000 };

test.each([
  ['012345', 999, 'right'],
  ['012345', 1000, 'expired'],
  ['12345', 999, 'wrong'],
  ['012346', 999, 'wrong'],
  ['012346', 1000, 'wrong'],
  ['０12345', 999, 'wrong'],
])('the code 012345, good until 1000, against %s at %i: %s', (given, now, verdict) => {
  expect(checkCode(stored, given, now)).toBe(verdict);
});

test('a code that was never requested has expired', () => {
  expect(checkCode(undefined, '012345', 0)).toBe('expired');
});

test('codes last as long as in Cognito', () => {
  expect(codeLifetimes).toEqual({ signUp: 24 * hour, resetPassword: hour, verifyEmail: 24 * hour });
});

test.each([
  ['anna@example.nl', 'a***@e***'],
  ['anna', 'a***@***'],
])('%s is masked as %s', (address, masked) => {
  expect(deliveryTo(address).Destination).toBe(masked);
});
