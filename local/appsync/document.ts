import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  Source,
  TokenKind,
  visit,
} from 'graphql';
import { AwsError } from '../http/errors';
import type { Fragments } from './selection';

/**
 * How much of a document is read. AppSync documents no limits; these are those of graphql-java, which it uses. Source:
 * https://github.com/graphql-java/graphql-java, ParserOptions
 */
const documentLimits = { tokens: 15_000, depth: 500 } as const;

/** @throws AwsError MalformedHttpRequestException for a text that is no GraphQL, or more of it than is read. */
export function readDocument(query: string): DocumentNode {
  const document = withinLimits(query) ? parseQuery(query) : undefined;
  if (!document) throw malformed('Unable to parse GraphQL query.');
  return document;
}

function parseQuery(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

/** The parser is recursive, so the levels are counted first. Also false for a text without tokens. */
function withinLimits(query: string): boolean {
  const lexer = new Lexer(new Source(query));
  const opening: readonly TokenKind[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
  const closing: readonly TokenKind[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];
  let depth = 0;
  try {
    for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens++) {
      const { kind } = lexer.token;
      if (opening.includes(kind)) depth++;
      else if (closing.includes(kind)) depth--;
      if (depth > documentLimits.depth || tokens > documentLimits.tokens) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** @throws AwsError MalformedHttpRequestException when it is not clear which operation is meant. */
export function operationOf(document: DocumentNode, operationName?: string): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName);
  if (!operation) throw malformed('The query has no such operation, or several and no operationName.');
  return operation;
}

export function fragmentsOf(document: DocumentNode): Fragments {
  return Object.fromEntries(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
}

type Definition = FragmentDefinitionNode | OperationDefinitionNode;

/**
 * The first fragment of a cycle of fragments, if there is one.
 * @throws AwsError MalformedHttpRequestException when fragments lead deeper into each other than is read.
 */
export function findFragmentCycle(document: DocumentNode): Definition | undefined {
  const fragments = fragmentsOf(document);
  const outlines = new Map<Definition, Outline>();
  for (const one of document.definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION || one.kind === Kind.OPERATION_DEFINITION) {
      outlines.set(one, outlineOf(one, fragments));
    }
  }
  /** How many levels there are below a definition, with its fragments; undefined while that is being found out. */
  const depths = new Map<Definition, number | undefined>();
  for (const start of outlines.keys()) {
    const stack = [start];
    while (stack.length > 0) {
      const definition = stack.at(-1) as Definition;
      const { depth, spreads } = outlines.get(definition) ?? { depth: 0, spreads: new Map<Definition, number>() };
      if (!depths.has(definition)) {
        depths.set(definition, undefined);
        const open = [...spreads.keys()].filter((one) => depths.get(one) === undefined);
        const circle = open.find((one) => depths.has(one));
        if (circle) return circle;
        stack.push(...open);
        continue;
      }
      stack.pop();
      const levels = [...spreads].reduce((max, [one, level]) => Math.max(max, level + (depths.get(one) ?? 0)), depth);
      if (levels > documentLimits.depth) throw malformed('Unable to parse GraphQL query.');
      depths.set(definition, levels);
    }
  }
  return undefined;
}

interface Outline {
  /** Levels of selection sets. */
  readonly depth: number;
  /** The fragments it spreads, each with the deepest level at which it does. */
  readonly spreads: ReadonlyMap<Definition, number>;
}

function outlineOf(definition: Definition, fragments: Fragments): Outline {
  const spreads = new Map<Definition, number>();
  let level = 0;
  let depth = 0;
  visit(definition, {
    SelectionSet: {
      enter() {
        level++;
        depth = Math.max(depth, level);
      },
      leave() {
        level--;
      },
    },
    FragmentSpread({ name }) {
      const fragment = fragments[name.value];
      if (fragment) spreads.set(fragment, Math.max(spreads.get(fragment) ?? 0, level));
    },
  });
  return { depth, spreads };
}

export function malformed(message: string): AwsError {
  return new AwsError('MalformedHttpRequestException', message, 400);
}
