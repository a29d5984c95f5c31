/** Condition keys of a request, e.g. `s3:prefix`; their names ignore case. A key without values counts as absent. */
export type RequestContext = Readonly<Record<string, string | readonly string[]>>;

/** The values of each condition key, by its name in lower case. */
export type ContextValues = ReadonlyMap<string, readonly string[]>;

const anyCharacters = Symbol('any characters');
const anyOne = Symbol('any one character');

/** A policy's text with its variables filled in: single characters and wildcards. */
export type Pattern = readonly (string | typeof anyCharacters | typeof anyOne)[];

export function contextValues(context: RequestContext): ContextValues {
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(context)) {
    const list = typeof value === 'string' ? [value] : value;
    if (list.length > 0) values.set(name.toLowerCase(), list);
  }
  return values;
}

// A variable `${key}`, one with a default `${key, 'text'}`, an escaped character `${*}`, or one character.
const piece = /\$\{\s*([^},]+?)\s*(?:,\s*'([^']*)'\s*)?\}|[\s\S]/gu;

/** The policies' texts without variables, as patterns: there are as many as the templates have, and each is read often. */
const constantPatterns = new Map<string, Pattern>();

function constantPattern(text: string): Pattern {
  const known = constantPatterns.get(text);
  if (known) return known;
  const pattern = [...text].map(wildcardOf);
  constantPatterns.set(text, pattern);
  return pattern;
}

/**
 * Fills in a policy's variables. The value of a variable is taken literally, including wildcards.
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_variables.html
 * @param values undefined when the policy's version knows no variables.
 * @returns undefined when a variable has no single value: the text then matches nothing.
 */
export function fillIn(text: string, values: ContextValues | undefined): Pattern | undefined {
  if (!values || !text.includes('${')) return constantPattern(text);
  const pattern: (string | typeof anyCharacters | typeof anyOne)[] = [];
  for (const [all, variable, fallback] of text.matchAll(piece)) {
    if (variable === undefined) {
      for (const character of all) pattern.push(wildcardOf(character));
      continue;
    }
    if (['*', '?', '$'].includes(variable)) {
      pattern.push(variable);
      continue;
    }
    const found = values.get(variable.toLowerCase()) ?? (fallback === undefined ? [] : [fallback]);
    if (found.length !== 1) return undefined;
    pattern.push(...(found[0] as string));
  }
  return pattern;
}

function wildcardOf(character: string) {
  if (character === '*') return anyCharacters;
  return character === '?' ? anyOne : character;
}

/** The pattern as plain text, for operators that know no wildcards. */
export function asText(pattern: Pattern): string {
  return pattern
    .map((one) => {
      if (one === anyCharacters) return '*';
      return one === anyOne ? '?' : (one as string);
    })
    .join('');
}

/** Whether all of `text` matches. Linear in memory and at most quadratic in time for any pattern. */
export function fits(pattern: Pattern, text: string): boolean {
  const characters = [...text];
  let at = 0;
  let next = 0;
  // Where to backtrack to: after the last `*`, which then matches one more character.
  let afterWildcard = -1;
  let wildcardEnd = 0;
  while (at < characters.length) {
    const expected = pattern[next];
    if (expected === anyCharacters) {
      afterWildcard = ++next;
      wildcardEnd = at;
    } else if (expected === anyOne || expected === characters[at]) {
      next++;
      at++;
    } else if (afterWildcard >= 0) {
      next = afterWildcard;
      at = ++wildcardEnd;
    } else {
      return false;
    }
  }
  return pattern.slice(next).every((one) => one === anyCharacters);
}

/** Whether two ARNs fit part by part, so that a wildcard never reaches over a colon but in the last part. */
export function fitsArn(pattern: Pattern, arn: string): boolean {
  const expected = splitArn(pattern);
  const actual = splitArn([...arn]);
  return (
    expected.length === actual.length && expected.every((part, index) => fits(part, asText(actual[index] as Pattern)))
  );
}

const arnParts = 6;

function splitArn(pattern: Pattern): Pattern[] {
  const parts: Pattern[] = [];
  let rest = pattern;
  while (parts.length < arnParts - 1) {
    const colon = rest.indexOf(':');
    if (colon < 0) break;
    parts.push(rest.slice(0, colon));
    rest = rest.slice(colon + 1);
  }
  return [...parts, rest];
}
