import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps, Popover, PopoverBody, PopoverHeader, type PopoverProps } from 'reactstrap';
import { stopEscape } from '../lib/stopEscape';

export interface PopoverDialogProps {
  /** The label of the button that opens it. */
  readonly label: ReactNode;
  /** The button's class; subtle by default. */
  readonly button?: ButtonProps;
  readonly title: string;
  readonly placement?: PopoverProps['placement'];
  readonly hideArrow?: boolean;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button, and a small dialog beside it that leaves the page usable. reactstrap's Popover calls itself a tooltip and
 * leaves the focus where it is; this one is a dialog with a name, takes the focus and gives it back, and closes by
 * Escape, by a press elsewhere, and when the focus goes on.
 */
export function PopoverDialog({
  label,
  button,
  title,
  placement = 'bottom',
  hideArrow,
  className,
  children,
}: PopoverDialogProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    stopEscape(event);
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button and the dialog within
    <div ref={place} className="d-inline-block" onKeyDown={onKeyDown}>
      <Button
        color="secondary"
        outline
        {...button}
        id={`${id}-opener`}
        innerRef={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <Popover
        target={`${id}-opener`}
        isOpen={isOpen}
        trigger="manual"
        // Beside its button, so that Tab goes from one into the other.
        container="inline"
        placement={placement}
        hideArrow={hideArrow}
        popperClassName={className}
        fade={false}
        {...lostDefaults}
        innerRef={becomeDialog}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
      >
        <PopoverHeader id={`${id}-title`}>{title}</PopoverHeader>
        <PopoverBody>{children(close)}</PopoverBody>
      </Popover>
    </div>
  );
}

/** React 19 no longer fills in the default props of a function component, as Popover is. */
const lostDefaults = { placementPrefix: 'bs-popover', offset: [0, 8] };

/** Popover has no property for the role. */
function becomeDialog(content: HTMLElement | null): void {
  content?.setAttribute('role', 'dialog');
  content?.focus({ preventScroll: true });
}
