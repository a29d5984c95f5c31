import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { routes, routesByGroup } from '../app/routes';
import { Icon } from '../components/Icon';

/** The pages by group, as app/routes.ts lists them; the one that is open is marked. */
export function Navigation() {
  const { t } = useTranslation('layout');
  return (
    <nav className="navigation" aria-label={t('navigation')}>
      {routesByGroup(routes).map(([group, pages]) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="navigation-group">
            {t(`groups.${group}`)}
          </h2>
          <ul className="list-unstyled mb-0">
            {pages.map(({ path, titleKey, icon }) => (
              <li key={path}>
                <NavLink to={path} className="navigation-link">
                  {icon && <Icon glyph={icon} />}
                  <span className="text-truncate">{t(titleKey)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
