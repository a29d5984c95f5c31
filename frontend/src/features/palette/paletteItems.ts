import type { IconShape } from '../../components/Icon';
import { type FuzzyMatch, fuzzyMatch } from './fuzzyMatch';

/** An entry of the palette. */
export interface PaletteItem {
  /** Unique among all items. */
  id: string;
  title: string;
  /** Shown beside the title: a page's group, a rental's code. */
  detail?: string;
  /** More words to search in. */
  words?: string;
  /** Found by a text that is not shown here: what matches by a name comes first. */
  isFoundByText?: boolean;
  icon?: IconShape;
  /** An emoji instead of the icon. */
  flag?: string;
  /** Why the user's role may not do it, as a sentence: shown instead of the detail, and it cannot be chosen. */
  denial?: string | undefined;
  run: () => void;
}

/** Items under one heading, in order. */
export interface PaletteSection {
  id: string;
  title: string;
  items: PaletteItem[];
  /** The maximum number of items that a search shows. */
  max: number;
}

/** A result, with the matched characters of its title. */
export interface FoundItem {
  item: PaletteItem;
  places: number[];
}

export interface FoundSection {
  id: string;
  title: string;
  found: FoundItem[];
}

/**
 * The results of a search, best section and best item first; without a search all items in their order. An item of
 * several sections is shown in the first.
 */
export function searchPalette(sections: readonly PaletteSection[], search: string): FoundSection[] {
  const isSearch = search.trim() !== '';
  const shown = new Set<string>();
  const ranked = sections.map(({ id, title, items, max }) => {
    const fresh = items.filter((item) => !shown.has(item.id));
    const matches = isSearch ? ranking(fresh, search).slice(0, max) : fresh.map(unranked);
    for (const { item } of matches) shown.add(item.id);
    return { id, title, matches, best: bestOf(matches) };
  });
  if (isSearch) ranked.sort((one, other) => other.best - one.best);
  return ranked
    .filter(({ matches }) => matches.length > 0)
    .map(({ id, title, matches }) => ({
      id,
      title,
      found: matches.map(({ item, match }) => ({ item, places: match.places })),
    }));
}

function bestOf([first]: readonly Ranked[]): number {
  if (!first) return Number.NEGATIVE_INFINITY;
  return first.item.isFoundByText ? Number.MIN_SAFE_INTEGER : first.match.score;
}

interface Ranked {
  item: PaletteItem;
  match: FuzzyMatch;
}

const unranked = (item: PaletteItem): Ranked => ({ item, match: { score: 0, places: [] } });

function ranking(items: readonly PaletteItem[], search: string): Ranked[] {
  return items
    .flatMap((item) => {
      const match = matchItem(item, search);
      return match ? { item, match } : [];
    })
    .sort((one, other) => other.match.score - one.match.score);
}

/** A match in the title outranks other words, except when it is scattered and they match a whole word. */
const inWords = 0.75;

/** How well an item matches. */
function matchItem({ title, detail = '', words = '' }: PaletteItem, search: string): FuzzyMatch | null {
  const inTitle = fuzzyMatch(search, title);
  if (inTitle) return inTitle;
  const inAll = fuzzyMatch(search, `${title} ${detail} ${words}`);
  const titleLength = Array.from(title).length;
  return inAll && { score: inAll.score * inWords, places: inAll.places.filter((place) => place < titleLength) };
}
