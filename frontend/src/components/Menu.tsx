import { clsx } from 'clsx';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { moveFocus } from '../lib/moveFocus';

export interface MenuProps {
  /** What opens the menu, as a screen reader names it. */
  readonly label: string;
  /** What the button shows. */
  readonly button: ReactNode;
  readonly buttonClass: string;
  /** {@link MenuItem}s and separators, rendered while the menu is open. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button at the end of a bar, and the menu below it: arrows, Home and End move, Escape and Tab close. For a menu that
 * has to find its own place on the page there is reactstrap's Dropdown, at 12 kB.
 */
export function Menu({ label, button, buttonClass, children }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    itemsOf(menu.current)[0]?.focus();
    // Of a row near the lower edge, no more than its first item would be in view.
    menu.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      setOpen(true);
    } else if (event.key === 'Escape') {
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
      return;
    } else if (!moveFocus(event, itemsOf(menu.current))) {
      return;
    }
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button and the items within
    <div className="menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div ref={menu} id={id} role="menu" aria-label={label} className="dropdown-menu show" tabIndex={-1}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** An item that does something; with another `role`, one that is chosen. The menu moves the focus. */
export function MenuItem({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={clsx('dropdown-item', className)} {...button} />
  );
}

/** Some items are not for every device. */
const itemsOf = (menu: HTMLElement | null) =>
  Array.from(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []).filter(
    (item) => getComputedStyle(item).display !== 'none',
  );
