/** A part of a text, in UTF-16 offsets. */
export interface Passage {
  readonly begin: number;
  readonly end: number;
}

/** The limit in UTF-8 bytes within which Comprehend analyses all parts (lambdas/entity-extractor/limits.ts). */
export const passageBytes = 5000;

/** In UTF-8 bytes. A longer text is refused before any request: it would take a hundred calls. */
export const maxTextBytes = 500_000;

const paragraphEnd = /\n[^\S\n]*\n+/g;
const sentenceEnd = /[.!?…]+["'”’)\]]*\s+|[。！？]+/g;
const lineEnd = /\n+/g;
const wordEnd = /\s+/g;

/**
 * Splits a text into passages of at most `maxBytes`: between paragraphs, otherwise between sentences, lines or words,
 * and within a word only as a last resort. Together they are the whole text.
 */
export function passagesOf(text: string, maxBytes = passageBytes): Passage[] {
  const passages: Passage[] = [];
  for (let begin = 0; begin < text.length; ) {
    const end = begin + cutIn(text.slice(begin, begin + maxBytes), text.length - begin, maxBytes);
    passages.push({ begin, end });
    begin = end;
  }
  return passages;
}

/** @param window the next `maxBytes` UTF-16 units, which are as many bytes or more */
function cutIn(window: string, remaining: number, maxBytes: number): number {
  const fitting = longestFittingPassage(window, maxBytes);
  if (fitting === remaining) return fitting;
  const head = window.slice(0, fitting);
  for (const border of [paragraphEnd, sentenceEnd, lineEnd, wordEnd]) {
    const cut = lastEndOf(border, head);
    // A split in the first half would make passages too short to mean much.
    if (cut > fitting / 2) return cut;
  }
  return lastEndOf(wordEnd, head) || fitting;
}

/** How many UTF-16 units fit into `maxBytes`, never half a character; at least one character. */
function longestFittingPassage(window: string, maxBytes: number): number {
  let bytes = 0;
  let length = 0;
  for (const character of window) {
    bytes += bytesOf(character.codePointAt(0) as number);
    if (bytes > maxBytes && length > 0) break;
    length += character.length;
  }
  return length;
}

const bytesOf = (codePoint: number) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);

function lastEndOf(border: RegExp, text: string): number {
  let end = 0;
  for (const match of text.matchAll(border)) end = match.index + match[0].length;
  return end;
}

export const byteLength = (text: string) => new TextEncoder().encode(text).length;
