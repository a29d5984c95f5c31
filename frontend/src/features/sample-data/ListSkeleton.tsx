export interface ListSkeletonProps {
  readonly rows: number;
  /** In pixels. sample-data.scss has a class for each, because a built document may not contain inline styles. */
  readonly rowHeight: 60 | 64 | 68 | 84;
}

/** A placeholder for a list while it loads, with rows of the same size. */
export function ListSkeleton({ rows, rowHeight }: ListSkeletonProps) {
  return (
    <div className={`list-skeleton list-skeleton-${rowHeight} skeleton`} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row}>
          <span className="placeholder" />
          <span className="placeholder" />
        </div>
      ))}
    </div>
  );
}
