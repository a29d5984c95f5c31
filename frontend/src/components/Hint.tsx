import './hint.scss';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Tooltip, type TooltipProps } from 'reactstrap';

export interface HintProps {
  /** The element it explains, which has `aria-describedby={id}` or the same text as its name. */
  readonly target: RefObject<HTMLElement | null>;
  readonly id?: string;
  readonly placement?: TooltipProps['placement'];
  /** How long the pointer has to stay before it shows, in milliseconds. */
  readonly delay?: number;
  readonly hideArrow?: boolean;
  readonly className?: string;
  /** It is added while the pointer or the focus is on its element already. */
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/**
 * reactstrap's Tooltip with additions: it has an id to be described by, Escape hides it wherever the focus is,
 * and it stays while the pointer is on it.
 */
export function Hint({
  target,
  id,
  placement = 'top',
  delay = 0,
  hideArrow,
  className,
  isOpenAtFirst = false,
  children,
}: HintProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  useEscape(isOpen, () => setOpen(false));
  return (
    <Tooltip
      id={id}
      target={target as RefObject<HTMLElement>}
      // Within a landmark: on body it would be outside of them all.
      container="main"
      isOpen={isOpen}
      toggle={() => setOpen(!isOpen)}
      placement={placement}
      delay={{ show: delay, hide: 100 }}
      autohide={false}
      fade={false}
      hideArrow={hideArrow}
      popperClassName={className}
    >
      {children}
    </Tooltip>
  );
}

function useEscape(isOpen: boolean, hide: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}
