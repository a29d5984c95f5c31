import { type ReactNode, useId } from 'react';

export interface DesignSectionProps {
  readonly title: string;
  /** The section's purpose or rule. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A section of the design system with its heading. */
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
