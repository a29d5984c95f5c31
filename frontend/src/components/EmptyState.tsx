import './empty-state.scss';
import type { ReactNode } from 'react';
import type { DrawingName } from './EmptyDrawing';
import { defineLazy, LazyComponent } from './LazyComponent';

/** Loaded when the first empty state is shown; without it, the text says everything. */
const drawingPart = defineLazy(() => import('./EmptyDrawing'));

export interface EmptyStateProps {
  readonly drawing: DrawingName;
  readonly title: string;
  /** One line: what would be here, or how to get it. */
  readonly hint?: string;
  /** At most one button or link. */
  readonly children?: ReactNode;
}

/** Where a list or a pane has nothing to show: a drawing, what that means, and what to do. */
export function EmptyState({ drawing, title, hint, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div className="empty-state-drawing" aria-hidden="true">
        <LazyComponent part={drawingPart} props={{ name: drawing }} />
      </div>
      <p className="empty-state-title">{title}</p>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
