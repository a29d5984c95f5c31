/**
 * The beginning of a text, of at most `length` characters, with an ellipsis where it is cut. By characters, as half of
 * one that takes two code units, such as an emoji, would be shown as a replacement character.
 */
export function startOf(text: string, length: number): string {
  const whole = text.trim();
  // A character is two code units at most: a text may have half a million.
  const start = [...whole.slice(0, 2 * length)].slice(0, length).join('');
  return start.length < whole.length ? `${start.trimEnd()}…` : start;
}
