import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?glyph';
import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  useId,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { selectRightToLeft } from '../../features/layout/public/settings';
import { hasModifier, horizontalKeys, moveFocus } from '../../lib/moveFocus';
import type { NavigationGroup } from './groups';
import { PageLink } from './PageLink';
import { useScrollIntoView } from './useScrollIntoView';

export interface GroupMenuProps {
  /** `beside`: icons in a column, opened on hover. `below`: names in a row, opened by a click. */
  readonly placement: 'beside' | 'below';
  readonly group: NavigationGroup;
  /** Whether the current page is in the group. */
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** One group's button and the menu of its pages. */
export function GroupMenu({ group, placement, isCurrent, isOpen, onOpen }: GroupMenuProps) {
  const { t } = useTranslation('layout');
  const rightToLeft = useAppSelector(selectRightToLeft);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useScrollIntoView(menu, isOpen);
  const isBeside = placement === 'beside';
  const inwards = isBeside ? horizontalKeys(rightToLeft).next : 'ArrowDown';
  const outwards = isBeside ? horizontalKeys(rightToLeft).previous : undefined;

  const enter = () => {
    // Rendered synchronously: the next key, maybe pressed before the next frame, is for the menu.
    flushSync(() => onOpen(true));
    menu.current?.querySelector('a')?.focus();
  };
  const leave = () => {
    button.current?.focus();
    onOpen(false);
  };

  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== inwards || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    enter();
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    // The bar must not handle keys pressed in the menu.
    event.stopPropagation();
    const links = Array.from(menu.current?.querySelectorAll('a') ?? []);
    const isOut = event.key === 'Escape' || (event.key === outwards && !hasModifier(event));
    if (isOut) leave();
    if (isOut || moveFocus(event, links)) event.preventDefault();
  };

  const onClick = ({ detail, nativeEvent }: MouseEvent) => {
    if (detail === 0) enter();
    // Hovering has opened it: the click that follows must not close it.
    else onOpen((isBeside && (nativeEvent as PointerEvent).pointerType === 'mouse') || !isOpen);
  };
  const onPointer = ({ type, pointerType }: ReactPointerEvent) => {
    const isEntered = menu.current?.contains(document.activeElement);
    if (isBeside && pointerType === 'mouse' && !isEntered) onOpen(type === 'pointerenter');
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onOpen(false);
  };

  return (
    <li className="group-menu" onPointerEnter={onPointer} onPointerLeave={onPointer} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={clsx('group-menu-button', isCurrent && 'active')}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isBeside ? t(`groups.${group.name}`) : undefined}
        onClick={onClick}
        onFocus={({ currentTarget }) => isBeside && currentTarget.matches(':focus-visible') && onOpen(true)}
        onKeyDown={onButtonKeyDown}
      >
        <Icon icon={group.icon} />
        {!isBeside && (
          <>
            {t(`groups.${group.name}`)}
            <Icon icon={chevronDown} className="navigation-chevron" />
          </>
        )}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the links within */}
      <div ref={menu} id={id} className="group-menu-pages" hidden={!isOpen} onKeyDown={onMenuKeyDown}>
        {isBeside && <p className="group-menu-title">{t(`groups.${group.name}`)}</p>}
        {isOpen && (
          <ul className={clsx('list-unstyled mb-0', group.pages.length > 12 && 'in-columns')}>
            {group.pages.map((page) => (
              <li key={page.path}>
                <PageLink page={page} onFollow={() => onOpen(false)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
