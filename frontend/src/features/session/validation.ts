import type { ParseKeys } from 'i18next';
import { boolean, object, ref, string } from 'yup';

/** A problem with a field, as a key of locales/<language>/session.json. */
export type Problem = Extract<ParseKeys<'session'>, `problems.${string}`>;

const problem = (key: Problem) => key;

const email = string()
  .trim()
  .required(problem('problems.emailMissing'))
  // The rule for invitations (graphql/people.ts) too: a test has them agree.
  .max(128, problem('problems.emailMalformed'))
  .matches(/^[^\s<>,;:"\p{DI}]+$/u, problem('problems.emailMalformed'))
  .matches(/^[^@]+@[^@.]+(\.[^@.]+)+$/, problem('problems.emailMalformed'));
// The user pool's policy: eight characters of any kind. No pool accepts more than 256, or white space at either end:
// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_SignUp.html
const newPassword = string()
  .required(problem('problems.passwordShort'))
  .min(8, problem('problems.passwordShort'))
  .max(256, problem('problems.passwordLong'))
  .test('ends', problem('problems.passwordSpaces'), (value) => value.trim() === value);
const repeatPassword = string()
  .required(problem('problems.repeatMissing'))
  .oneOf([ref('password')], problem('problems.repeatDiffers'));
const code = string()
  // As people group digits, and as pasting brings them.
  .transform((value?: string) => value?.replace(/[\s-]/g, ''))
  .required(problem('problems.codeMalformed'))
  .matches(/^\d{6}$/, problem('problems.codeMalformed'));

export const schemas = {
  login: object({ email, password: string().required(problem('problems.passwordMissing')) }),
  unlock: object({ password: string().required(problem('problems.passwordMissing')) }),
  register: object({
    email,
    password: newPassword,
    repeatPassword,
    terms: boolean().oneOf([true], problem('problems.termsMissing')),
  }),
  code: object({ code }),
  recover: object({ email }),
  changePassword: object({
    currentPassword: string().required(problem('problems.passwordMissing')),
    // The user pool takes the current one, and says that it was changed.
    password: newPassword.notOneOf([ref('currentPassword')], problem('problems.passwordSame')),
    repeatPassword,
  }),
  newPassword: object({ code, password: newPassword }),
  choosePassword: object({ password: newPassword, repeatPassword }),
};
export type SchemaName = keyof typeof schemas;
