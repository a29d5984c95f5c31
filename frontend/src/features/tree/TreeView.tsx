import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { usePageTheme } from '../../components/usePageTheme';
import type { Direction } from './moves';
import { TreeRow } from './TreeRow';
import { handleTreeKeyDown } from './treeKeys';
import { nodeToggled, selectTreeFound, selectTreeState } from './treeSlice';
import { useNodeTree } from './useNodeTree';

export interface TreeViewProps {
  /** Moves a node by one step. */
  readonly onMove: (id: string, direction: Direction) => void;
  /** Called with the focused node, which the move buttons apply to. */
  readonly onFocus: (id: string) => void;
}

/** The tree: one tab stop; arrow keys, Home, End and letters move within it, Space checks, Alt+arrow moves a node. */
export function TreeView({ onMove, onFocus }: TreeViewProps) {
  const { t } = useTranslation('tree');
  const dispatch = useAppDispatch();
  const { rightToLeft } = usePageTheme();
  const tree = useNodeTree();
  const { search } = useAppSelector(selectTreeState);
  const found = useAppSelector(selectTreeFound);
  const container = useRetainFocus(() => tree.updateDomFocus());
  const { ref, ...containerProps } = tree.getContainerProps(t('label'));
  const toggle = (id: string) => dispatch(nodeToggled(id));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const pressed = { key: event.key, alt: event.altKey, rightToLeft };
    const isDone = handleTreeKeyDown(tree, pressed, {
      toggle,
      open: (id) => tree.getItemInstance(id).expand(),
      move: (direction) => !found && onMove(tree.getFocusedItem().getId(), direction),
    });
    if (isDone) event.preventDefault();
  };

  const items = tree.getItems();
  // The node that had the focus may be hidden now, but the tree must remain reachable by Tab.
  const tabStop = items.find((item) => item.isFocused()) ?? items[0];

  if (found?.shown.size === 0) return <p className="list-detail-empty">{t('noMatch')}</p>;
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
        />
      ))}
    </div>
  );
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
