import type { KeyboardEvent } from 'react';
import { stopEscape } from './stopEscape';

/**
 * Whether a press belongs to the input method with which a word is being composed: it chooses or ends that word, and
 * nothing else may follow it. An Escape is kept from a dialog around, too.
 */
export function isOfInputMethod(press: KeyboardEvent): boolean {
  const { isComposing } = press.nativeEvent;
  if (isComposing && press.key === 'Escape') stopEscape(press);
  return isComposing;
}
