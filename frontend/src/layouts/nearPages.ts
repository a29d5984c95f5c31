/** A page by its address and its name in the reader's language. */
export interface KnownPage {
  readonly path: string;
  readonly title: string;
}

const max = 4;
/** Of 1, below which two words have letters in common and nothing else. */
const minSimilarity = 0.45;

/** The pages whose address or name is most like an address that leads nowhere, the likest first. */
export function nearPages<Page extends KnownPage>(address: string, pages: readonly Page[]): Page[] {
  const words = wordsOf(address);
  return pages
    .map((page) => ({ page, likeness: likenessOf(words, page) }))
    .filter(({ likeness }) => likeness >= minSimilarity)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, max)
    .map(({ page }) => page);
}

/** The last word of an address says most of what it is about. */
function likenessOf(words: readonly string[], { path, title }: KnownPage): number {
  const last = words.at(-1) ?? '';
  const named = [...wordsOf(path).slice(-1), ...wordsOf(title), wordsOf(title).join('')];
  const ofLast = Math.max(0, ...named.map((word) => alike(last, word)));
  return Math.max(ofLast * 0.9 + alike(words.join(''), wordsOf(path).join('')) * 0.1, 0);
}

const wordsOf = (text: string) =>
  text
    .replace(/[?#].*$/s, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How many pairs of letters two words share (Dice's coefficient); a letter that is missing or twice costs little. */
function alike(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const left = [...others];
  const shared = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / Math.max(1, pairs.length + others.length);
}

const pairsOf = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, index) => `^${word}$`.slice(index, index + 2));
