import { array, boolean, object, enum as oneOf, optional, record, type infer as Shape, string } from 'zod/mini';

export const nodeKinds = ['city', 'street', 'home', 'archive'] as const;

const nodeSchema = object({
  name: string(),
  kind: oneOf(nodeKinds),
  /** A branch whose children are loaded when it is first opened. */
  lazy: optional(boolean()),
});
export type TreeNode = Shape<typeof nodeSchema>;

/** A part of a tree: nodes by id, and the ids of the children of each that can have any, in order. */
export const branchSchema = object({
  nodes: record(string(), nodeSchema),
  children: record(string(), array(string())),
});
export type Branch = Shape<typeof branchSchema>;

export const treeSchema = object({
  ...branchSchema.shape,
  /** Ids of the nodes without children that are checked; what holds them is worked out from these. */
  checked: array(string()),
  expanded: array(string()),
});
export type Tree = Shape<typeof treeSchema>;

/** The node that holds all others; it is not shown. */
export const rootId = 'root';

export const isFolder = ({ nodes }: Branch, id: string) => id === rootId || nodes[id]?.kind !== 'home';
export const childrenOf = ({ children }: Branch, id: string): readonly string[] => children[id] ?? [];

export function parentOf({ children }: Branch, id: string): string | undefined {
  return Object.keys(children).find((parent) => children[parent]?.includes(id));
}

/** The nodes above a node, the nearest first, without the root. */
export function ancestorsOf(tree: Branch, id: string): string[] {
  const above: string[] = [];
  for (let at = parentOf(tree, id); at !== undefined && at !== rootId; at = parentOf(tree, at)) above.push(at);
  return above;
}

/** The nodes below a node that have no children themselves; of one without children, itself. */
export function leavesOf(tree: Branch, id: string): string[] {
  const children = childrenOf(tree, id);
  return children.length === 0 ? [id] : children.flatMap((child) => leavesOf(tree, child));
}

export type CheckState = 'none' | 'some' | 'all';

/** Whether all, some or none of what is below a node is checked. */
export function checkStateOf(tree: Tree, id: string): CheckState {
  const leaves = leavesOf(tree, id);
  const count = leaves.filter((leaf) => tree.checked.includes(leaf)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** Checks all that is below a node, or, where all of it is checked, nothing of it. */
export function withToggledCheck(tree: Tree, id: string): string[] {
  const leaves = leavesOf(tree, id);
  const others = tree.checked.filter((checked) => !leaves.includes(checked));
  return checkStateOf(tree, id) === 'all' ? others : [...others, ...leaves];
}

/** The tree with a lazy branch's nodes in it. A branch that was checked as a whole stays so. */
export function withBranch(tree: Tree, id: string, branch: Branch): Tree {
  const grown = {
    ...tree,
    nodes: { ...tree.nodes, ...branch.nodes },
    children: { ...tree.children, ...branch.children },
  };
  const checked = tree.checked.flatMap((one) => (one === id ? leavesOf(grown, id) : [one]));
  return { ...grown, checked };
}

/** What a search leaves: the nodes whose names match, and those above them, which are opened to show them. */
export function searchTree(tree: Branch, matches: (name: string) => boolean): { shown: Set<string>; opened: string[] } {
  const found = Object.keys(tree.nodes).filter((id) => id !== rootId && matches(tree.nodes[id]?.name ?? ''));
  const above = found.flatMap((id) => ancestorsOf(tree, id));
  return { shown: new Set([...found, ...above]), opened: [...new Set(above)] };
}

/** Whether what is stored is a tree: each node in one place, below the root. */
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
