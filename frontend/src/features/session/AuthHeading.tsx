import { useEffect, useRef } from 'react';

export interface AuthHeadingProps {
  readonly title: string;
  readonly lead: string;
  /** For a step that replaced another: focuses the heading, so that screen readers announce the step. */
  readonly shouldFocus?: boolean;
}

/** The heading of a sign-in page, or of one of its steps. */
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
