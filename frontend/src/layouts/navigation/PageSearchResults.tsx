import { useTranslation } from 'react-i18next';
import { matchesSearch } from '../../lib/search';
import { findPages } from './findPages';
import { groups } from './groups';
import { PageLink } from './PageLink';

export interface PageSearchResultsProps {
  readonly query: string;
  readonly onFollow: () => void;
}

/** Replaces the navigation's groups during a search. */
export function PageSearchResults({ query, onFollow }: PageSearchResultsProps) {
  const { t } = useTranslation('layout');
  const pages = groups.flatMap(({ name, pages }) =>
    pages.map((page) => ({ page, title: t(page.titleKey), group: t(`groups.${name}`) })),
  );
  const found = findPages(query, pages);
  return (
    <>
      <p className="navigation-found" role="status">
        {found.length > 0 ? t('pagesFound', { count: found.length }) : t('noPageFound', { query: query.trim() })}
      </p>
      <ul className="list-unstyled mb-0">
        {found.map(({ page, title, group }) => (
          <li key={page.path}>
            <PageLink
              page={page}
              search={query}
              aside={matchesSearch(query, title) ? undefined : group}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
