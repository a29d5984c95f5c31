import { useRef } from 'react';

/**
 * Returns the same object while its content is equal, so that effects and memos that depend on it do not run again.
 * @param value small, plain data
 */
export function useStableValue<Value>(value: Value): Value {
  const kept = useRef({ value, text: '' });
  const text = JSON.stringify(value);
  if (text !== kept.current.text) kept.current = { value, text };
  return kept.current.value;
}
