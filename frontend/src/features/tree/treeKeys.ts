import type { TreeInstance } from '@headless-tree/core';
import { horizontalKeys } from '../../lib/moveFocus';
import { focusRow } from './focusRow';

export interface TreeKeyActions {
  readonly toggle: (id: string) => void;
  readonly open: (id: string) => void;
  readonly move: (direction: 'up' | 'down' | 'in' | 'out') => void;
  readonly rename: (id: string) => void;
  readonly add: (id: string) => void;
  readonly delete: (id: string) => void;
}

export interface PressedKey {
  readonly key: string;
  readonly alt: boolean;
  /** Whether the page is right-to-left, which swaps the arrows that expand and collapse. */
  readonly rightToLeft: boolean;
}

/**
 * Handles a key in the tree, following the tree pattern of the ARIA authoring practices; Alt+arrow moves the node.
 * @returns false for a key without a function here
 */
export function handleTreeKeyDown<Data>(
  tree: TreeInstance<Data>,
  pressed: PressedKey,
  actions: TreeKeyActions,
): boolean {
  const { key, alt, rightToLeft } = pressed;
  const { next, previous } = horizontalKeys(rightToLeft);
  const item = tree.getFocusedItem();
  if (alt) {
    const direction = ({ ArrowUp: 'up', ArrowDown: 'down', [next]: 'in', [previous]: 'out' } as const)[key];
    if (direction) actions.move(direction);
    return direction !== undefined;
  }
  switch (key) {
    case 'ArrowDown':
      tree.focusNextItem();
      break;
    case 'ArrowUp':
      tree.focusPreviousItem();
      break;
    case 'Home':
      tree.getItems()[0]?.setFocused();
      break;
    case 'End':
      tree.getItems().at(-1)?.setFocused();
      break;
    case next:
      if (!item.isFolder()) break;
      if (item.isExpanded()) item.getChildren()[0]?.setFocused();
      else actions.open(item.getId());
      break;
    case previous:
      if (item.isFolder() && item.isExpanded()) item.collapse();
      else if (item.getItemMeta().level > 0) item.getParent()?.setFocused();
      break;
    case 'Enter':
      if (!item.isFolder()) actions.toggle(item.getId());
      else if (item.isExpanded()) item.collapse();
      else actions.open(item.getId());
      break;
    case ' ':
      actions.toggle(item.getId());
      break;
    // These move the focus themselves.
    case 'F2':
      actions.rename(item.getId());
      return true;
    case 'Insert':
      actions.add(item.getId());
      return true;
    case 'Delete':
      actions.delete(item.getId());
      return true;
    default:
      return typeAhead(tree, key);
  }
  focusRow(tree);
  return true;
}

/** A letter moves to the next visible node whose name starts with it. */
function typeAhead<Data>(tree: TreeInstance<Data>, key: string): boolean {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return false;
  const items = tree.getItems();
  const from = items.findIndex((item) => item.isFocused());
  const letter = key.toLocaleLowerCase();
  const found = [...items.slice(from + 1), ...items.slice(0, from + 1)].find((item) =>
    item.getItemName().toLocaleLowerCase().startsWith(letter),
  );
  found?.setFocused();
  focusRow(tree);
  return true;
}
