import { useRef } from 'react';

/**
 * Returns the same object while its content is equal, so that effects and memos that depend on it do not run again.
 * @param value small, plain data
 */
export function useStableValue<Value>(value: Value): Value {
  const stable = useRef({ value, text: '' });
  const text = JSON.stringify(value);
  if (text !== stable.current.text) stable.current = { value, text };
  return stable.current.value;
}
