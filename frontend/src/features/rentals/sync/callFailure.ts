import { type ErrorKey, errorKey } from '../../../cloud/errors';

/** How a call to the cloud failed, as far as it changes what to do next. */
export type CallFailure = 'network' | 'busy' | 'signedOut' | 'unknown';

const failureOfKey: Partial<Record<ErrorKey, CallFailure>> = {
  network: 'network',
  busy: 'busy',
  unauthenticated: 'signedOut',
  wrongPassword: 'signedOut',
};

/** Failures that Amplify passes on with the status in a sentence only. */
const signs: [CallFailure, RegExp][] = [
  ['signedOut', /\b40[13]\b|unauthori[sz]ed/i],
  ['busy', /\b(?:429|50[0234])\b|throttl/i],
  ['network', /network error|timed? ?out/i],
];

/** Tells failed calls apart; what may succeed when it is sent again is `network` or `busy`. */
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
