import { Fragment, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moveFocus } from '../../lib/moveFocus';
import { GroupSection } from './GroupSection';
import { firstExamples, groups } from './groups';
import { useOpenGroups } from './useOpenGroups';

/** All pages by group. Arrow keys move through the open groups. */
export function Navigation() {
  const { t } = useTranslation('layout');
  const [open, toggle] = useOpenGroups();
  const list = useRef<HTMLElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const reachable = list.current?.querySelectorAll<HTMLElement>('a, button') ?? [];
    const visible = Array.from(reachable).filter((element) => !element.closest('[inert]'));
    if (moveFocus(event, visible)) event.preventDefault();
  };

  return (
    <nav ref={list} className="navigation" aria-label={t('navigation')} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <Fragment key={group.name}>
          {group.name === firstExamples && <p className="navigation-divider">{t('examples')}</p>}
          <GroupSection group={group} isOpen={open.has(group.name)} onToggle={toggle} />
        </Fragment>
      ))}
    </nav>
  );
}
