import type { Outcome } from './send';

/** A frame of a stack, as V8 writes it: in a text, in a string of JSON with its escaped line break, or as a string of its own. */
const stackFrame = /(?:\n|\\n|")\s+at [^"\n]+:\d+:\d+/;

/** What is wrong with the answer to a malformed request, if anything. */
export function faultOf(outcome: Outcome): 'hung' | '5xx' | 'stack' | undefined {
  if (outcome.kind === 'hung') return 'hung';
  if (outcome.kind !== 'answered') return undefined;
  // 501 says that something is not implemented here, which is an answer.
  if (outcome.status >= 500 && outcome.status !== 501) return '5xx';
  return stackFrame.test(outcome.text) ? 'stack' : undefined;
}
