import { clsx } from 'clsx';
import { type ButtonHTMLAttributes, useId, useRef, useState } from 'react';
import type { HintProps } from './Hint';
import { defineLazy, LazyComponent } from './LazyComponent';

/** Loaded when it is first wanted: a first visit does without. */
const hint = defineLazy<HintProps>(async () => ({ default: (await import('./Hint')).Hint }));

export interface RestrictedButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Why it may not be used now, as a sentence. Without one it is an ordinary button. */
  readonly reason: string | undefined;
}

/**
 * A button that stays in its place while it is disabled: it remains in the Tab order, does nothing, and explains why,
 * in a tooltip for pointer and keyboard and as its description for screen readers.
 */
export function RestrictedButton({ reason, className, title, onClick, children, ...rest }: RestrictedButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  const [isHintWanted, setHintWanted] = useState(false);
  const want = () => setHintWanted(true);
  // Once loaded, the hint hides itself.
  const leave = () => hint.Content || setHintWanted(false);
  if (reason === undefined) {
    return (
      <button type="button" {...rest} className={className} title={title} onClick={onClick}>
        {children}
      </button>
    );
  }
  return (
    <>
      <button
        {...rest}
        type="button"
        ref={button}
        className={clsx(className, 'disabled')}
        disabled={undefined}
        aria-disabled="true"
        aria-describedby={reasonId}
        // The tooltip says more.
        title={undefined}
        onPointerEnter={want}
        onFocus={want}
        onPointerLeave={leave}
        onBlur={leave}
      >
        {children}
      </button>
      <span id={reasonId} hidden>
        {reason}
      </span>
      {isHintWanted && <LazyComponent part={hint} props={{ target: button, isOpenAtFirst: true, children: reason }} />}
    </>
  );
}
