import { hasModifier, type PressedKey } from '../lib/moveFocus';

/** The row that a key leads to; undefined for other keys, and for those of the browser. */
export function neighbourRow(pressed: PressedKey, index: number, count: number): number | undefined {
  if (hasModifier(pressed)) return undefined;
  switch (pressed.key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
