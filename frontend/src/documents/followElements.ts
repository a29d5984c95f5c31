import { type Field, moveTyped, setFindReplacements } from './heldInput';

/**
 * For a document that is rendered again: afterwards, its input and focus move to the elements that look the same, else
 * to those in the same place: the account's button has the account's name only then. Call it before drawing.
 */
export function followElements(root: HTMLElement): void {
  const before = Array.from(root.querySelectorAll<HTMLElement>('*'));
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', onFocus);

  const replacementOf = <Kind extends HTMLElement>(element: Kind): Kind | undefined => {
    if (element.isConnected) return element;
    // Elements of one name are of one kind.
    const now = Array.from(root.querySelectorAll<Kind>(element.localName));
    const matching = (keyOf: (one: Element) => string) => {
      const isAlike = (other: Element) => other.localName === element.localName && keyOf(other) === keyOf(element);
      const index = before.filter(isAlike).indexOf(element);
      return now.filter(isAlike)[index];
    };
    return matching(lookOf) ?? matching((one) => placeOf(one, root));
  };
  setFindReplacements(() => {
    root.removeEventListener('focusin', onFocus);
    const fields = before.filter((one): one is Field => one.matches('input, textarea, select'));
    moveTyped(fields, replacementOf);
    for (const held of window.heldInput ?? []) held.element = replacementOf(held.element) ?? held.element;
    const focusedBefore = before.find((one) => one === focused);
    if (focusedBefore) replacementOf(focusedBefore)?.focus();
  });
}

const lookOf = (element: Element) =>
  [
    ...['aria-label', 'type', 'name', 'placeholder', 'href'].map((name) => element.getAttribute(name)),
    element.textContent?.trim(),
  ].join('|');

/** The classes of an element and of all around it. */
function placeOf(element: Element, root: HTMLElement): string {
  const names: string[] = [];
  for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
    names.push(`${one.localName}.${one.className}`);
  }
  return names.join(' ');
}
