import type { ControlValue } from './controls';
import type { Slot } from './demo';

/** Formats a value as source code. */
export function written(value: ControlValue, { as, words }: Slot): string {
  if (as === 'bare') return String(value);
  if (as === 'words') return words?.[String(value)] ?? '';
  const literal = typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : String(value);
  if (as === 'literal') return literal;
  return typeof value === 'string' && !/["\\]/.test(value) ? `"${value}"` : `{${literal}}`;
}
