/** A text with each match of the search marked. */
export function FoundText({ text, found }: { readonly text: string; readonly found: string }) {
  const parts = found === '' ? [text] : partsOf(text, found);
  if (parts.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their place
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

/** Matches are at odd indices. */
export function partsOf(text: string, found: string): string[] {
  const lower = text.toLowerCase();
  // If lower-casing changes the length, as for a Turkish İ, indices of one text do not apply to the other.
  if (lower.length !== text.length) return [text];
  const parts: string[] = [];
  let taken = 0;
  for (let at = lower.indexOf(found); at !== -1; at = lower.indexOf(found, taken)) {
    parts.push(text.slice(taken, at), text.slice(at, at + found.length));
    taken = at + found.length;
  }
  return [...parts, text.slice(taken)];
}
