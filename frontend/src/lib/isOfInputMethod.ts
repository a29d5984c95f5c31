import type { KeyboardEvent } from 'react';
import { stopEscape } from './stopEscape';

/**
 * Whether a press belongs to the input method with which a word is being composed: it chooses or ends that word, and
 * nothing else may follow it. Safari ends the word before it tells of the press, which has the key code 229 then. An
 * Escape is kept from a dialog around, too.
 */
export function isOfInputMethod(press: KeyboardEvent): boolean {
  const isOfWord = press.nativeEvent.isComposing || press.keyCode === 229;
  if (isOfWord && press.key === 'Escape') stopEscape(press);
  return isOfWord;
}
