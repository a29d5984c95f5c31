import { clsx } from 'clsx';
import { Fragment, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconShape } from '../../../components/Icon';

/** One line of a menu. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly isDisabled?: boolean;
  /** Why it is disabled: the item stays in the menu's order, with this as its description. */
  readonly reason?: string | undefined;
  /** With a line above. */
  readonly startsGroup?: boolean;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

export interface FloatingMenuProps {
  readonly label: string;
  readonly anchor: Element;
  readonly items: readonly MenuItem[];
  /** Called when the menu should close, after an item has run. */
  readonly onClose: () => void;
}

const gap = 4;

/** A menu beside an element, above everything else, so that no scroll container clips it. */
export function FloatingMenu({ label, anchor, items, onClose }: FloatingMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const reason = items.find(({ isDisabled, reason }) => isDisabled && reason)?.reason;
  const [place, setPlace] = useState({ left: 0, top: 0 });
  /** Where the anchor was when the menu was placed. */
  const anchorBox = useRef<Pick<DOMRect, 'left' | 'top'>>({ left: 0, top: 0 });

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const box = anchor.getBoundingClientRect();
    anchorBox.current = box;
    setPlace(placeBeside(box, element));
    focusItem(element, 0);
  }, [anchor]);

  useEffect(() => {
    const leave = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    const leaveMoved = (event: Event) => {
      const now = anchor.getBoundingClientRect();
      const { left, top } = anchorBox.current;
      // The event may be of the scrolling that showed the anchor.
      if (now.left !== left || now.top !== top) leave(event);
    };
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('scroll', leaveMoved, true);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('scroll', leaveMoved, true);
    };
  }, [anchor, onClose]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    const buttons = itemsOf(event.currentTarget);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const goals: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const goal = goals[event.key];
    if (goal !== undefined) {
      event.preventDefault();
      focusItem(event.currentTarget, goal);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
  };

  return createPortal(
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      className="dropdown-menu show floating-menu"
      style={place}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {items.map(({ key, label: text, icon, isDisabled, reason, startsGroup, isDangerous, run }) => (
        <Fragment key={key}>
          {startsGroup && <hr className="dropdown-divider" />}
          <button
            type="button"
            role="menuitem"
            className={clsx(
              'dropdown-item',
              isDangerous && !isDisabled && 'text-danger',
              isDisabled && reason && 'disabled',
            )}
            disabled={isDisabled && !reason}
            aria-disabled={isDisabled && reason ? true : undefined}
            aria-describedby={isDisabled && reason ? reasonId : undefined}
            onClick={() => {
              if (isDisabled) return;
              run();
              onClose();
            }}
          >
            <Icon icon={icon} />
            {text}
          </button>
        </Fragment>
      ))}
      {reason && (
        <p id={reasonId} className="floating-menu-reason">
          {reason}
        </p>
      )}
    </div>,
    document.body,
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLButtonElement>('button:enabled')];

/** Wraps around: the first item follows the last. */
function focusItem(menu: HTMLElement, goal: number): void {
  const items = itemsOf(menu);
  items.at(goal % items.length)?.focus({ preventScroll: true });
}

/** Below the anchor and aligned with its end, or above it if there is no space below; always on the screen. */
function placeBeside(anchor: DOMRect, menu: HTMLElement): { left: number; top: number } {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const left = isRightToLeft ? anchor.left : anchor.right - width;
  const below = anchor.bottom + gap;
  const top = below + height > window.innerHeight ? Math.max(gap, anchor.top - gap - height) : below;
  return { left: Math.max(gap, Math.min(left, window.innerWidth - width - gap)), top };
}
