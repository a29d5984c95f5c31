import { matchesSearch, searchMatches } from '../../lib/search';

/** A page with its translated title and group. */
export interface NamedPage {
  readonly title: string;
  readonly group: string;
}

/**
 * Finds pages whose title or group contains every word of the query. Titles that start with the query come first;
 * otherwise the order stays. An empty query finds nothing.
 */
export function findPages<Page extends NamedPage>(query: string, pages: readonly Page[]): Page[] {
  if (query.trim() === '') return [];
  const found = pages.filter(({ title, group }) => matchesSearch(query, title, group));
  const isHead = ({ title }: Page) => searchMatches(query, title)[0]?.start === 0;
  return [...found.filter(isHead), ...found.filter((page) => !isHead(page))];
}
