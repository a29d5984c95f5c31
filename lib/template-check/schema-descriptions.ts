import { BREAK, type DefinitionNode, Kind, parse, TokenKind, visit } from 'graphql';
import type { Rule } from './finding';

/**
 * AppSync's parser is older than descriptions in quotes: people report "Failed to parse schema document" for them, and
 * for comments between the values of an enum.
 * @see https://github.com/aws/aws-appsync-community/issues/38
 * @see https://github.com/aws/aws-appsync-community/issues/55
 * @see https://github.com/aws/aws-appsync-community/issues/410
 */
export const schemaDescriptions: Rule = (templates) =>
  templates.ofType('AWS::AppSync::GraphQLSchema').flatMap(({ path, properties: { Definition } }) => {
    if (typeof Definition !== 'string') return [];
    const described = parse(Definition).definitions.filter((one) => hasDescription(one) || hasCommentInEnum(one));
    if (described.length === 0) return [];
    return [
      {
        path,
        problem: `Its schema has descriptions, of ${described.map(nameOf).join(', ')}, which AppSync may refuse to parse.`,
        remedy: 'Deploy the schema without descriptions, and without comments in enums.',
      },
    ];
  });

function hasDescription(definition: DefinitionNode): boolean {
  let found = false;
  visit(definition, {
    StringValue: (_node, key) => {
      if (key !== 'description') return undefined;
      found = true;
      return BREAK;
    },
  });
  return found;
}

/** Whether there are comments between the braces of an enum. */
function hasCommentInEnum(definition: DefinitionNode): boolean {
  if (definition.kind !== Kind.ENUM_TYPE_DEFINITION) return false;
  const { name, loc } = definition;
  for (let token = name.loc?.endToken; token && token !== loc?.endToken; token = token.next ?? undefined) {
    if (token.kind === TokenKind.COMMENT) return true;
  }
  return false;
}

const nameOf = (definition: DefinitionNode) => ('name' in definition && definition.name?.value) || 'itself';
