import { type ArgumentNode, type ASTNode, BREAK, type DocumentNode, Kind, visit } from 'graphql';

/** Where in a document a node is. */
export interface QueryPath {
  /** The names of the enclosing fragment and fields, as in AppSync's messages after the `@`. */
  readonly path: readonly string[];
  /** The argument whose value it is, or part of. */
  readonly argument: ArgumentNode | undefined;
}

export function pathTo(document: DocumentNode, target: ASTNode | undefined): QueryPath {
  const path: string[] = [];
  let argument: ArgumentNode | undefined;
  visit(document, {
    enter(node) {
      if (node.kind === Kind.FIELD || node.kind === Kind.FRAGMENT_DEFINITION) path.push(node.name.value);
      if (node.kind === Kind.ARGUMENT) argument = node;
      if (node === target) return BREAK;
    },
    leave(node) {
      if (node.kind === Kind.FIELD || node.kind === Kind.FRAGMENT_DEFINITION) path.pop();
      if (node.kind === Kind.ARGUMENT) argument = undefined;
    },
  });
  return { path, argument };
}
