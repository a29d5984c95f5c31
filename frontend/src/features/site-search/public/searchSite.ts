import type { Rental } from '../../../../../graphql/generated/schema';
import { paths } from '../../../lib/paths';
import { matchesSearch, searchMatches } from '../../../lib/search';
import { type Kind, kinds, type Searchable } from '../../sample-data/public/searchableApp';

export { type Kind, kinds, type Searchable };

/**
 * The rentals as searchable items, without deleted ones, which the linked table does not show.
 * @param place the page that shows them
 */
export function searchableRentals(rentals: readonly Rental[], place: string): Searchable[] {
  return rentals
    .filter(({ _deleted }) => !_deleted)
    .map(({ id, Name, Code }) => ({
      id: `rental ${id}`,
      kind: 'rental',
      to: `${paths.home}?${new URLSearchParams({ q: Name })}`,
      title: Name,
      place,
      text: Code,
    }));
}

/** Rank: 0 where the title starts with the search, 1 where it contains it, or else 2. */
function rankOf(search: string, { title }: Searchable): 0 | 1 | 2 {
  if (!matchesSearch(search, title)) return 2;
  return searchMatches(search, title)[0]?.start === 0 ? 0 : 1;
}

/** Whether a search matches the place too. Items of other kinds share one place, whose name means its page only. */
const isKnownByPlace = ({ kind }: Searchable) => kind === 'page' || kind === 'example';

/**
 * Items with every word of the search in their title, text or place, best first; those as good keep their order. An
 * empty search finds nothing.
 */
export function searchSite<One extends Searchable>(search: string, searchables: readonly One[]): One[] {
  if (search.trim() === '') return [];
  // Not sorted: of a hundred thousand rentals, each would be ranked many times.
  const byRank: [One[], One[], One[]] = [[], [], []];
  for (const one of searchables) {
    const place = isKnownByPlace(one) ? one.place : '';
    if (matchesSearch(search, one.title, one.text, place)) byRank[rankOf(search, one)].push(one);
  }
  return byRank.flat();
}

/** One page of a list, and the number of pages; the page number is clamped. */
export function pageOf<Item>(items: readonly Item[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  return { page, pages, items: items.slice((page - 1) * size, page * size) };
}

const excerptLength = 200;
const before = 60;

/** A position in a text; in the middle of a character that takes two, as an emoji does, the one before. */
const beforeCharacter = (text: string, position: number) =>
  /[\uDC00-\uDFFF]/.test(text.charAt(position)) ? position - 1 : position;

/** An excerpt around the match, starting at a word; in a text without spaces, anywhere before the match. */
export function excerptOf(text: string, search: string): string {
  if (text.length <= excerptLength) return text;
  const found = searchMatches(search, text)[0]?.start ?? 0;
  const cut = found - before;
  const start = cut > 0 ? Math.min(found, text.indexOf(' ', cut) + 1 || beforeCharacter(text, cut)) : 0;
  const wanted = beforeCharacter(text, start + excerptLength);
  const space = text.lastIndexOf(' ', wanted);
  const end = wanted >= text.length ? text.length : space > found ? space : wanted;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
