/** How well a text answers a search, and by which of its characters. */
export interface FuzzyMatch {
  /** Higher is better; only good for comparing matches of one search. */
  score: number;
  /** Places in the text, in code points, ascending. */
  places: number[];
}

/**
 * Finds a search in a text as people abbreviate: each word of the search has to be in the text, in any order, either
 * as it is or as the beginnings of words in order (`dta` in "Data table"). Case and accents make no difference.
 * @returns null for a text that does not answer; for an empty search every text does
 */
export function fuzzyMatch(search: string, text: string): FuzzyMatch | null {
  const letters = foldedLetters(text);
  let score = 0;
  const places = new Set<number>();
  for (const word of wordsOf(search)) {
    const match = matchWord(foldedLetters(word), letters);
    if (!match) return null;
    score += match.score;
    for (const place of match.places) places.add(place);
  }
  // Of two texts that answer alike, the shorter one is more of an answer.
  return { score: score - letters.length / 100, places: [...places].sort((one, other) => one - other) };
}

const wordsOf = (search: string) => search.trim().split(/\s+/).filter(Boolean);

/** One folded letter for each code point, so that places in it are places in the text. */
const foldedLetters = (text: string) =>
  Array.from(text, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

const startsWord = (letters: readonly string[], place: number) =>
  place === 0 || /[^\p{L}\p{N}]/u.test(letters[place - 1] ?? '');

const perLetter = { atWordStart: 8, inARow: 5, elsewhere: 1 };
const wholePart = 20;

function matchWord(word: readonly string[], letters: readonly string[]): FuzzyMatch | null {
  return matchWhole(word, letters) ?? matchScattered(word, letters);
}

/** The word as it is; where a word of the text begins, if it is there as well. */
function matchWhole(word: readonly string[], letters: readonly string[]): FuzzyMatch | null {
  const starts = letters.flatMap((_, start) =>
    word.every((letter, at) => letters[start + at] === letter) ? start : [],
  );
  const start = starts.find((place) => startsWord(letters, place)) ?? starts[0];
  if (start === undefined) return null;
  const atWordStart = startsWord(letters, start) ? perLetter.atWordStart + (start === 0 ? 4 : 0) : 0;
  const places = word.map((_, at) => start + at);
  return { score: wholePart + atWordStart + word.length * perLetter.inARow, places };
}

/** The word's letters in order, as good as they come: at the beginnings of words and in a row rather than anywhere. */
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
      // Letters that neither begin a word nor follow one another are in any long text: that is no answer.
      if (!isStart && !isInARow) continue;
      found.push(place);
      look(place + 1, score + (isStart ? perLetter.atWordStart : perLetter.inARow));
      found.pop();
    }
  };
  look(0, 0);
  return best;
}
