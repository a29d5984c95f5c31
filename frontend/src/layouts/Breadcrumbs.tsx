import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../app/routes';

/** Where the page stands: its group, then its title. */
export function Breadcrumbs() {
  const { t } = useTranslation('layout');
  const route = routeAt(useLocation().pathname);
  if (!route?.group) return null;
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="breadcrumb">
        <li className="breadcrumb-item text-secondary">{t(`groups.${route.group}`)}</li>
        <li className="breadcrumb-item active" aria-current="page">
          {t(route.titleKey)}
        </li>
      </ol>
    </nav>
  );
}
