import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import type { Page } from '../../navigation/page';
import { pageIcons } from '../../navigation/pageIcons';
import { pageAt } from '../../navigation/pages';

export interface PageLinkProps {
  readonly page: Page;
  readonly onFollow?: () => void;
  /** The search text, marked in the title. */
  readonly search?: string;
  /** Other matched text, shown after the title. */
  readonly aside?: string;
}

/** A link with a page's icon and title; marked if it is the current page, or that one shows its detail. */
export function PageLink({ page, onFollow, search = '', aside }: PageLinkProps) {
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
      <span className="text-truncate">
        <Highlight text={t(page.titleKey)} search={search} />
      </span>
      {aside && (
        <span className="navigation-aside text-truncate">
          <Highlight text={aside} search={search} />
        </span>
      )}
    </NavLink>
  );
}
