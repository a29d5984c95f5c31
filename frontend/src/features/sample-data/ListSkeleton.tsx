/** Stands in for a list while it loads, row for row the size of what comes. */
export function ListSkeleton({ rows, rowHeight }: { readonly rows: number; readonly rowHeight: number }) {
  return (
    <div className="list-skeleton placeholder-wave" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} style={{ height: rowHeight }}>
          <span className="placeholder" />
          <span className="placeholder" />
        </div>
      ))}
    </div>
  );
}
