import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { routeAt } from '../../app/routes';
import type { RouteGroup } from '../../app/routes/page-route';
import { selectRightToLeft } from '../../features/layout/layoutSlice';
import { horizontalKeys, moveFocus, verticalKeys } from '../../lib/moveFocus';
import { GroupMenu } from './GroupMenu';
import { groups } from './groups';

export interface GroupMenusProps {
  /** `beside`: icons in a column, which open when they are pointed at. `below`: names in a row, which open by a click. */
  readonly placement: 'beside' | 'below';
}

/** The groups, each with its pages in a menu of its own: the small sidebar, and the bar of the horizontal layout. */
export function GroupMenus({ placement }: GroupMenusProps) {
  const { t } = useTranslation('layout');
  const rightToLeft = useAppSelector(selectRightToLeft);
  const [open, setOpen] = useState<RouteGroup | null>(null);
  const bar = useRef<HTMLUListElement>(null);
  const current = routeAt(useLocation().pathname)?.group;

  // Escape also closes what was opened by pointing at it, wherever the focus is.
  useEffect(() => {
    if (!open) return;
    const onEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(null);
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = bar.current?.querySelectorAll<HTMLElement>('.group-menu-button') ?? [];
    if (
      moveFocus(event.key, Array.from(buttons), placement === 'beside' ? verticalKeys : horizontalKeys(rightToLeft))
    ) {
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
