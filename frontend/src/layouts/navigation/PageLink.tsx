import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../components/Icon';
import type { Page } from '../../navigation/page';
import { pageIcons } from '../../navigation/pageIcons';
import { pageAt } from '../../navigation/pages';

export interface PageLinkProps {
  readonly page: Page;
  readonly onFollow?: () => void;
}

/** A link with a page's icon and title; marked if it is the current page, or that one shows its detail. */
export const PageLink = memo(function PageLink({ page, onFollow }: PageLinkProps) {
  const { t } = useTranslation('layout');
  const icon = pageIcons[page.path];
  const showsDetail = pageAt(useLocation().pathname)?.parent === page.path;
  return (
    <NavLink
      to={page.path}
      end
      className={({ isActive }) => clsx('navigation-link', (isActive || showsDetail) && 'active')}
      onClick={onFollow}
    >
      {icon && <Icon icon={icon} />}
      <span className="text-truncate">{t(page.titleKey)}</span>
    </NavLink>
  );
});
