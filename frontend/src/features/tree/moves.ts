import { type Branch, childrenOf, isFolder, isLoaded, parentOf, rootId } from './tree';

/** A position in the tree: a parent and an index among its children, not counting the node that moves. */
export interface TreePosition {
  readonly parent: string;
  readonly index: number;
}

/** Steps of a move: among its siblings, into the folder before it, or out to after its parent. */
export const directions = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

/**
 * A city has streets and homes, a street has homes. A node cannot be in one of its own kind, nor in its own
 * descendants.
 */
const levels = { city: 1, archive: 1, street: 2, home: 3 } as const;

function levelOf({ nodes }: Branch, id: string): number {
  const kind = nodes[id]?.kind;
  return id === rootId || !kind ? 0 : levels[kind];
}

/** Whether a node may move into another: a loaded folder of a higher level that is not within the node itself. */
export function canHold(tree: Branch, parent: string, id: string): boolean {
  if (!isFolder(tree, parent) || !isLoaded(tree, parent)) return false;
  if (levelOf(tree, parent) >= levelOf(tree, id)) return false;
  for (let at: string | undefined = parent; at !== undefined; at = parentOf(tree, at)) {
    if (at === id) return false;
  }
  return true;
}

/** The position after a step; null if the step is impossible. */
export function positionAfter(tree: Branch, id: string, direction: Direction): TreePosition | null {
  const parent = parentOf(tree, id);
  if (parent === undefined) return null;
  const siblings = childrenOf(tree, parent);
  const index = siblings.indexOf(id);
  switch (direction) {
    case 'up':
      return index > 0 ? { parent, index: index - 1 } : null;
    case 'down':
      return index < siblings.length - 1 ? { parent, index: index + 1 } : null;
    case 'in': {
      const before = siblings[index - 1];
      if (before === undefined || !canHold(tree, before, id)) return null;
      return { parent: before, index: childrenOf(tree, before).length };
    }
    case 'out': {
      const above = parentOf(tree, parent);
      if (parent === rootId || above === undefined) return null;
      return { parent: above, index: childrenOf(tree, above).indexOf(parent) + 1 };
    }
  }
}

/** All children after a move; the same object if the move is not allowed. */
export function moveNode(tree: Branch, id: string, { parent, index }: TreePosition): Branch['children'] {
  const from = parentOf(tree, id);
  if (from === undefined || !canHold(tree, parent, id)) return tree.children;
  const without = { ...tree.children, [from]: childrenOf(tree, from).filter((child) => child !== id) };
  const target = without[parent] ?? [];
  return { ...without, [parent]: [...target.slice(0, index), id, ...target.slice(index)] };
}
