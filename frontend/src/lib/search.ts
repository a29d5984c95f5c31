/** Part of a text, from `start` up to `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Whether each word of the search is in one of the texts, whatever its case and accents. An empty search matches. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const folded = texts.map((text) => fold(text));
  return wordsOf(search).every((word) => folded.some((text) => text.includes(word)));
}

/** Where the words of a search are in a text, in order, without overlap. */
export const searchMatches = (search: string, text: string): TextRange[] => foldedMatches(wordsOf(search), text);

/** Where folded texts are in a text, in order, without overlap. */
export function foldedMatches(wanted: readonly string[], text: string): TextRange[] {
  if (wanted.length === 0) return [];
  const { folded, origins } = foldWithOrigins(text);
  const ranges = wanted.flatMap((part) => occurrences(part, folded)).sort((one, other) => one.start - other.start);
  // A match that ends within a folded letter, such as "as" in "aß", includes all of that letter.
  const endOf = (end: number) => (origins[end] === origins[end - 1] ? origins[end + 1] : origins[end]) ?? text.length;
  return merged(ranges).map(({ start, end }) => ({ start: origins[start] ?? 0, end: endOf(end) }));
}

const wordsOf = (search: string) => fold(search).split(/\s+/).filter(Boolean);

/** Plain characters for others: at first those that Unicode does not take apart into a letter and an accent. */
const plainLetters: Record<string, string> = {
  ...{ ø: 'o', ı: 'i', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' },
  // As keyboards have them: texts have “Landlords’ Day” and “401–415”.
  ...{ '’': "'", '‘': "'", '“': '"', '”': '"', '„': '"', '–': '-', '‑': '-' },
};

/** A text in lower case, without accents and with plain quotes and dashes, for comparing. Its length may differ. */
export const fold = (text: string) => text.toLowerCase().replace(/[\u0080-\uffff]/g, plainLetter);

/** Kept: a million names are folded at once. */
function plainLetter(letter: string): string {
  plainLetters[letter] ??= letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plainLetters[letter];
}

/** Folding may change a text's length: `origins` has, for each place in the folded text, its place in the original. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  const origins: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const plain = fold(character);
    for (let index = 0; index < plain.length; index += 1) origins.push(place);
    folded += plain;
    place += character.length;
  }
  return { folded, origins };
}

function occurrences(word: string, text: string): TextRange[] {
  const found: TextRange[] = [];
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
    found.push({ start, end: start + word.length });
  }
  return found;
}

function merged(ranges: TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last && range.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else result.push(range);
  }
  return result;
}
