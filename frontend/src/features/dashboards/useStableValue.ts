import { useRef } from 'react';

/**
 * The same object for as long as what is in it stays the same, so that what depends on it is not done again.
 * @param value small, and of plain data
 */
export function useStableValue<Value>(value: Value): Value {
  const kept = useRef({ value, text: '' });
  const text = JSON.stringify(value);
  if (text !== kept.current.text) kept.current = { value, text };
  return kept.current.value;
}
