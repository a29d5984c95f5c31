import type { TreeInstance } from '@headless-tree/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { usePageTheme } from '../../components/usePageTheme';
import { focusRow } from './focusRow';
import type { Direction } from './moves';
import { TreeRow } from './TreeRow';
import { childrenOf, rootId, type TreeNode } from './tree';
import { handleTreeKeyDown } from './treeKeys';
import { nodeToggled, selectTreeFound, selectTreeState } from './treeSlice';
import { useNodeTree } from './useNodeTree';

export interface TreeViewProps {
  /** Moves a node by one step. */
  readonly onMove: (id: string, direction: Direction) => void;
  /** Called with the focused node, which the move buttons apply to. */
  readonly onFocus: (id: string) => void;
  /** The node whose name is being edited. */
  readonly editing: string | null;
  readonly onEdit: (id: string) => void;
  /** The typed name, or null when it was given up. */
  readonly onRenamed: (id: string, typed: string | null) => void;
  readonly onAdd: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

/**
 * The tree: one tab stop; arrow keys, Home, End and letters move within it, Space checks, Alt+arrow moves a node, F2
 * renames, Insert adds, Delete deletes.
 */
export function TreeView(props: TreeViewProps) {
  const { onMove, onFocus, editing, onEdit, onRenamed, onAdd, onDelete } = props;
  const { t } = useTranslation('tree');
  const dispatch = useAppDispatch();
  const { rightToLeft } = usePageTheme();
  const tree = useNodeTree();
  const { search, tree: nodes, origin } = useAppSelector(selectTreeState);
  const found = useAppSelector(selectTreeFound);
  const container = useRetainFocus(() => focusRow(tree));
  const { ref, ...containerProps } = tree.getContainerProps(t('label'));
  const toggle = (id: string) => dispatch(nodeToggled(id));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    // A replayed key (documents/heldInput.ts) was pressed in the document's sample, which has other rows.
    if (!event.isTrusted && origin !== 'mock') return;
    const pressed = { key: event.key, alt: event.altKey, rightToLeft };
    const isDone = handleTreeKeyDown(tree, pressed, {
      toggle,
      open: (id) => tree.getItemInstance(id).expand(),
      move: (direction) => !found && onMove(tree.getFocusedItem().getId(), direction),
      rename: (id) => !found && onEdit(id),
      add: (id) => !found && onAdd(id),
      delete: (id) => {
        if (found) return;
        focusNeighbour(tree);
        onDelete(id);
      },
    });
    if (isDone) event.preventDefault();
  };

  const items = tree.getItems();
  // The node that had the focus may be hidden now, but the tree must remain reachable by Tab.
  const tabStop = items.find((item) => item.isFocused()) ?? items[0];

  if (found?.shown.size === 0) return <EmptyState drawing="fishing" title={t('noMatchTitle')} hint={t('noMatch')} />;
  if (childrenOf(nodes, rootId).length === 0)
    return <EmptyState drawing="window" title={t('noneTitle')} hint={t('none')} />;
  return (
    <div
      {...containerProps}
      ref={(element: HTMLDivElement | null) => {
        container.current = element;
        ref(element);
      }}
      role="tree"
      className="tree"
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <TreeRow
          key={item.getKey()}
          item={item}
          isTabStop={item === tabStop}
          search={search}
          onToggle={toggle}
          onFocus={onFocus}
          isEditing={item.getId() === editing}
          onRenamed={(id, typed, by) => {
            onRenamed(id, typed);
            // What was clicked or reached with Tab keeps the focus.
            if (by === 'key') focusRow(tree);
          }}
        />
      ))}
    </div>
  );
}

/** Before the focused node is deleted: moves the focus to the next one outside of it, or to the one before. */
function focusNeighbour(tree: TreeInstance<TreeNode>): void {
  const items = tree.getItems();
  const focused = tree.getFocusedItem();
  const index = items.indexOf(focused);
  const { level } = focused.getItemMeta();
  const next = items.slice(index + 1).find((item) => item.getItemMeta().level <= level) ?? items[index - 1];
  next?.setFocused();
  focusRow(tree);
}

/** React remounts a row that moved: restore its focus. */
function useRetainFocus(focus: () => void) {
  const container = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  hadFocus.current = container.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (hadFocus.current && !container.current?.contains(document.activeElement)) focus();
  });
  return container;
}
