import nlp from 'compromise';
import type { Span } from './spans';

/** Names in compromise's lexicons, by kind. */
export interface KnownNames {
  readonly people: readonly Span[];
  readonly organizations: readonly Span[];
  readonly places: readonly Span[];
}

export function findKnownNames(text: string): KnownNames {
  const view = nlp(text);
  return {
    people: spansOf(text, view.people()),
    organizations: spansOf(text, view.organizations()),
    places: spansOf(text, view.places()),
  };
}

const { lexicon } = (nlp.model() as { one: { lexicon: Readonly<Record<string, unknown>> } }).one;

/** Whether a word is a demonym or nationality, such as "Dutch". */
export function isDemonym(word: string): boolean {
  return lexicon[word.toLowerCase()] === 'Demonym';
}

interface Findings {
  json(options: { offset: true }): { text: string; offset: { start: number; length: number } }[];
}

/** compromise counts blanks it has normalised away, so its offsets are only where the search begins. */
function spansOf(text: string, findings: Findings): Span[] {
  let end = 0;
  return findings.json({ offset: true }).flatMap(({ text: found, offset }) => {
    const exact = text.startsWith(found, offset.start) ? offset.start : text.indexOf(found, end);
    if (exact < 0 || found === '') return [];
    end = exact + found.length;
    return [{ begin: exact, end }];
  });
}
