import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';

export interface FocusableButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly isDisabled: boolean;
}

/**
 * A button that remains focusable while it is disabled. For one that its own press may disable, such as “one less”: with
 * the attribute `disabled` it would lose the focus, and Tab would begin at the top of the page again.
 */
export function FocusableButton({ isDisabled, className, onClick, ...rest }: FocusableButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(className, isDisabled && 'disabled')}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    />
  );
}
