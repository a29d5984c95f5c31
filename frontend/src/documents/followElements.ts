import { type Field, isChanged, setFindReplacements, typed, typedIn } from './heldInput';

/**
 * For a document that is rendered again: afterwards, its input and focus move to the elements that look the same. Call it
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
  setFindReplacements(() => {
    root.removeEventListener('focusin', onFocus);
    for (const field of before.filter((one): one is Field => one.matches('input, textarea, select'))) {
      const replacement = isChanged(field) && replacementOf(field);
      if (replacement) typed.set(replacement as Field, typedIn(field));
    }
    for (const held of window.heldInput ?? []) {
      held.element = (replacementOf(held.element) as HTMLElement | undefined) ?? held.element;
    }
    if (focused && before.includes(focused as HTMLElement))
      (replacementOf(focused) as HTMLElement | undefined)?.focus();
  });
}

const lookOf = (element: Element) =>
  [
    ...['aria-label', 'type', 'name', 'placeholder', 'href'].map((name) => element.getAttribute(name)),
    element.textContent?.trim(),
  ].join('|');
