import type { TreeInstance } from '@headless-tree/core';

/**
 * Moves the browser's focus to the tree's focused row. At once: headless-tree's `updateDomFocus` waits for 20 ms, and
 * would take the focus back from what a person presses or clicks meanwhile.
 */
export const focusRow = <Data>(tree: TreeInstance<Data>): void => tree.getFocusedItem().getElement()?.focus();
