import { type FieldNode, type FragmentDefinitionNode, print, type SelectionSetNode } from 'graphql';

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * The fields that selection sets ask for, by the name they get in the answer. Fragments are opened whatever type
 * they are for.
 */
export function fieldsByResponseName(
  selectionSets: readonly (SelectionSetNode | undefined)[],
  fragments: Fragments,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  // Each is opened once: where fragments spread others twice, the work would double at each level.
  const opened = new Set<string>();
  const collect = (selectionSet: SelectionSetNode | undefined): void => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === 'Field') {
        const name = selection.alias?.value ?? selection.name.value;
        fields.set(name, [...(fields.get(name) ?? []), selection]);
      } else if (selection.kind === 'InlineFragment') collect(selection.selectionSet);
      else if (!opened.has(selection.name.value)) {
        opened.add(selection.name.value);
        collect(fragments[selection.name.value]?.selectionSet);
      }
    }
  };
  for (const selectionSet of selectionSets) collect(selectionSet);
  return fields;
}

/** `ctx.info.selectionSetList` in resolvers: `items`, `items/id`, … */
export function selectionSetList(nodes: readonly FieldNode[], fragments: Fragments, prefix = ''): string[] {
  const fields = fieldsByResponseName(
    nodes.map((node) => node.selectionSet),
    fragments,
  );
  return [...fields].flatMap(([name, inner]) => [
    prefix + name,
    ...selectionSetList(inner, fragments, `${prefix}${name}/`),
  ]);
}

/** `ctx.info.selectionSetGraphQL` in resolvers. */
export function selectionSetGraphQL(nodes: readonly FieldNode[]): string {
  return nodes.map((node) => (node.selectionSet ? print(node.selectionSet) : '')).join('\n');
}

/**
 * The part of a plain value that fields select, under the fields' own names. With it AppSync trims the `data` of an
 * error.
 */
export function selected(value: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  return cut(value, nodes, fragments, (node) => node.name.value);
}

/**
 * An answer's value under the fields' own names instead of the query's aliases: what a mutation publishes to
 * subscribers.
 */
export function withoutAliases(value: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  return cut(value, nodes, fragments, (node) => node.alias?.value ?? node.name.value);
}

function cut(
  value: unknown,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  keyOf: (node: FieldNode) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => cut(item, nodes, fragments, keyOf));
  const fields = fieldsByResponseName(
    nodes.map((node) => node.selectionSet),
    fragments,
  );
  if (typeof value !== 'object' || value === null || fields.size === 0) return value;
  const result: Record<string, unknown> = {};
  for (const inner of fields.values()) {
    const [node] = inner as [FieldNode];
    const member = (value as Record<string, unknown>)[keyOf(node)];
    if (member !== undefined) result[node.name.value] = cut(member, inner, fragments, keyOf);
  }
  return result;
}
