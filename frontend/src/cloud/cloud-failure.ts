import { type CloudFailure, type ErrorKey, errorKey } from './errors';

const failureOfKey: Partial<Record<ErrorKey, CloudFailure>> = {
  network: 'network',
  busy: 'busy',
  signedOut: 'signedOut',
  wrongPassword: 'signedOut',
  accountDisabled: 'signedOut',
  notAllowed: 'notAllowed',
};

/** Failures that Amplify reports with the status in the message only. */
const signs: [CloudFailure, RegExp][] = [
  ['signedOut', /\b40[13]\b|unauthori[sz]ed/i],
  ['busy', /\b(?:429|50[0234])\b|throttl/i],
  ['network', /network error|timed? ?out/i],
];

/** Classifies the failed call of a signed-in user. */
export function cloudFailureOf(error: unknown): CloudFailure {
  const known = failureOfKey[errorKey(error)];
  if (known) return known;
  const text = messagesOf(error).join(' ');
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'unknown';
}

function messagesOf(error: unknown): string[] {
  const { name, message, errors = [] } = (error ?? {}) as { name?: string; message?: string; errors?: unknown[] };
  return [name ?? '', message ?? '', ...errors.flatMap(messagesOf)];
}
