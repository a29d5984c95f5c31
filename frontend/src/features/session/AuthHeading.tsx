import { useEffect, useRef } from 'react';

export interface AuthHeadingProps {
  readonly title: string;
  readonly lead: string;
  /** For a step that replaced another: takes the focus, so that screen readers announce the step. */
  readonly shouldFocus?: boolean;
}

/** What a sign-in page, or a step of it, is about. */
export function AuthHeading({ title, lead, shouldFocus = false }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus) heading.current?.focus();
  }, [shouldFocus]);
  return (
    <header className="mb-4">
      <h1 ref={heading} className="mb-1" tabIndex={shouldFocus ? -1 : undefined}>
        {title}
      </h1>
      <p className="text-secondary mb-0 text-break">{lead}</p>
    </header>
  );
}
