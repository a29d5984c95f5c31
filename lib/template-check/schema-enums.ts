import { type EnumTypeDefinitionNode, Kind, parse, TokenKind } from 'graphql';
import type { Rule } from './finding';

/**
 * AppSync takes descriptions of enums, not of their values: of these, and of comments between them, its maintainers say
 * that they are not permitted, and people that the schema is refused, "Failed to parse schema document".
 * @see https://github.com/aws/aws-appsync-community/issues/55
 * @see https://github.com/aws/aws-appsync-community/issues/410
 */
export const schemaEnums: Rule = (templates) =>
  templates.ofType('AWS::AppSync::GraphQLSchema').flatMap(({ path, properties: { Definition } }) =>
    typeof Definition === 'string'
      ? enumsOf(Definition)
          .filter(describesValues)
          .map(({ name }) => ({
            path,
            problem: `Its schema describes values of the enum ${name.value}, which AppSync may refuse to parse.`,
            remedy: 'Say it in the description of the enum itself.',
          }))
      : [],
  );

const enumsOf = (schema: string) =>
  parse(schema).definitions.filter((definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION);

/** Whether there are descriptions or comments between the braces of an enum. */
function describesValues({ name, loc, values = [] }: EnumTypeDefinitionNode): boolean {
  if (values.some(({ description }) => description)) return true;
  for (let token = name.loc?.endToken; token && token !== loc?.endToken; token = token.next ?? undefined) {
    if (token.kind === TokenKind.COMMENT) return true;
  }
  return false;
}
