import type { Rental } from '../../../../../graphql/generated/schema';
import { paths } from '../../../lib/paths';
import { matchesSearch, searchMatches } from '../../../lib/search';

export const kinds = ['page', 'note', 'contact', 'email', 'ticket', 'chat', 'product', 'example', 'rental'] as const;
export type Kind = (typeof kinds)[number];

/** Something that can be found, in the reader's language. */
export interface Searchable {
  /** Of its own among all that can be found. */
  readonly id: string;
  readonly kind: Kind;
  /** Its address in Polder. */
  readonly to: string;
  readonly title: string;
  /** Where it stands: a page's group, an example's page, what a rental is shown on. */
  readonly place: string;
  /** What it says, beyond its title. */
  readonly text: string;
}

/**
 * The rentals as they can be found. Those that are deleted cannot: the table that a result leads to shows none.
 * @param place where they are shown
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

/** A title that begins with what is searched; one that has it; the rest. */
const ranks = [
  (search: string, { title }: Searchable) =>
    matchesSearch(search, title) && searchMatches(search, title)[0]?.start === 0,
  (search: string, { title }: Searchable) => matchesSearch(search, title),
  () => true,
];

/** All rentals are in one place, and so are all notes: its name means the page, not everything on it. */
const isKnownByPlace = ({ kind }: Searchable) => kind === 'page' || kind === 'example';

/**
 * What has every word of the search in its title or text, or where it stands, the best first; of two that are as good, the order
 * stays. Without a search nothing is found.
 */
export function searchSite(search: string, searchables: readonly Searchable[]): Searchable[] {
  if (search.trim() === '') return [];
  const found = searchables.filter((one) =>
    matchesSearch(search, one.title, one.text, isKnownByPlace(one) ? one.place : ''),
  );
  const rankOf = (one: Searchable) => ranks.findIndex((holds) => holds(search, one));
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** One page of a list, and how many pages there are; a page that there is not is the nearest there is. */
export function pageOf<Item>(items: readonly Item[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  return { page, pages, items: items.slice((page - 1) * size, page * size) };
}

const excerptLength = 200;
const before = 60;

/** As much of a text as a result shows: where the search is in it, from the beginning of a word. */
export function excerptOf(text: string, search: string): string {
  if (text.length <= excerptLength) return text;
  const found = searchMatches(search, text)[0]?.start ?? 0;
  const start = found > before ? Math.min(found, text.indexOf(' ', found - before) + 1) : 0;
  const wanted = start + excerptLength;
  const space = text.lastIndexOf(' ', wanted);
  const end = wanted >= text.length ? text.length : space > found ? space : wanted;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
