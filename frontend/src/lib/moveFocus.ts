/** The properties of a keyboard event that decide the movement. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a key is the browser's or the system's: Alt+Left goes back, Ctrl+Plus zooms. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Omit<PressedKey, 'key'>) => altKey || ctrlKey || metaKey;

/**
 * Moves the focus within a list of links or buttons: arrows, Home and End, as in a menu.
 * @returns whether the key was handled: the page should not scroll then
 */
export function moveFocus(pressed: PressedKey, elements: readonly HTMLElement[], keys = verticalKeys): boolean {
  if (hasModifier(pressed)) return false;
  const current = elements.indexOf(document.activeElement as HTMLElement);
  const target = targetOf(pressed.key, current, elements.length, keys);
  if (target === undefined) return false;
  elements[target]?.focus();
  return true;
}

export interface ArrowKeys {
  readonly next: string;
  readonly previous: string;
}

export const verticalKeys: ArrowKeys = { next: 'ArrowDown', previous: 'ArrowUp' };

/** Of a row: `next` is left on a right-to-left page. */
export const horizontalKeys = (rightToLeft: boolean): ArrowKeys =>
  rightToLeft ? { next: 'ArrowLeft', previous: 'ArrowRight' } : { next: 'ArrowRight', previous: 'ArrowLeft' };

function targetOf(key: string, current: number, count: number, keys: ArrowKeys): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === keys.next) return (current + 1) % count;
  if (key === keys.previous) return (Math.max(current, 0) - 1 + count) % count;
  return undefined;
}
