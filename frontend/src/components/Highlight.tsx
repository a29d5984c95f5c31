import type { ReactNode } from 'react';
import { searchMatches } from '../lib/search';

export interface HighlightProps {
  readonly text: string;
  /** Its words are marked wherever they occur, ignoring case and accents. */
  readonly search: string;
}

/** A text with the words of a search marked. */
export function Highlight({ text, search }: HighlightProps) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of searchMatches(search, text)) {
    parts.push(text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>);
    done = end;
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}
