/**
 * Makes a translation of offsets into a text from Unicode code points, as Comprehend counts, to UTF-16 code units, as
 * JavaScript does. Offsets past the end become the end.
 */
export function utf16Offsets(text: string): (codePoints: number) => number {
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    offsets.push(offset);
    offset += character.length;
  }
  return (codePoints) => offsets[codePoints] ?? text.length;
}
