/** A placeholder for the list while its first page loads. */
export function ActivitySkeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className="activity-placeholder">
          <span className="placeholder" />
          <span className="placeholder" />
        </div>
      ))}
    </div>
  );
}
