import type { ReactNode } from 'react';
import { useTurn } from './useTurn';

interface DrawnInTurnProps {
  /** In rem. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A part that the prerendered page has no more than the height of. */
export function DrawnInTurn({ height, children }: DrawnInTurnProps) {
  if (useTurn()) return children;
  // Height by an attribute: the CSP blocks inline styles in the prerendered document.
  return <svg className="d-block" width="1" height={`${height}rem`} aria-hidden="true" />;
}
