interface HeldInput {
  readonly type: string;
  element: HTMLElement;
  /** Of a box or a circle: as the press left it. */
  readonly isChecked?: boolean;
  /** Of a keydown. */
  readonly key?: KeyboardEventInit;
}

declare global {
  interface Window {
    /** Presses in the built document, in order: public/held-input.js writes them. */
    heldInput?: HeldInput[];
  }
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  readonly value: string;
  /** What the document has in the field. */
  readonly initial: string;
  /** Start and end; null for a field without a cursor. */
  readonly selection: readonly [number, number] | null;
}
/** Values typed or chosen in the document's fields. */
const typed = new Map<Field, Typed>();
/** Pages that are opened later have no document. */
let isOver = false;

/**
 * Collects the values of the fields: right before React hydrates the document, and again right after. From then on React
 * handles every change, and sets the fields' values.
 */
export function collectTyped(root: Element | null): void {
  if (isOver) return;
  for (const field of root?.querySelectorAll<Field>('input, textarea, select') ?? []) {
    if (isChanged(field)) {
      typed.set(field, typedIn(field, typed.get(field)?.initial));
    }
  }
}

/**
 * Moves what was typed in a document that is rendered again to the fields that replace the former ones.
 * @param replacementOf the field itself if it is still there, undefined if none is like it
 */
export function moveTyped(fields: readonly Field[], replacementOf: (field: Field) => Field | undefined): void {
  for (const field of fields) {
    const replacement = isChanged(field) && replacementOf(field);
    if (replacement) typed.set(replacement, typedIn(field));
  }
}

/** Set while a document is rendered again instead of hydrated: moves its input to the elements that look the same. */
let findReplacements: (() => void) | null = null;
export const setFindReplacements = (find: () => void): void => {
  findReplacements = find;
};

/**
 * Tells React which element has the focus, as it has not seen it arrive: the next key, which may come before any timer, is
 * for that element.
 */
export function announceFocus(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Replays input from before hydration: fills the fields, then presses, in order. */
export async function replayHeldInput(): Promise<void> {
  findReplacements?.();
  for (const [field, before] of typed) {
    const isHandledByReact = field.value !== before.value && field.value !== before.initial;
    if (field.isConnected && !isHandledByReact) fill(field, before);
  }
  typed.clear();
  isOver = true;
  // Keys pressed meanwhile are appended.
  const queue = window.heldInput ?? [];
  for (let held = queue.shift(); held; held = queue.shift()) {
    press(held);
    // A key may be for what the one before has opened.
    await new Promise((done) => setTimeout(done));
  }
}

function press({ type, element, isChecked, key }: HeldInput): void {
  if (key) pressKey(type, key);
  else if (!element.isConnected) return;
  else if (type === 'submit') (element as HTMLFormElement).requestSubmit();
  else {
    if (isChecked !== undefined) (element as HTMLInputElement).checked = !isChecked;
    element.click();
  }
}

function pressKey(type: string, event: KeyboardEventInit): void {
  const target = document.activeElement ?? document.body;
  const isUnhandled = target.dispatchEvent(new KeyboardEvent(type, event));
  const { key = '', ctrlKey, metaKey, altKey } = event;
  const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
  // An event from a script types nothing by itself: a key before it may have opened the palette, whose field has the
  // focus now.
  if (isUnhandled && isLetter && target.matches('input, textarea')) typeLetter(target as HTMLInputElement, key);
}

/** At the end: what was typed before came first. As the browser does it, so that React and the cursor follow. */
function typeLetter(field: HTMLInputElement | HTMLTextAreaElement, letter: string): void {
  field.setSelectionRange(field.value.length, field.value.length);
  document.execCommand('insertText', false, letter);
}

/** Past React's own setter, which would take the value as known. */
const setValue = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

const initialOf = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ((Array.from(field.options).find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;

function typedIn(field: Field, initial = initialOf(field)): Typed {
  const { selectionStart, selectionEnd } = field as Partial<HTMLInputElement>;
  const hasCursor = typeof selectionStart === 'number' && typeof selectionEnd === 'number';
  return { value: field.value, initial, selection: hasCursor ? [selectionStart, selectionEnd] : null };
}

// Of a box or a circle the press is held.
const isChanged = (field: Field) =>
  !['checkbox', 'radio', 'hidden'].includes(field.type) && field.value !== initialOf(field);

/** Gives a field its value as if it were typed or chosen now. */
function fill(field: Field, { value, initial, selection }: Typed): void {
  if (field.type === 'file') {
    // It accepts no value: one that replaces the field has no file.
    if (field.value === value) field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React ignores an event whose value equals the one it last saw, so that is changed first.
  field.value = value === '' ? initial : '';
  setValue(field, value);
  // React may have emptied the field, and moved the cursor to its start.
  if (selection) field.setSelectionRange(...selection);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
