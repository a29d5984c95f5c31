import { visibleText } from '../../lib/visibleText';
import { type Branch, childrenOf, isFolder, isLoaded, parentOf, rootId, type Tree, type TreeNode } from './tree';

/** The longest name of a node, in characters. */
export const maxNameLength = 80;

/** What a change of nodes touches. */
export type TreeParts = Pick<Tree, 'nodes' | 'children' | 'checked'>;

/** A change of a node, with what was before it. */
export interface TreeChange {
  readonly kind: 'moved' | 'added' | 'renamed' | 'deleted';
  readonly id: string;
  readonly before: TreeParts;
  /** What it took out of `checked`. */
  readonly unchecked: readonly string[];
}

const kindInside = { city: 'street', archive: 'street', street: 'home', home: null } as const;

/** What can be added for a chosen node: inside a folder, or beside a home. */
export interface Addition {
  readonly parent: string;
  readonly kind: TreeNode['kind'];
}

/** @returns undefined where nothing can be added: a folder that is not loaded yet would lose its children */
export function additionFor(tree: Branch, chosen: string): Addition | undefined {
  const parent = isFolder(tree, chosen) ? chosen : parentOf(tree, chosen);
  if (parent === undefined || !isLoaded(tree, parent)) return undefined;
  const kind = parent === rootId ? 'city' : kindInside[tree.nodes[parent]?.kind ?? 'home'];
  return kind ? { parent, kind } : undefined;
}

/** The parts with a new node at the end of its folder. */
export function withNode(tree: TreeParts, id: string, name: string, { parent, kind }: Addition): TreeParts {
  return {
    nodes: { ...tree.nodes, [id]: { name, kind } },
    children: { ...tree.children, [parent]: [...childrenOf(tree, parent), id] },
    // A street that was checked without homes is not a home of its own any more.
    checked: tree.checked.filter((one) => one !== parent),
  };
}

/** The parts with another name; the same object for an empty or unchanged name. */
export function withName(tree: TreeParts, id: string, typed: string): TreeParts {
  const name = visibleText(typed.trim().slice(0, maxNameLength));
  const node = tree.nodes[id];
  if (!node || name === '' || name === node.name) return tree;
  return { ...tree, nodes: { ...tree.nodes, [id]: { ...node, name } } };
}

/** The ids of a node and of all that it holds. */
const withDescendants = (tree: Branch, id: string): string[] => [
  id,
  ...childrenOf(tree, id).flatMap((child) => withDescendants(tree, child)),
];

/** The parts without a node and all that it holds. */
export function withoutNode(tree: TreeParts, id: string): TreeParts {
  const gone = new Set(withDescendants(tree, id));
  const stays = <Value>(entries: Record<string, Value>) =>
    Object.fromEntries(Object.entries(entries).filter(([one]) => !gone.has(one)));
  const children = Object.entries(stays(tree.children)).map(([one, below]) => [
    one,
    below.filter((child) => child !== id),
  ]);
  return {
    nodes: stays(tree.nodes),
    children: Object.fromEntries(children),
    checked: tree.checked.filter((one) => !gone.has(one)),
  };
}

/** The parts as they were before a change. What was checked and unchecked since stays so. */
export function withoutChange({ checked }: TreeParts, { before, unchecked }: TreeChange): TreeParts {
  const kept = new Set([...checked, ...unchecked]);
  // In their old order; the later ones follow.
  const ordered = new Set([...before.checked, ...checked]);
  // A street that had no homes meanwhile could be checked itself.
  const isLeaf = (id: string) => before.nodes[id] !== undefined && childrenOf(before, id).length === 0;
  return { ...before, checked: [...ordered].filter((id) => kept.has(id) && isLeaf(id)) };
}
