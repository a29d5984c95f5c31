/** A stretch of a text in UTF-16 code units, end exclusive: `text.slice(begin, end)`. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

export function overlaps(one: Span, other: Span): boolean {
  return one.begin < other.end && other.begin < one.end;
}

/** The text right before an offset: only as much as the rules examine, so that long texts take no longer per word. */
export function textBefore(text: string, offset: number): string {
  return text.slice(Math.max(0, offset - 60), offset);
}

/** Every match of a pattern, which must have the flag `g`. */
export function matchesOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ begin: index, end: index + match.length }));
}

/** A span without the blanks, quotes and punctuation around what it covers, and without a possessive 's. */
export function trimSpan(text: string, span: Span): Span {
  const covered = text.slice(span.begin, span.end);
  const before = /^[\s“”"'‘’(),.;:!?-]*(?<!^[’']s-)/u.exec(covered)?.[0].length ?? 0;
  const after = /(?:[’']s)?[\s“”"'‘’(),.;:!?-]*$/u.exec(covered)?.[0].length ?? 0;
  return { begin: span.begin + before, end: Math.max(span.begin + before, span.end - after) };
}

/**
 * Makes a translation of offsets from UTF-16 code units to Unicode code points, which Comprehend counts.
 */
export function codePointOffsets(text: string): (codeUnits: number) => number {
  const offsets = new Uint32Array(text.length + 1);
  let codePoints = 0;
  let index = 0;
  for (const character of text) {
    for (let unit = 0; unit < character.length; unit++) offsets[index + unit] = codePoints;
    index += character.length;
    codePoints++;
  }
  offsets[text.length] = codePoints;
  return (codeUnits) => offsets[codeUnits] ?? codePoints;
}
