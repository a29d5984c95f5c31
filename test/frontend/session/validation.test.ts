import type { ValidationError } from 'yup';
import { type SchemaName, schemas } from '../../../frontend/src/features/session/validation';
import { isEmailAddress } from '../../../graphql/people';

const problems = async (name: SchemaName, values: object): Promise<Record<string, string>> => {
  try {
    await schemas[name].validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.reverse().map(({ path, message }) => [path, message]));
  }
};

const account = { email: 'jan@example.com', password: '12345678', repeatPassword: '12345678', terms: true };

test('eight characters of any kind are a password', async () => {
  await expect(problems('register', account)).resolves.toEqual({});
  await expect(problems('register', { ...account, password: '1234567', repeatPassword: '1234567' })).resolves.toEqual({
    password: 'problems.passwordShort',
  });
});

test.each([
  [' achttekens', 'problems.passwordSpaces'],
  ['achttekens ', 'problems.passwordSpaces'],
  ['a'.repeat(257), 'problems.passwordLong'],
])('what the user pool could not take is no password: "%s"', async (password, problem) => {
  await expect(problems('register', { ...account, password, repeatPassword: password })).resolves.toEqual({
    password: problem,
  });
});

test('a password may have spaces within', async () => {
  const password = 'vier woorden zonder punt';
  await expect(problems('register', { ...account, password, repeatPassword: password })).resolves.toEqual({});
});

test('a changed password is another one', async () => {
  const change = { currentPassword: '12345678', password: '12345678', repeatPassword: '12345678' };
  await expect(problems('changePassword', change)).resolves.toEqual({ password: 'problems.passwordSame' });
  await expect(problems('changePassword', { ...change, currentPassword: '87654321' })).resolves.toEqual({});
});

test('the repeated password has to be the same, and the terms agreed to', async () => {
  await expect(problems('register', { ...account, repeatPassword: '87654321', terms: false })).resolves.toEqual({
    repeatPassword: 'problems.repeatDiffers',
    terms: 'problems.termsMissing',
  });
});

test.each(['jan', 'jan@example', '@example.com', 'jan @example.com', 'jan@exa mple.com'])(
  '"%s" is no email address',
  async (email) => {
    await expect(problems('recover', { email })).resolves.toEqual({ email: 'problems.emailMalformed' });
  },
);

test.each([
  ['jan@example.com', true],
  ["o'neil+polder@sub.example.co.uk", true],
  ['<b>jan</b>@example.nl', false],
  ['jan@polder..test', false],
  ['jan@.test', false],
  ['jan@example.', false],
  ['mailto:jan@example.com', false],
  ['jan@example\u200B.com', false],
  [`${'a'.repeat(120)}@example.com`, false],
])('signing up and invitations agree about "%s"', async (email, isFine) => {
  expect(isEmailAddress(email)).toBe(isFine);
  await expect(problems('recover', { email })).resolves.toEqual(isFine ? {} : { email: 'problems.emailMalformed' });
});

test('a password that is not repeated does not differ', async () => {
  await expect(problems('choosePassword', { password: '', repeatPassword: '' })).resolves.toEqual({
    password: 'problems.passwordShort',
    repeatPassword: 'problems.repeatMissing',
  });
});

test('spaces around an address or a code, as copying brings them, do no harm', async () => {
  expect(await schemas.recover.validate({ email: ' jan@example.com ' })).toEqual({ email: 'jan@example.com' });
  expect(await schemas.code.validate({ code: ' 123456 ' })).toEqual({ code: '123456' });
});

test.each(['123 456', '123-456', '123\u00a0456', '1 2 3 4 5 6'])(
  'a code may be written in groups: "%s"',
  async (code) => {
    expect(await schemas.code.validate({ code })).toEqual({ code: '123456' });
  },
);

test('an old password may be of any length when signing in', async () => {
  await expect(problems('login', { email: 'jan@example.com', password: 'x' })).resolves.toEqual({});
});

test('a code is six digits', async () => {
  await expect(problems('code', { code: '12345' })).resolves.toEqual({ code: 'problems.codeMalformed' });
  await expect(problems('code', { code: '' })).resolves.toEqual({ code: 'problems.codeMalformed' });
});
