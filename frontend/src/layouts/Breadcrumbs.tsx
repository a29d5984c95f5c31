import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { pageAt } from '../navigation/pages';
import { groups } from './navigation/groups';

/** The page's group, linked to the group's first page, then the page's title. */
export function Breadcrumbs() {
  const { t } = useTranslation('layout');
  const route = pageAt(useLocation().pathname);
  if (!route?.group) return null;
  const first = groups.find(({ name }) => name === route.group)?.pages[0];
  const groupTitle = t(`groups.${route.group}`);
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="breadcrumb">
        <li className="breadcrumb-item">
          {first && first !== route ? <Link to={first.path}>{groupTitle}</Link> : groupTitle}
        </li>
        <li className="breadcrumb-item active" aria-current="page">
          {t(route.titleKey)}
        </li>
      </ol>
    </nav>
  );
}
