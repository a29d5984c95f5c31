import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { pageAt } from '../navigation/pages';

/** For a page that shows a detail of another: its group, that page, and its own title. Others have a heading only. */
export function Breadcrumbs() {
  const { t } = useTranslation('layout');
  const route = pageAt(useLocation().pathname);
  const parent = route?.parent && pageAt(route.parent);
  if (!route?.group || !parent) return null;
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="breadcrumb">
        <li className="breadcrumb-item">{t(`groups.${route.group}`)}</li>
        <li className="breadcrumb-item">
          <Link to={parent.path}>{t(parent.titleKey)}</Link>
        </li>
        <li className="breadcrumb-item active" aria-current="page">
          {t(route.titleKey)}
        </li>
      </ol>
    </nav>
  );
}
