import { EmptyState } from './EmptyState';

export interface NoMatchProps {
  readonly title: string;
  readonly hint: string;
  readonly showAllLabel: string;
  /** Clears search and filter. */
  readonly onShowAll: () => void;
}

/** Where search and filter leave nothing of a list that has something. */
export function NoMatch({ title, hint, showAllLabel, onShowAll }: NoMatchProps) {
  return (
    <EmptyState drawing="fishing" title={title} hint={hint}>
      <button type="button" className="btn btn-outline-secondary" onClick={onShowAll}>
        {showAllLabel}
      </button>
    </EmptyState>
  );
}
