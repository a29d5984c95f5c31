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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  readonly value: string;
  /** What the document has in the field. */
  readonly initial: string;
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
      const initial = typed.get(field)?.initial ?? initialOf(field);
      typed.set(field, { value: field.value, initial });
    }
  }
}

/** Set while a document is drawn anew instead of hydrated. */
let findReplacements: (() => void) | null = null;

/**
 * For a document that is drawn anew: once it is, its input and focus move to the elements that look the same. Call it
 * before drawing.
 */
export function followElements(root: HTMLElement): void {
  const before = Array.from(root.querySelectorAll<HTMLElement>('*'));
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', onFocus);

  const replacementOf = (element: Element): Element | undefined => {
    if (element.isConnected) return element;
    const isAlike = (other: Element) => other.localName === element.localName && lookOf(other) === lookOf(element);
    const index = before.filter(isAlike).indexOf(element as HTMLElement);
    return Array.from(root.querySelectorAll(element.localName)).filter(isAlike)[index];
  };
  findReplacements = () => {
    root.removeEventListener('focusin', onFocus);
    for (const field of before.filter((one): one is Field => one.matches('input, textarea, select'))) {
      const replacement = isChanged(field) && replacementOf(field);
      if (replacement) typed.set(replacement as Field, { value: field.value, initial: initialOf(field) });
    }
    for (const held of window.heldInput ?? []) {
      held.element = (replacementOf(held.element) as HTMLElement | undefined) ?? held.element;
    }
    if (focused && before.includes(focused as HTMLElement))
      (replacementOf(focused) as HTMLElement | undefined)?.focus();
  };
}

const lookOf = (element: Element) =>
  [
    ...['aria-label', 'type', 'name', 'placeholder', 'href'].map((name) => element.getAttribute(name)),
    element.textContent?.trim(),
  ].join('|');

/** Replays input from before hydration: fills the fields, then presses, in order. */
export async function replayHeldInput(): Promise<void> {
  findReplacements?.();
  for (const [field, { value, initial }] of typed) {
    const isHeard = field.value !== value && field.value !== initial;
    if (field.isConnected && !isHeard) fill(field, { value, initial });
  }
  typed.clear();
  isOver = true;
  // React has not seen it gain the focus, and its next keys may be for what is focused.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const held of window.heldInput?.splice(0) ?? []) {
    press(held);
    // A key may be for what the one before has opened.
    await new Promise((done) => setTimeout(done));
  }
}

function press({ type, element, isChecked, key }: HeldInput): void {
  if (key) (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(type, key));
  else if (!element.isConnected) return;
  else if (type === 'submit') (element as HTMLFormElement).requestSubmit();
  else {
    if (isChecked !== undefined) (element as HTMLInputElement).checked = !isChecked;
    element.click();
  }
}

const initialOf = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ((Array.from(field.options).find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;

// Of a box or a circle the press is held.
const isChanged = (field: Field) =>
  !['checkbox', 'radio', 'hidden', 'file'].includes(field.type) && field.value !== initialOf(field);

/** Gives a field its value as if it were typed now. */
function fill(field: Field, { value, initial }: Typed): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  // React tells nobody of a value that it has seen itself: it sees another one first.
  field.value = value === '' ? initial : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
