import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import type { Page } from '../../navigation/page';
import { pageIcons } from '../../navigation/pageIcons';

export interface PageLinkProps {
  readonly page: Page;
  readonly onFollow?: () => void;
  /** What was looked for: marked in the title. */
  readonly search?: string;
  /** What else was found by: shown behind the title. */
  readonly aside?: string;
}

/** A page's icon and title, leading to it; marked when it is the page that is open. */
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
