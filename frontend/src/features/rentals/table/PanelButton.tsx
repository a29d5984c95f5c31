import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconShape } from '../../../components/Icon';
import { isBeyondWindow } from '../../../lib/isBeyondWindow';

export interface PanelButtonProps {
  /** Null for none. */
  readonly icon: IconShape | null;
  readonly label: string;
  /** Shown after the label, for example a count. */
  readonly note?: ReactNode;
  readonly className?: string;
  /** The panel's content, rendered when it opens. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel below it; Escape, or a press elsewhere, closes the panel. */
export function PanelButton({
  icon,
  label,
  note,
  className = 'btn btn-outline-secondary',
  children,
}: PanelButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const show = () => {
      const first = element.querySelector<HTMLElement>('input, button, select');
      (first ?? element).focus({ preventScroll: true });
      // Of a bar near the lower edge, no more than its first line would be in view.
      element.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
    };
    show();
    // The content may be loaded later; once it has the focus, nothing moves any more.
    const observer = new ResizeObserver(() => {
      if (isBeyondWindow(element)) element.classList.add('panel-at-end');
      if (document.activeElement === element) show();
      else observer.disconnect();
    });
    observer.observe(element);
    const leave = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', leave, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', leave, true);
    };
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape from its content
    <div className="panel-button" ref={place} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon && <Icon icon={icon} />}
        <span className="panel-button-label">{label}</span>
        {note}
      </button>
      {isOpen && (
        <div id={id} ref={panel} role="dialog" aria-label={label} className="panel" tabIndex={-1}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
