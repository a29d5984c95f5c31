import { type ReactNode, useId } from 'react';

export interface DesignSectionProps {
  readonly title: string;
  /** What the part is for, or the rule it follows. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** One part of the design system, under its heading. */
export function DesignSection({ title, lead, children }: DesignSectionProps) {
  const id = useId();
  return (
    <section className="design-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p className="text-secondary prose">{lead}</p>
      </header>
      {children}
    </section>
  );
}
