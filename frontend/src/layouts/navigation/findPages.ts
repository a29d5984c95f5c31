import { matchesSearch, searchMatches } from '../../lib/search';

/** A page as the navigation names it. */
export interface NamedPage {
  readonly title: string;
  readonly group: string;
}

/**
 * The pages whose title or group has every word of the query. Those whose title begins with what was typed come first;
 * otherwise the order stays. An empty query finds nothing.
 */
export function findPages<Page extends NamedPage>(query: string, pages: readonly Page[]): Page[] {
  if (query.trim() === '') return [];
  const found = pages.filter(({ title, group }) => matchesSearch(query, title, group));
  const isHead = ({ title }: Page) => searchMatches(query, title)[0]?.start === 0;
  return [...found.filter(isHead), ...found.filter((page) => !isHead(page))];
}
