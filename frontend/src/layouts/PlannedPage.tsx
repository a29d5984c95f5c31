import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { routeAt } from '../app/routes';
import { pageIcons } from '../app/routes/pageIcons';
import { Icon } from '../components/Icon';
import { paths } from '../lib/paths';

/** Stands in for a page that is not built yet: says what will be there, and leads to what is. */
export function PlannedPage() {
  const { t } = useTranslation('layout');
  const route = routeAt(useLocation().pathname);
  if (!route) return null;
  const icon = pageIcons[route.path];
  return (
    <>
      <h1 className="mb-4">{t(route.titleKey)}</h1>
      <section className="card planned-page">
        <div className="card-body">
          {icon && <Icon glyph={icon} />}
          <p className="mb-1">{t(`planned.${route.group ?? 'pages'}`, { title: t(route.titleKey) })}</p>
          <p className="text-secondary mb-4">{t('planned.meanwhile')}</p>
          <Link to={paths.home} className="btn btn-outline-secondary">
            {t('planned.home')}
          </Link>
        </div>
      </section>
    </>
  );
}
