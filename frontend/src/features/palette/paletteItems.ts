import type { IconShape } from '../../components/Icon';
import { type FuzzyMatch, fuzzyMatch } from './fuzzyMatch';

/** Something the palette offers. */
export interface PaletteItem {
  /** Of its own among all items. */
  id: string;
  title: string;
  /** Said beside the title: a page's group, a rental's code. */
  detail?: string;
  /** Other words by which it may be looked for. */
  words?: string;
  icon?: IconShape;
  /** An emoji in the icon's place. */
  flag?: string;
  run: () => void;
}

/** Items under one heading, in their own order. */
export interface PaletteSection {
  id: string;
  title: string;
  items: PaletteItem[];
  /** How many of them a search shows at most. */
  max: number;
}

/** An item found, with the characters of its title by which it was. */
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
 * What answers a search, the best section and the best item first. Without a search it is everything, as it stands.
 * An item that is in several sections is shown in the first of them.
 */
export function searchPalette(sections: readonly PaletteSection[], search: string): FoundSection[] {
  const isSearch = search.trim() !== '';
  const shown = new Set<string>();
  const ranked = sections.map(({ id, title, items, max }) => {
    const fresh = items.filter((item) => !shown.has(item.id));
    const matches = isSearch ? ranking(fresh, search).slice(0, max) : fresh.map(unranked);
    for (const { item } of matches) shown.add(item.id);
    return { id, title, matches, best: matches[0]?.match.score ?? Number.NEGATIVE_INFINITY };
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

/** A title counts for more than the words around it; a whole word there for more than scattered letters of a title. */
const inWords = 0.75;

/** How well an item answers. */
function matchItem({ title, detail = '', words = '' }: PaletteItem, search: string): FuzzyMatch | null {
  const inTitle = fuzzyMatch(search, title);
  if (inTitle) return inTitle;
  const inAll = fuzzyMatch(search, `${title} ${detail} ${words}`);
  const titleLength = Array.from(title).length;
  return inAll && { score: inAll.score * inWords, places: inAll.places.filter((place) => place < titleLength) };
}
