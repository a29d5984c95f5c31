import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { selectRightToLeft } from '../../features/layout/public/settings';
import { horizontalKeys, moveFocus, verticalKeys } from '../../lib/moveFocus';
import type { PageGroup } from '../../navigation/page';
import { pageAt } from '../../navigation/pages';
import { GroupMenu, type GroupMenuProps } from './GroupMenu';
import { groups } from './groups';

export type GroupMenusProps = Pick<GroupMenuProps, 'placement'>;

/** The navigation groups, each with a menu of its pages: for the mini sidebar and the horizontal layout's bar. */
export function GroupMenus({ placement }: GroupMenusProps) {
  const { t } = useTranslation('layout');
  const rightToLeft = useAppSelector(selectRightToLeft);
  const [open, setOpen] = useState<PageGroup | null>(null);
  const bar = useRef<HTMLUListElement>(null);
  const current = pageAt(useLocation().pathname)?.group;

  // Escape closes a menu opened on hover too, wherever the focus is.
  useEffect(() => {
    if (!open) return;
    const onEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(null);
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = bar.current?.querySelectorAll<HTMLElement>('.group-menu-button') ?? [];
    if (moveFocus(event, Array.from(buttons), placement === 'beside' ? verticalKeys : horizontalKeys(rightToLeft))) {
      event.preventDefault();
    }
  };

  return (
    <nav className={`group-menus group-menus-${placement}`} aria-label={t('navigation')}>
      <ul ref={bar} className="list-unstyled mb-0" onKeyDown={onKeyDown}>
        {groups.map((group) => (
          <GroupMenu
            key={group.name}
            group={group}
            placement={placement}
            isCurrent={group.name === current}
            isOpen={group.name === open}
            onOpen={(isOpen) => setOpen(isOpen ? group.name : null)}
          />
        ))}
      </ul>
    </nav>
  );
}
