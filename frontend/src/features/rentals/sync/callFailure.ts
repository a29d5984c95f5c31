import { type ErrorKey, errorKey } from '../../../cloud/errors';

/** The kinds of failed calls to the cloud that are handled differently. */
export type CallFailure = 'network' | 'busy' | 'signedOut' | 'unknown';

const failureOfKey: Partial<Record<ErrorKey, CallFailure>> = {
  network: 'network',
  busy: 'busy',
  unauthenticated: 'signedOut',
  wrongPassword: 'signedOut',
};

/** Failures that Amplify reports with the status in the message only. */
const signs: [CallFailure, RegExp][] = [
  ['signedOut', /\b40[13]\b|unauthori[sz]ed/i],
  ['busy', /\b(?:429|50[0234])\b|throttl/i],
  ['network', /network error|timed? ?out/i],
];

/** Classifies failed calls: `network` and `busy` may succeed when sent again. */
export function callFailureOf(error: unknown): CallFailure {
  const known = failureOfKey[errorKey(error)];
  if (known) return known;
  const text = messagesOf(error).join(' ');
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'unknown';
}

function messagesOf(error: unknown): string[] {
  const { name, message, errors = [] } = (error ?? {}) as { name?: string; message?: string; errors?: unknown[] };
  return [name ?? '', message ?? '', ...errors.flatMap(messagesOf)];
}
