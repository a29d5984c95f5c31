import {
  type DndDataRef,
  dragAndDropFeature,
  type ItemInstance,
  isOrderedDragTarget,
  syncDataLoaderFeature,
  type TreeInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useLayoutEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { canHold } from './moves';
import { childrenOf, isFolder, rootId, type TreeNode } from './tree';
import { loadBranch, nodeMoved, nodesExpanded, selectTreeFound, selectTreeState } from './treeSlice';

const unknownNode: TreeNode = { name: '', kind: 'home' };

/** The rendered tree: headless-tree over the store's state, filtered by the search. */
export function useNodeTree(): TreeInstance<TreeNode> {
  const dispatch = useAppDispatch();
  const { tree } = useAppSelector(selectTreeState);
  const found = useAppSelector(selectTreeFound);

  const instance = useTree<TreeNode>({
    rootItemId: rootId,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => isFolder(tree, item.getId()),
    dataLoader: {
      getItem: (id) => tree.nodes[id] ?? unknownNode,
      getChildren: (id) => childrenOf(tree, id).filter((child) => !found || found.shown.has(child)),
    },
    state: { expandedItems: found ? found.opened : tree.expanded },
    setExpandedItems: (updater) => {
      const expanded = typeof updater === 'function' ? updater(found ? found.opened : tree.expanded) : updater;
      // A search expands what it finds; afterwards the previously expanded folders are expanded again.
      if (found) return;
      dispatch(nodesExpanded(expanded));
      for (const id of expanded) if (tree.nodes[id]?.lazy) void dispatch(loadBranch(id));
    },
    features: [syncDataLoaderFeature, dragAndDropFeature],
    canReorder: true,
    indent: 24,
    // An index among filtered siblings is not an index among all siblings.
    canDrag: () => {
      // For a tenth of a second headless-tree would refuse this item where it refused the last one.
      instance.getDataRef<DndDataRef>().current.lastDragCode = undefined;
      return found === null;
    },
    canDrop: ([item], target) => item !== undefined && canHold(tree, target.item.getId(), item.getId()),
    onDrop: ([item], target) => {
      if (!item) return;
      const parent = target.item.getId();
      const index = isOrderedDragTarget(target) ? target.insertionIndex : childrenOf(tree, parent).length;
      dispatch(nodeMoved({ id: item.getId(), position: { parent, index } }));
    },
  });

  // Otherwise its first rows would appear only after the page was rendered without them.
  const hasRows = useRef(false);
  if (!hasRows.current) instance.scheduleRebuildTree();
  hasRows.current = true;

  // Before the next key, which may be for the field of a row that was just added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: headless-tree caches its rows until it is rebuilt
  useLayoutEffect(() => instance.rebuildTree(), [instance, tree.nodes, tree.children, tree.expanded, found]);
  return instance;
}

/** The drop position relative to a row. */
export function dropIndicator(item: ItemInstance<TreeNode>): 'above' | 'below' | 'inside' | undefined {
  if (item.isUnorderedDragTarget()) return 'inside';
  if (item.isDragTargetAbove()) return 'above';
  return item.isDragTargetBelow() ? 'below' : undefined;
}
