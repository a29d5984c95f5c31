/** Reads the tokens of a small language one after the other. */
export interface Tokens {
  /** The next token, without consuming it; undefined at the end. */
  peek(): string | undefined;
  next(): string | undefined;
  /** Consumes the next token if it is this one. */
  take(token: string): boolean;
}

/**
 * @param pattern matches one token, without flags
 * @returns undefined when some of the text is not a token.
 */
export function tokensOf(text: string, pattern: RegExp): Tokens | undefined {
  const found: string[] = [];
  const matcher = new RegExp(`\\s*(${pattern.source})`, 'y');
  const end = text.trimEnd().length;
  while (matcher.lastIndex < end) {
    const match = matcher.exec(text);
    if (!match?.[1]) return undefined;
    found.push(match[1]);
  }
  let position = 0;
  return {
    peek: () => found[position],
    next: () => found[position++],
    take(token) {
      if (found[position] !== token) return false;
      position += 1;
      return true;
    },
  };
}
