import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** As `KeyboardEvent.key` names it: `n`, `/`, `Delete`, `?`; with `Mod+` for Ctrl or ⌘: `Mod+z`. */
  readonly keys: string;
  /** Its description in the list of shortcuts. */
  readonly does: string;
  /** @param row the id of the list's item that has the focus (`ItemList`), which is not always the one shown */
  readonly run: (row: number | null) => void;
}

/**
 * Runs shortcuts while the page is shown. Keys typed into a field, or with a dialog or menu open, are the field's.
 * @param singleKeys Whether keys without Ctrl or ⌘ count: a person may switch them off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: readonly Shortcut[], singleKeys = true): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || isForSomethingElse(event.target)) return;
      const withModifier = event.ctrlKey || event.metaKey;
      if (!withModifier && !singleKeys) return;
      // Caps Lock is no Shift.
      const key = event.shiftKey || event.key.length > 1 ? event.key : event.key.toLowerCase();
      const pressed = (withModifier ? 'Mod+' : '') + key;
      const shortcut = latest.current.find(({ keys }) => keys === pressed);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run(rowOf(event.target));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}

/** What a key is about: the item of the row that has the focus, or else the one shown. */
export function itemAt<Item extends { id: number }>(
  row: number | null,
  items: readonly Item[],
  shown: Item | undefined,
): Item | undefined {
  return items.find(({ id }) => id === row) ?? shown;
}

function rowOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-item-id]') : null;
  return row ? Number(row.dataset.itemId) : null;
}

function isForSomethingElse(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [aria-modal="true"], dialog[open]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select, [role="menuitem"]'))
  );
}
