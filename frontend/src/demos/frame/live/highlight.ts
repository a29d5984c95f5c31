import { parse } from 'sucrase/dist/esm/parser';
import type { Token } from 'sucrase/dist/esm/parser/tokenizer/index';
import { TokenType as Type } from 'sucrase/dist/esm/parser/tokenizer/types';
import type { CodeKind, CodeLines } from '../demo';

type Line = CodeLines[number];

/**
 * Source code in tokens, by the parser that compiles it anyway: the build's highlighter is ten times its size.
 * Code that does not parse keeps the tokens of the lines that it still has.
 */
export function highlight(code: string, before: CodeLines = []): CodeLines {
  try {
    return tokensByLine(code, parse(code, true, true, false).tokens);
  } catch {
    const known = new Map(before.map((line) => [line.map(([, text]) => text).join(''), line]));
    return code.split('\n').map((line) => known.get(line) ?? [['plain', line]]);
  }
}

function tokensByLine(code: string, tokens: readonly Token[]): CodeLines {
  const lines: Line[] = [[]];
  const add = (kind: CodeKind, text: string) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines[lines.length - 1] = [...(lines.at(-1) ?? []), [kind, part]];
    }
  };
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    // Between tokens there are only spaces and comments.
    if (token.start > at) add('comment', code.slice(at, token.start));
    const text = code.slice(token.start, token.end);
    add(kindOf(token, text, tokens[index - 1], tokens[index + 1]), text);
    at = Math.max(at, token.end);
  }
  return lines;
}

const strings = new Set([Type.string, Type.template, Type.backQuote, Type.regexp]);
const constants = new Set([Type.num, Type.bigint, Type._true, Type._false, Type._null]);
const operators = /^([=:?|&!+*%^~-]|=>|[<>]=?|[=!]==?|\|\||&&|\?\?|\?\.|\.\.\.|\+\+|--|\$\{)$/;
const keywords = new Set(['from', 'as', 'of', 'async', 'await', 'type', 'interface', 'readonly', 'satisfies', 'keyof']);

/** As the build's highlighter has it: an element of HTML is a string, a component a constant. */
function kindOf(token: Token, text: string, before?: Token, after?: Token): CodeKind {
  const { type } = token;
  if (strings.has(type)) return 'string';
  if (constants.has(type)) return 'constant';
  if (type & Type.IS_KEYWORD) return 'keyword';
  if (type === Type.comma) return 'punctuation';
  if (type === Type.jsxName) {
    if (before?.type !== Type.jsxTagStart && before?.type !== Type.slash) return 'function';
    return /^[a-z]/.test(text) ? 'string' : 'constant';
  }
  if (type === Type.name) return kindOfName(token, text, before, after);
  const isTag = type === Type.jsxTagStart || type === Type.jsxTagEnd || type === Type.jsxText;
  return !isTag && operators.test(text) ? 'keyword' : 'plain';
}

function kindOfName({ contextualKeyword, isType }: Token, text: string, before?: Token, after?: Token): CodeKind {
  if (contextualKeyword && keywords.has(text) && after?.type !== Type.colon) return 'keyword';
  if (isType && after?.type !== Type.colon && after?.type !== Type.question) {
    return /^[a-z]/.test(text) ? 'constant' : 'function';
  }
  if (before?.type === Type._const || before?.type === Type._let) return 'constant';
  return before?.type === Type._function || after?.type === Type.parenL ? 'function' : 'plain';
}
