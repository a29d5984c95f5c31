import { fold } from '../../lib/search';

/** How well a text matches a search, and its matched characters. */
export interface FuzzyMatch {
  /** Higher is better; comparable within one search only. */
  score: number;
  /** Indexes of the text's code points, ascending. */
  places: number[];
}

/**
 * Matches abbreviations: each word of the search has to be in the text, in any order, either as it is or as the starts
 * of words in order (`dta` in "Data table"). Ignores case and accents.
 * @returns null without a match; an empty search matches every text
 */
export function fuzzyMatch(search: string, text: string): FuzzyMatch | null {
  const { letters, origins } = lettersWithOrigins(text);
  let score = 0;
  const places = new Set<number>();
  for (const word of wordsOf(search)) {
    const match = matchWord(lettersWithOrigins(word).letters, letters);
    if (!match) return null;
    score += match.score;
    for (const place of match.places) places.add(origins[place] ?? place);
  }
  // Of two equal matches, the shorter text ranks higher.
  return { score: score - letters.length / 100, places: [...places].sort((one, other) => one - other) };
}

const wordsOf = (search: string) => search.trim().split(/\s+/).filter(Boolean);

/** A text's folded letters, and for each the index of its code point in the text: “ß” becomes two letters. */
function lettersWithOrigins(text: string): { letters: string[]; origins: number[] } {
  const folded = Array.from(text, (character) => Array.from(fold(character)));
  return { letters: folded.flat(), origins: folded.flatMap((plain, place) => plain.map(() => place)) };
}

const isOfWord = (letter = '') => /[\p{L}\p{N}]/u.test(letter);

const startsWord = (letters: readonly string[], place: number) => place === 0 || !isOfWord(letters[place - 1]);

const perLetter = { atWordStart: 8, inARow: 5, elsewhere: 1 };
const wholePart = 20;
const atTextStart = 4;
/** For each letter by which the word is longer: “light” means “Switch to light”, not “Lighthouse”; “note” is “Notes”. */
const perLetterMore = 1;
const maxLettersMore = 6;

/** A word in folded letters; `places` are indexes of these, as are those of the functions below. */
function matchWord(word: readonly string[], letters: readonly string[]): FuzzyMatch | null {
  return matchWhole(word, letters) ?? matchScattered(word, letters);
}

/** The word as a substring, preferably at the start of a word. */
function matchWhole(word: readonly string[], letters: readonly string[]): FuzzyMatch | null {
  const starts = letters.flatMap((_, start) =>
    word.every((letter, at) => letters[start + at] === letter) ? start : [],
  );
  const start = starts.find((place) => startsWord(letters, place)) ?? starts[0];
  if (start === undefined) return null;
  let score = wholePart + word.length * perLetter.inARow;
  if (startsWord(letters, start)) score += perLetter.atWordStart;
  if (start === 0) score += atTextStart;
  score -= Math.min(lettersMore(letters, start + word.length), maxLettersMore) * perLetterMore;
  return { score, places: word.map((_, at) => start + at) };
}

/** How many letters a word has from a place on. */
function lettersMore(letters: readonly string[], from: number): number {
  const end = letters.findIndex((letter, place) => place >= from && !isOfWord(letter));
  return (end < 0 ? letters.length : end) - from;
}

/** The word's letters in order; the starts of words and consecutive letters score higher. */
function matchScattered(word: readonly string[], letters: readonly string[]): FuzzyMatch | null {
  let best: FuzzyMatch | null = null;
  const found: number[] = [];
  const look = (from: number, score: number) => {
    if (found.length === word.length) {
      if (!best || score > best.score) best = { score, places: [...found] };
      return;
    }
    for (let place = from; place < letters.length; place += 1) {
      if (letters[place] !== word[found.length]) continue;
      const isStart = startsWord(letters, place);
      const isInARow = found.length > 0 && found.at(-1) === place - 1;
      // Scattered letters are in any long text: no match.
      if (!isStart && !isInARow) continue;
      found.push(place);
      look(place + 1, score + (isStart ? perLetter.atWordStart : perLetter.inARow));
      found.pop();
    }
  };
  look(0, 0);
  return best;
}
