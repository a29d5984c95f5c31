import type { ASTNode } from 'graphql';

/** How much of a value a message shows. */
const maxQuotedCharacters = 200;

/** A literal as graphql-java writes it into its messages, e.g. `IntValue{value=10}`. */
export function writtenValue(node: ASTNode): string {
  const text = written(node);
  return text.length > maxQuotedCharacters ? `${text.slice(0, maxQuotedCharacters)}…` : text;
}

function written(node: ASTNode): string {
  switch (node.kind) {
    case 'StringValue':
      return `StringValue{value='${node.value}'}`;
    case 'IntValue':
    case 'FloatValue':
    case 'BooleanValue':
      return `${node.kind}{value=${node.value}}`;
    case 'EnumValue':
      return `EnumValue{name='${node.value}'}`;
    case 'NullValue':
      return 'NullValue{}';
    case 'ListValue':
      return `ArrayValue{values=[${node.values.map(written).join(', ')}]}`;
    case 'ObjectValue':
      return `ObjectValue{objectFields=[${node.fields.map(written).join(', ')}]}`;
    case 'ObjectField':
      return `ObjectField{name='${node.name.value}', value=${written(node.value)}}`;
    default:
      return node.kind;
  }
}
