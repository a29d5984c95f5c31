import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?glyph';
import { clsx } from 'clsx';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { PageGroup } from '../../navigation/page';
import type { NavigationGroup } from './groups';
import { PageLink } from './PageLink';

export interface GroupSectionProps {
  readonly group: NavigationGroup;
  readonly isOpen: boolean;
  readonly onToggle: (group: PageGroup) => void;
}

/** A collapsible group of pages. */
export const GroupSection = memo(function GroupSection({ group, isOpen, onToggle }: GroupSectionProps) {
  const { t } = useTranslation('layout');
  const id = useId();
  // Rendered when first opened, and still while closed, so that closing is animated.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  return (
    <section>
      <h2 className="navigation-heading">
        <button
          type="button"
          className="navigation-group"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(group.name)}
        >
          <span className="text-truncate">{t(`groups.${group.name}`)}</span>
          <Icon icon={chevronDown} className="navigation-chevron" />
        </button>
      </h2>
      <div id={id} className={clsx('navigation-fold', isOpen && 'open')} inert={!isOpen}>
        <ul className="list-unstyled mb-0">
          {wasOpen &&
            group.pages.map((page) => (
              <li key={page.path}>
                <PageLink page={page} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
});
