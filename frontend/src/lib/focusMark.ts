/** Where the focus was at a moment, to tell later whether the person has gone on to something else by themselves. */
export interface FocusMark {
  readonly element: Element | null;
  readonly acts: number;
  readonly inputs: number;
}

/** Keys and presses so far, and changes to fields among them. */
let acts = 0;
let inputs = 0;

// There is no window while pages are rendered at build time (src/documents).
globalThis.window?.addEventListener('keydown', () => acts++, { capture: true });
globalThis.window?.addEventListener('pointerdown', () => acts++, { capture: true });
globalThis.window?.addEventListener('input', () => inputs++, { capture: true });

export const markFocus = (): FocusMark => ({ element: globalThis.document?.activeElement ?? null, acts, inputs });

/**
 * Whether the user has typed, or has moved the focus to another element, since the mark. If so, late content must not
 * move the focus. Focus that a program moved (a dialog that closed) does not count.
 */
export function hasMovedOn(mark: FocusMark): boolean {
  const place = document.activeElement;
  if (!place || place === document.body || place.matches('main')) return false;
  const isTyping = inputs !== mark.inputs && place.matches('input, textarea, select, [contenteditable]');
  return isTyping || (acts !== mark.acts && place !== mark.element);
}
