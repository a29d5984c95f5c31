import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import type { Page } from '../../navigation/page';
import { pageIcons } from '../../navigation/pageIcons';

export interface PageLinkProps {
  readonly page: Page;
  readonly onFollow?: () => void;
  /** The search text, marked in the title. */
  readonly search?: string;
  /** Other matched text, shown after the title. */
  readonly aside?: string;
}

/** A link with a page's icon and title; marked if it is the current page. */
export function PageLink({ page, onFollow, search = '', aside }: PageLinkProps) {
  const { t } = useTranslation('layout');
  const icon = pageIcons[page.path];
  return (
    <NavLink to={page.path} end className="navigation-link" onClick={onFollow}>
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
