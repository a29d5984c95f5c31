import { array, boolean, object, enum as oneOf, optional, record, type infer as Shape, string } from 'zod/mini';

const nodeKinds = ['city', 'street', 'home', 'archive'] as const;

const nodeSchema = object({
  name: string(),
  kind: oneOf(nodeKinds),
  /** A branch whose children are loaded when it is first expanded. */
  lazy: optional(boolean()),
});
export type TreeNode = Shape<typeof nodeSchema>;

/** A part of a tree: nodes by id, and the ordered ids of the children of each folder. */
export const branchSchema = object({
  nodes: record(string(), nodeSchema),
  children: record(string(), array(string())),
});
export type Branch = Shape<typeof branchSchema>;

export const treeSchema = object({
  ...branchSchema.shape,
  /** Ids of the checked leaves; the state of their ancestors is derived from these. */
  checked: array(string()),
  expanded: array(string()),
});
export type Tree = Shape<typeof treeSchema>;

/** Whether two trees have the same nodes at the same places, whatever is checked and expanded. */
export function hasSameNodes(one: Branch, other: Branch): boolean {
  return (
    haveSameEntries(
      one.nodes,
      other.nodes,
      (node, also) => node.name === also.name && node.kind === also.kind && node.lazy === also.lazy,
    ) && haveSameEntries(one.children, other.children, (ids, also) => ids.join() === also.join())
  );
}

/** The order of the keys does not count: what was stored and read may have another one. */
function haveSameEntries<Value>(
  one: Record<string, Value>,
  other: Record<string, Value>,
  isSame: (value: Value, also: Value) => boolean,
): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => {
      const also = other[key];
      return also !== undefined && isSame(one[key] as Value, also);
    })
  );
}

/** The hidden root of all nodes. */
export const rootId = 'root';

export const isFolder = ({ nodes }: Branch, id: string) => id === rootId || nodes[id]?.kind !== 'home';
/** A lazy branch without children waits to be loaded; a folder without them is empty. A deleted one waits no longer. */
export const isLoaded = ({ nodes, children }: Branch, id: string) => !nodes[id]?.lazy || children[id] !== undefined;
export const childrenOf = ({ children }: Branch, id: string): readonly string[] => children[id] ?? [];

export function parentOf({ children }: Branch, id: string): string | undefined {
  return Object.keys(children).find((parent) => children[parent]?.includes(id));
}

/** The ancestors of a node, the nearest first, without the root. */
export function ancestorsOf(tree: Branch, id: string): string[] {
  const above: string[] = [];
  for (let at = parentOf(tree, id); at !== undefined && at !== rootId; at = parentOf(tree, at)) above.push(at);
  return above;
}

/** The leaves below a node; a leaf itself. */
export function leavesOf(tree: Branch, id: string): string[] {
  const children = childrenOf(tree, id);
  return children.length === 0 ? [id] : children.flatMap((child) => leavesOf(tree, child));
}

/** How many of some nodes are homes: a folder without children is a leaf too. */
export const countHomes = ({ nodes }: Branch, ids: readonly string[]): number =>
  ids.filter((id) => nodes[id]?.kind === 'home').length;

export type CheckState = 'none' | 'some' | 'all';

/** Whether all, some or none of a node's leaves are checked. */
export function checkStateOf(tree: Tree, id: string): CheckState {
  const leaves = leavesOf(tree, id);
  const count = leaves.filter((leaf) => tree.checked.includes(leaf)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** Checks all leaves of a node, or unchecks them if all are checked. */
export function withToggledCheck(tree: Tree, id: string): string[] {
  const leaves = leavesOf(tree, id);
  const others = tree.checked.filter((checked) => !leaves.includes(checked));
  return checkStateOf(tree, id) === 'all' ? others : [...others, ...leaves];
}

/**
 * The tree with the nodes of a lazy branch; the same object if the branch was deleted, or loaded already. A branch that was
 * checked as a whole stays checked.
 */
export function withBranch<Parts extends Omit<Tree, 'expanded'>>(tree: Parts, id: string, branch: Branch): Parts {
  // Nodes that were moved since would be in two folders.
  if (isLoaded(tree, id)) return tree;
  const grown = {
    ...tree,
    nodes: { ...tree.nodes, ...branch.nodes },
    children: { ...tree.children, ...branch.children },
  };
  const checked = tree.checked.flatMap((one) => (one === id ? leavesOf(grown, id) : [one]));
  return { ...grown, checked };
}

/** The result of a search: the nodes with matching names, and their ancestors, which are expanded to show them. */
export function searchTree(tree: Branch, matches: (name: string) => boolean): { shown: Set<string>; opened: string[] } {
  const found = Object.keys(tree.nodes).filter((id) => id !== rootId && matches(tree.nodes[id]?.name ?? ''));
  const above = found.flatMap((id) => ancestorsOf(tree, id));
  return { shown: new Set([...found, ...above]), opened: [...new Set(above)] };
}

/** Whether stored data is a valid tree: each node in one position, below the root. */
export function isValidTree({ nodes, children }: Branch): boolean {
  const seen = new Set<string>();
  const visit = (id: string): boolean =>
    (children[id] ?? []).every((child) => {
      if (seen.has(child) || !nodes[child]) return false;
      seen.add(child);
      return visit(child);
    });
  return children[rootId] !== undefined && visit(rootId) && Object.keys(nodes).every((id) => seen.has(id));
}
