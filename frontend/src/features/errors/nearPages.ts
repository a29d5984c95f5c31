import { fold } from '../../lib/search';

/** A page's path and translated title. */
export interface KnownPage {
  readonly path: string;
  readonly title: string;
}

const max = 4;
/** From 0 to 1; words below it count as unrelated. */
const minSimilarity = 0.45;

/** The pages whose path or title is most similar to an unknown address, best first. */
export function nearPages<Page extends KnownPage>(address: string, pages: readonly Page[]): Page[] {
  const words = wordsOf(address);
  return pages
    .map((page) => ({ page, likeness: likenessOf(words, page) }))
    .filter(({ likeness }) => likeness >= minSimilarity)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, max)
    .map(({ page }) => page);
}

/** The last word of a path, its most specific one. */
function likenessOf(words: readonly string[], { path, title }: KnownPage): number {
  const last = words.at(-1) ?? '';
  const named = [...wordsOf(path).slice(-1), ...wordsOf(title), wordsOf(title).join('')];
  const ofLast = Math.max(0, ...named.map((word) => alike(last, word)));
  return Math.max(ofLast * 0.9 + alike(words.join(''), wordsOf(path).join('')) * 0.1, 0);
}

const wordsOf = (text: string) =>
  fold(text.replace(/[?#].*$/s, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The share of common letter pairs of two words, from 0 to 1 (Dice's coefficient); tolerant of typos. */
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
