import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?glyph';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../components/Icon';

export interface ReviewFoldProps {
  readonly summary: ReactNode;
  /** Whether the settings are open at first. */
  readonly startsOpen?: boolean;
  /** True while something in it, or about it, has to be answered: it opens by itself, and can be closed again. */
  readonly isAsked: boolean;
  readonly children: ReactNode;
}

/** Settings of the review, folded away below a line that says how they stand. */
export function ReviewFold({ summary, startsOpen = false, isAsked, children }: ReviewFoldProps) {
  const [isOpen, setOpen] = useState(startsOpen || isAsked);
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked !== wasAsked) {
    setAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  return (
    <details className="review-fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {summary}
        <Icon icon={chevronDown} className="review-fold-chevron" />
      </summary>
      {children}
    </details>
  );
}
