import { foldedMatches } from '../../../lib/search';

/** A text with each match of the search, which is folded, marked. */
export function FoundText({ text, found }: { readonly text: string; readonly found: string }) {
  const parts = found === '' ? [text] : partsOf(text, found);
  if (parts.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their place
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

/** Matches are at odd indices. */
export function partsOf(text: string, found: string): string[] {
  const parts: string[] = [];
  let taken = 0;
  for (const { start, end } of foldedMatches([found], text)) {
    parts.push(text.slice(taken, start), text.slice(start, end));
    taken = end;
  }
  return [...parts, text.slice(taken)];
}
